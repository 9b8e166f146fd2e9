import FlowBase

/// A page of a map that is cut: a part of the sheet, and what stands around it.
public struct MapPage: Sendable {
  /// The part, in points of the sheet.
  public var tile: Rect
  /// Points of the page for one of the sheet, and where the part's corner is on the page.
  public var scale: Double
  public var corner: Point
  /// Heading, page number, legend and the marks of arrows that leave, in points of the page.
  public var marks: [MapDrawing.Mark]

  /// Around the part: the heading above, marks of arrows on all sides.
  private static let edges = Edges(top: 62, right: 58, bottom: 50, left: 58)
  /// A phone that is smaller than this share of its size on the sheet cannot be read, a larger one wastes paper.
  private static let scales = 0.4...0.75

  /// A map laid out anew for paper of this upright size, and its pages: as few as may be on which all is readable, turned
  /// and with rows that wrap as it fits.
  public static func pages(
    _ map: StoryMap, _ sheet: MapSheet, on upright: Size, note: String, walks: [MapWalk], ruler: TextRuler
  ) -> (drawing: MapDrawing, pages: [MapPage], size: Size)? {
    var best: Plan?
    for across in 2...9 {
      let drawing = sheet.wrapped(after: across).drawing(note: note, walks: walks)
      for size in [upright, Size(upright.height, upright.width)] {
        let fit = Self.room(size).width / drawing.size.width
        for share in stride(from: 1, through: 0.5, by: -0.1) {
          let plan = Plan(drawing, size: size, wanted: fit * share)
          if best.map({ plan.isBetter(than: $0) }) ?? true { best = plan }
        }
      }
    }
    guard let best else { return nil }
    let (drawing, size, tiles) = (best.drawing, best.size, best.tiles)
    let room = Self.room(size)
    let crossings = TileCrossings(map, drawing, tiles).all
    let pages = tiles.tiles.enumerated().map { i, tile -> MapPage in
      let corner = Point(edges.left + (room.width - tile.width * best.scale) / 2, edges.top)
      var page = MapPage(tile: tile, scale: best.scale, corner: corner, marks: [])
      page.head(map, i, tiles, size, note, ruler)
      page.foot(map, size, walks, ruler)
      page.note(crossings.filter { $0.tile == i }, map, drawing, tiles, ruler)
      return page
    }
    return (drawing, pages, size)
  }

  private static func room(_ size: Size) -> Size {
    Size(size.width - edges.left - edges.right, size.height - edges.top - edges.bottom)
  }

  /// A way to put a map on pages.
  private struct Plan {
    let drawing: MapDrawing
    let size: Size
    let tiles: MapTiles
    let scale: Double

    /// - Parameter wanted: points of the page for one of the sheet, within `scales`.
    init(_ drawing: MapDrawing, size: Size, wanted: Double) {
      let room = MapPage.room(size)
      let area = Rect(
        0, SheetStyle.header - 6, drawing.size.width, drawing.size.height - SheetStyle.header - MapLegend.height + 12)
      let wanted = min(scales.upperBound, max(scales.lowerBound, wanted))
      let tiles = MapTiles(drawing, area: area, room: Size(room.width / wanted, room.height / wanted))
      let widest = tiles.tiles.map(\.width).max() ?? 1
      let tallest = tiles.tiles.map(\.height).max() ?? 1
      self.drawing = drawing
      self.size = size
      self.tiles = tiles
      scale = min(scales.upperBound, room.width / widest, room.height / tallest)
    }

    func isBetter(than other: Plan) -> Bool {
      let (a, b) = (tiles.tiles.count, other.tiles.tiles.count)
      // Rows that are cut are harder to follow than a page more.
      let (cuts, otherCuts) = (tiles.xs.count, other.tiles.xs.count)
      return (a + cuts, -scale) < (b + otherCuts, -other.scale)
    }
  }

  /// The flow's name, the page's number and where on the map it is.
  private mutating func head(
    _ map: StoryMap, _ i: Int, _ tiles: MapTiles, _ size: Size, _ note: String, _ ruler: TextRuler
  ) {
    let left = 30.0
    let name = ruler.lines(map.name, size: 13, weight: 700, width: size.width - 240, count: 1).first ?? map.name
    marks.append(.text(name, at: Point(left, 32), size: 13, weight: 700, color: SheetStyle.ink))
    marks.append(.text(MapSheet.about(map, note), at: Point(left, 46), size: 8.5, weight: 400, color: SheetStyle.soft))
    guard tiles.tiles.count > 1 else { return }
    let (columns, rows) = (tiles.xs.count - 1, tiles.ys.count - 1)
    let cell = Size(11, 7.5)
    let corner = Point(size.width - left - Double(columns) * (cell.width + 2) + 2, 22)
    marks.append(
      .text(
        "Page \(i + 1) of \(tiles.tiles.count)", at: Point(corner.x - 10, 32), size: 10, weight: 500,
        color: SheetStyle.soft, anchor: .end))
    for row in 0..<rows {
      for column in 0..<columns {
        let rect = Rect(
          corner.x + Double(column) * (cell.width + 2), corner.y + Double(row) * (cell.height + 2), cell.width,
          cell.height)
        let middle = Point(
          (tiles.xs[column] + tiles.xs[column + 1]) / 2, (tiles.ys[row] + tiles.ys[row + 1]) / 2)
        let isHere = tile.contains(middle)
        guard tiles.tile(at: middle) != nil else { continue }
        marks.append(
          .box(rect, radius: 1.5, fill: isHere ? SheetStyle.ink : .white, stroke: isHere ? nil : SheetStyle.faint))
      }
    }
  }

  /// What the lines mean.
  private mutating func foot(_ map: StoryMap, _ size: Size, _ walks: [MapWalk], _ ruler: TextRuler) {
    let legend = MapLegend(map, walks: walks, ruler: ruler)
    let scale = min(0.75, (size.width - 60) / max(1, legend.width))
    marks += legend.marks(at: Point(30, size.height - 30), scale: scale)
  }

  /// "→ 12 · page 3" where an arrow leaves, "from 2, 5" where one comes in; marks of one side keep apart.
  private mutating func note(
    _ crossings: [TileCrossings.Crossing], _ map: StoryMap, _ drawing: MapDrawing, _ tiles: MapTiles,
    _ ruler: TextRuler
  ) {
    var pages: [Int: Int] = [:]
    for group in drawing.groups {
      if case .node(let i) = group.role, pages[i] == nil, let box = group.bounds {
        pages[i] = tiles.tile(at: box.center)
      }
    }
    func name(_ node: Int) -> String {
      map.nodes[node].number.map(String.init) ?? String(map.nodes[node].id.prefix(12))
    }
    let size = 7.5
    for side in [TileCrossings.Side.left, .right, .top, .bottom] {
      let isAcross = side == .left || side == .right
      let here = crossings.filter { $0.side == side }.sorted {
        isAcross ? $0.place.y < $1.place.y : $0.place.x < $1.place.x
      }
      var free = -Double.infinity
      for crossing in here {
        let text: String
        if let target = crossing.target {
          text = "→ \(name(target))" + (pages[target].map { " · page \($0 + 1)" } ?? "")
        } else {
          let names = crossing.sources.prefix(3).map(name).joined(separator: ", ")
          text = "from \(names)" + (crossing.sources.count > 3 ? " …" : "")
        }
        let at = Point(
          corner.x + (crossing.place.x - tile.x) * scale, corner.y + (crossing.place.y - tile.y) * scale)
        let width = ruler.width(text, size: size, weight: 600)
        var place: Point
        let anchor: MapDrawing.Anchor
        switch side {
        case .left, .right:
          place = Point(at.x + (side == .left ? -4 : 4), max(at.y + size * 0.36, free))
          free = place.y + size + 2.5
          anchor = side == .left ? .end : .start
        case .top, .bottom:
          place = Point(max(at.x - width / 2, free), at.y + (side == .top ? -4 : size + 3))
          free = place.x + width + 6
          anchor = .start
        }
        marks.append(.text(text, at: place, size: size, weight: 600, color: crossing.color, anchor: anchor))
      }
    }
  }
}
