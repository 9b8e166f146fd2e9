import FlowBase

/// Leads arrows through the channels between columns and rows. All arrows to one node join into one line, so a line never
/// forks; each leaves its node to the right, past its label, and enters from the left.
struct MapRouter {
  /// Points between parallel lines, around labels, and from the frame to where its arrows part.
  private static let pitch = 12.0
  private static let labelGap = 8.0
  private static let busWidth = 16.0
  private static let arrowRoom = 24.0

  private let graph: MapGraph
  private let grid: MapGrid
  /// Channels left of each column and right of the last; above each row and below the last.
  private var vertical: [TrackSet]
  private var horizontal: [TrackSet]
  /// The horizontal channel of an edge that needs one.
  private var channel: [Int?]
  /// Points below its node's middle where an edge leaves.
  private var offset: [Double]
  /// Room that leaving edges take above and below a node's middle.
  private var reach: [(up: Double, down: Double)]

  init(_ graph: MapGraph, _ grid: MapGrid) {
    self.graph = graph
    self.grid = grid
    vertical = Array(repeating: TrackSet(), count: grid.columns + 1)
    horizontal = Array(repeating: TrackSet(), count: grid.rows + 1)
    channel = Array(repeating: nil, count: graph.edges.count)
    offset = Array(repeating: 0, count: graph.edges.count)
    reach = Array(repeating: (0, 0), count: graph.nodes.count)
    chooseChannels()
    chooseOffsets()
    assignTracks()
  }

  /// Whether nothing stands in these columns of a row: an arrow into what comes next may run straight through.
  private func isFree(_ row: Int, _ columns: Range<Int>) -> Bool {
    !grid.cells.contains { $0.row == row && columns.contains($0.column) }
  }

  private mutating func chooseChannels() {
    for (e, edge) in graph.edges.enumerated() {
      let (from, to) = (grid.cells[edge.from], grid.cells[edge.to])
      if to.column > from.column && isFree(to.row, from.column + 1..<to.column) { continue }
      if from.row == to.row {
        // Ways ahead pass above, ways back below.
        channel[e] = to.column > from.column ? to.row : to.row + 1
      } else {
        channel[e] = from.row < to.row ? to.row : to.row + 1
      }
    }
  }

  private mutating func chooseOffsets() {
    var leaving = Array(repeating: [Int](), count: graph.nodes.count)
    for (e, edge) in graph.edges.enumerated() { leaving[edge.from].append(e) }
    for node in graph.nodes.indices where !leaving[node].isEmpty {
      let cell = grid.cells[node]
      /// Rows between this node and where the edge goes next; above is negative.
      func slope(_ e: Int) -> Double {
        channel[e].map { Double($0) - Double(cell.row) - 0.5 } ?? Double(grid.cells[graph.edges[e].to].row - cell.row)
      }
      let edges = leaving[node].sorted { (slope($0), $0) < (slope($1), $1) }
      let straight = edges.first { channel[$0] == nil && grid.cells[graph.edges[$0].to].row == cell.row }
      let neighbour = !isFree(cell.row, cell.column + 1..<grid.columns)
      // Only the straight way on, or one right of which nothing stands, leaves at the middle: there a line into the
      // next node may run.
      let middle = straight ?? (edges.count == 1 && !neighbour ? edges[0] : nil)
      let others = edges.filter { $0 != middle }
      let above = middle != nil ? others.filter { slope($0) < 0 } : Array(others.prefix(edges.count / 2))
      let below = others.filter { !above.contains($0) }
      let room = middle.map { max(10, graph.edges[$0].label.height) / 2 } ?? 0
      reach[node].up = stack(above.reversed(), from: room, sign: -1)
      reach[node].down = stack(below, from: room, sign: 1)
    }
  }

  private mutating func stack(_ edges: [Int], from room: Double, sign: Double) -> Double {
    var room = room
    for e in edges {
      let height = max(10, graph.edges[e].label.height)
      offset[e] = sign * (room + Self.labelGap + height / 2)
      room += Self.labelGap + height
    }
    return room
  }

  /// Orders along a channel before sizes are known: row r's middle is 2r + 1, channel k is 2k.
  private func order(row: Int, _ offset: Double) -> Double { Double(2 * row + 1) + offset / 100_000 }

  private mutating func assignTracks() {
    for (e, edge) in graph.edges.enumerated() {
      guard let k = channel[e] else { continue }
      horizontal[k].add(
        edge.to, from: Double(grid.cells[edge.from].column + 1), to: Double(grid.cells[edge.to].column))
    }
    for k in horizontal.indices { horizontal[k].assign(gap: 0) }
    for (e, edge) in graph.edges.enumerated() {
      let (from, to) = (grid.cells[edge.from], grid.cells[edge.to])
      let (leave, enter) = (order(row: from.row, offset[e]), order(row: to.row, 0))
      guard let k = channel[e] else {
        if leave != enter { vertical[from.column + 1].add(edge.to, from: leave, to: enter) }
        continue
      }
      let across = Double(2 * k) + Double(horizontal[k].track[edge.to] ?? 0) / 1000
      vertical[from.column + 1].add(edge.to, from: leave, to: across)
      vertical[to.column].add(edge.to, from: across, to: enter)
    }
    for j in vertical.indices { vertical[j].assign(gap: 8 / 100_000) }
  }

  /// Turns cells and tracks into points.
  mutating func place(into layout: inout MapLayout) {
    let (cells, nodes) = (grid.cells, graph.nodes)
    // Columns: each is as wide as its widest frame; before it the labels of the column to its left, tracks, arrows.
    var labels = Array(repeating: 0.0, count: grid.columns + 1)
    for edge in graph.edges {
      let column = cells[edge.from].column + 1
      labels[column] = max(labels[column], Self.busWidth + edge.label.width + (edge.label.width > 0 ? 10 : 0))
    }
    var x = MapLayout.margin
    var trackX: [Double] = []
    var middleX: [Double] = []
    for j in 0...grid.columns {
      let isEdge = j == 0 || j == grid.columns
      let first = x + labels[j] + Self.pitch / 2
      trackX.append(first)
      let tracks = Double(vertical[j].count) * Self.pitch
      x = max(first + tracks + (j == grid.columns ? 0 : Self.arrowRoom), x + (isEdge ? 0 : 56))
      guard j < grid.columns else { break }
      let width = nodes.indices.filter { cells[$0].column == j }.map { nodes[$0].size.width }.max() ?? 0
      middleX.append(x + width / 2)
      x += width
    }
    var y = MapLayout.margin
    var trackY: [Double] = []
    var middleY: [Double] = []
    for k in 0...grid.rows {
      trackY.append(y + Self.pitch / 2)
      let isEdge = k == 0 || k == grid.rows
      y += Double(horizontal[k].count) * Self.pitch + (isEdge ? (horizontal[k].count > 0 ? Self.pitch : 0) : 32)
      guard k < grid.rows else { break }
      let row = nodes.indices.filter { cells[$0].row == k }
      let up = row.map { max(nodes[$0].size.height / 2, reach[$0].up) }.max() ?? 0
      let down = row.map { max(nodes[$0].size.height / 2 + nodes[$0].caption, reach[$0].down) }.max() ?? 0
      middleY.append(y + up)
      y += up + down
    }
    layout.size = Size(x + MapLayout.margin, y + MapLayout.margin)
    for (i, node) in nodes.enumerated() {
      let (cx, cy) = (middleX[cells[i].column], middleY[cells[i].row])
      let frame = Rect(cx - node.size.width / 2, cy - node.size.height / 2, node.size.width, node.size.height)
      layout.frames.append(frame)
      layout.captions.append(Rect(frame.x, frame.maxY, frame.width, node.caption))
    }
    if let start = graph.start {
      let frame = layout.frames[start]
      layout.entry = [Point(MapLayout.margin - 20, frame.center.y), Point(frame.x, frame.center.y)]
    }
    // The column's right edge, not the frame's: labels of one column line up.
    let right = middleX.indices.map { j in
      nodes.indices.filter { cells[$0].column == j }.map { layout.frames[$0].maxX }.max() ?? 0
    }
    for (e, edge) in graph.edges.enumerated() {
      let (from, to) = (layout.frames[edge.from], layout.frames[edge.to])
      let (source, target) = (cells[edge.from], cells[edge.to])
      let bus = right[source.column] + Self.busWidth / 2
      let leave = from.center.y + offset[e]
      var points = [
        Point(from.maxX, from.center.y), Point(bus, from.center.y), Point(bus, leave),
      ]
      func lane(_ j: Int) -> Double { trackX[j] + Double(vertical[j].track[edge.to] ?? 0) * Self.pitch }
      if let k = channel[e] {
        let across = trackY[k] + Double(horizontal[k].track[edge.to] ?? 0) * Self.pitch + (k == 0 ? 0 : 8)
        points += [Point(lane(source.column + 1), leave), Point(lane(source.column + 1), across)]
        points += [Point(lane(target.column), across), Point(lane(target.column), to.center.y)]
      } else if leave != to.center.y {
        points += [Point(lane(source.column + 1), leave), Point(lane(source.column + 1), to.center.y)]
      }
      points.append(Point(to.x, to.center.y))
      let label =
        edge.label.width > 0
        ? Rect(bus + Self.busWidth / 2, leave - edge.label.height / 2, edge.label.width, edge.label.height) : nil
      layout.routes.append(MapLayout.Route(points: Self.corners(points), label: label))
    }
  }

  /// Without points that repeat or lie between two others on a line.
  private static func corners(_ points: [Point]) -> [Point] {
    var result: [Point] = []
    for point in points {
      if result.last == point { continue }
      if result.count > 1 {
        let (a, b) = (result[result.count - 2], result[result.count - 1])
        if (a.x == b.x && b.x == point.x) || (a.y == b.y && b.y == point.y) { result.removeLast() }
      }
      result.append(point)
    }
    return result
  }
}
