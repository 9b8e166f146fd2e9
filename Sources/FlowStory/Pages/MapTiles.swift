import FlowBase

/// A map cut into pages: between columns and rows, so that no frame, caption or label is cut.
public struct MapTiles: Sendable {
  /// The parts of the sheet with something on them, in reading order, in its points.
  public let tiles: [Rect]
  /// Where the sheet is cut, the outer edges included.
  public let xs: [Double]
  public let ys: [Double]

  /// - Parameters:
  ///   - drawing: of a map.
  ///   - area: the part of the sheet that is to be cut: without heading and legend.
  ///   - room: of a page, in points of the sheet; what is larger in itself is not cut.
  public init(_ drawing: MapDrawing, area: Rect, room: Size) {
    let boxes = drawing.groups.compactMap { group in
      switch group.role {
      case .node, .label: group.bounds
      case .sheet, .edge, .walk, .change: nil
      }
    }
    // An arrow's head stays with the frame that it points to.
    xs = Self.cuts(boxes.map { ($0.x - 16, $0.maxX) }, from: area.x, to: area.maxX, room: room.width)
    ys = Self.cuts(boxes.map { ($0.y - 4, $0.maxY) }, from: area.y, to: area.maxY, room: room.height)
    var tiles: [Rect] = []
    for (top, bottom) in zip(ys, ys.dropFirst()) {
      for (left, right) in zip(xs, xs.dropFirst()) {
        let tile = Rect(left, top, right - left, bottom - top)
        if boxes.contains(where: { tile.contains($0.center) }) { tiles.append(tile) }
      }
    }
    self.tiles = tiles
  }

  /// Cuts where no span lies, each part as long as `room` allows, then as even as that number of parts allows.
  private static func cuts(_ spans: [(Double, Double)], from start: Double, to end: Double, room: Double) -> [Double] {
    var free: [Double] = []
    var reach = -Double.infinity
    for (low, high) in spans.sorted(by: { $0 < $1 }) {
      if low >= reach, reach > -Double.infinity { free.append(low) }
      reach = max(reach, high)
    }
    func greedy(_ room: Double) -> [Double] {
      var cuts = [start]
      while let last = cuts.last, end - last > room {
        let next = free.last { $0 > last + 1 && $0 - last <= room } ?? free.first { $0 > last + 1 }
        guard let next, next < end else { break }
        cuts.append(next)
      }
      return cuts + [end]
    }
    let most = greedy(room)
    let longest = zip(most, most.dropFirst()).map { $1 - $0 }.max() ?? room
    var best = most
    for share in 1..<8 {
      let even = greedy(longest * (1 - Double(share) * 0.06))
      if even.count == most.count { best = even }
    }
    return best
  }

  /// The number of the tile, from 0, that holds a point; nil on parts that hold nothing.
  func tile(at point: Point) -> Int? { tiles.firstIndex { $0.contains(point) } }
}

extension Rect {
  func contains(_ point: Point) -> Bool { point.x >= x && point.x < maxX && point.y >= y && point.y < maxY }
}

extension MapDrawing.Group {
  /// What its boxes, pictures and texts cover; nil for a group of lines. A text's width is not counted: it stands within
  /// a box or below one.
  public var bounds: Rect? {
    marks.compactMap { mark -> Rect? in
      switch mark {
      case .box(let rect, _, _, _, _, _), .picture(_, let rect): rect
      case .circle(let center, let radius, _):
        Rect(center.x - radius, center.y - radius, radius * 2, radius * 2)
      case .text(_, let at, let size, _, _, _): Rect(at.x, at.y - size, 1, size * 1.3)
      case .line, .head: nil
      }
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}
