import FlowBase

/// Where arrows leave one page of a map and come onto another.
struct TileCrossings {
  enum Side: Int { case left, right, top, bottom }

  struct Crossing {
    var tile: Int
    var side: Side
    /// On the tile's edge, in points of the sheet.
    var place: Point
    var color: Color
    /// What arrows that leave lead to; nil for those that come in.
    var target: Int?
    /// Where arrows that come in are from, each once.
    var sources: [Int] = []
  }

  private(set) var all: [Crossing] = []

  init(_ map: StoryMap, _ drawing: MapDrawing, _ tiles: MapTiles) {
    var seen: Set<Int> = []
    for group in drawing.groups {
      guard case .edge(let e) = group.role, seen.insert(e).inserted else { continue }
      for case .line(let points, _, let color, _, _) in group.marks {
        for (a, b) in zip(points, points.dropFirst()) { follow(a, b, map.edges[e], color, tiles) }
      }
    }
  }

  private mutating func follow(_ a: Point, _ b: Point, _ edge: StoryMap.Edge, _ color: Color, _ tiles: MapTiles) {
    let isAcross = a.y == b.y
    let (from, to) = isAcross ? (a.x, b.x) : (a.y, b.y)
    let cuts = (isAcross ? tiles.xs : tiles.ys).dropFirst().dropLast()
      .filter { min(from, to) < $0 && max(from, to) >= $0 }
    for cut in from < to ? cuts : cuts.reversed() {
      let place = isAcross ? Point(cut, a.y) : Point(a.x, cut)
      let step = from < to ? 0.01 : -0.01
      let (out, into) =
        isAcross
        ? (Point(cut - step, a.y), Point(cut + step, a.y)) : (Point(a.x, cut - step), Point(a.x, cut + step))
      let sides: (Side, Side) =
        isAcross ? (from < to ? (.right, .left) : (.left, .right)) : (from < to ? (.bottom, .top) : (.top, .bottom))
      if let tile = tiles.tile(at: out) {
        add(Crossing(tile: tile, side: sides.0, place: place, color: color, target: edge.to))
      }
      if let tile = tiles.tile(at: into) {
        add(Crossing(tile: tile, side: sides.1, place: place, color: color, target: nil, sources: [edge.from]))
      }
    }
  }

  /// Arrows that run along one line have one mark.
  private mutating func add(_ new: Crossing) {
    let same = all.firstIndex {
      $0.tile == new.tile && $0.side == new.side && ($0.target == nil) == (new.target == nil)
        && ($0.target == new.target) && abs($0.place.x - new.place.x) < 1 && abs($0.place.y - new.place.y) < 1
    }
    guard let same else { return all.append(new) }
    for source in new.sources where !all[same].sources.contains(source) { all[same].sources.append(source) }
  }
}
