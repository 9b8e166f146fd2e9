#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The cell of every node: ranks become columns, long rows of columns wrap, and what is not reached stands below.
struct MapGrid {
  struct Cell: Hashable {
    var row: Int
    var column: Int
  }
  private(set) var cells: [Cell]
  private(set) var rows = 0
  private(set) var columns = 0

  /// - Parameter across: columns after which a row of them wraps; nil for what makes the sheet as wide as a screen.
  init(_ graph: MapGraph, across: Int? = nil) {
    let ranks = MapRanks(graph)
    cells = Array(repeating: Cell(row: 0, column: 0), count: graph.nodes.count)
    guard !graph.nodes.isEmpty else { return }
    let height = max(4, Int(Double(graph.nodes.count).squareRoot() * 0.7))
    let parts = [true, false].map { reached in
      Self.columns(graph, ranks, graph.nodes.indices.filter { ranks.isReached[$0] == reached }, height: height)
    }
    let across = across.map { max(1, $0) } ?? Self.columnsAcross(parts, graph)
    for part in parts {
      for first in stride(from: 0, to: part.count, by: across) {
        let band = part[first..<min(part.count, first + across)]
        for (column, nodes) in band.enumerated() {
          for (node, row) in nodes { cells[node] = Cell(row: rows + row, column: column) }
        }
        rows += (band.flatMap { $0.map(\.row) }.max() ?? 0) + 1
        columns = max(columns, band.count)
      }
    }
  }

  private typealias Column = [(node: Int, row: Int)]

  /// The columns of some of the nodes, each at most `height` nodes high.
  private static func columns(_ graph: MapGraph, _ ranks: MapRanks, _ nodes: [Int], height: Int) -> [Column] {
    guard let last = nodes.map({ ranks.rank[$0] }).max() else { return [] }
    var before = Array(repeating: [Int](), count: graph.nodes.count)
    for (e, edge) in graph.edges.enumerated() where !ranks.isBack[e] { before[edge.to].append(e) }
    var row = Array(repeating: 0, count: graph.nodes.count)
    var columns: [Column] = []
    for rank in 0...last {
      /// The row of what leads here, plain ways first, then in the order of the edges.
      func key(_ node: Int) -> (row: Int, aside: Int, order: Int) {
        let ways = before[node].filter { ranks.rank[graph.edges[$0].from] < rank }
        let row = ways.map { row[graph.edges[$0].from] }.min() ?? 0
        return (row, node == graph.start || ways.contains { graph.edges[$0].isMain } ? 0 : 1, ways.first ?? 0)
      }
      let here = nodes.filter { ranks.rank[$0] == rank }.map { ($0, key($0)) }
        .sorted { ($0.1.row, $0.1.aside, $0.1.order, $0.0) < ($1.1.row, $1.1.aside, $1.1.order, $1.0) }
      for first in stride(from: 0, to: here.count, by: height) {
        let chunk = here[first..<min(here.count, first + height)]
        var column: Column = []
        var free = 0
        for (i, (node, key)) in chunk.enumerated() {
          let place = max(free, min(key.row, height - chunk.count + i))
          column.append((node, place))
          row[node] = place
          free = place + 1
        }
        columns.append(column)
      }
    }
    return columns
  }

  /// How many columns a line takes so that the sheet is about as wide as a screen.
  private static func columnsAcross(_ parts: [[Column]], _ graph: MapGraph) -> Int {
    let most = parts.map(\.count).max() ?? 1
    guard most > 6 else { return max(1, most) }
    let width = (graph.nodes.map(\.size.width).max() ?? 1) + 110
    let height = (graph.nodes.map { $0.size.height + $0.caption }.max() ?? 1) + 50
    func strain(_ across: Int) -> Double {
      var lines = 0
      // A last line that holds little is a line too many.
      var lonely = 0.0
      for part in parts {
        let rest = part.count % across
        if part.count > across, rest > 0 { lonely += 0.4 * (1 - Double(rest) / Double(across)) }
        for first in stride(from: 0, to: part.count, by: across) {
          lines += (part[first..<min(part.count, first + across)].flatMap { $0.map(\.row) }.max() ?? 0) + 1
        }
      }
      return abs(log(Double(across) * width / (Double(lines) * height) / 1.7)) + lonely
    }
    return (1...most).min { strain($0) < strain($1) } ?? most
  }
}
