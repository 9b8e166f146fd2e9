import FlowBase
import FlowLayout

/// A rectangle with the corners of a phone: curvature grows from nothing, where a circular corner's jumps.
enum ContinuousCorners {
  /// A corner of radius 1 as three curves: distances from the corner's point back along the side before it and on along
  /// the one after it.
  private static let corner: [(back: Double, on: Double)] = [
    (1.08849, 0), (0.86841, 0), (0.63149, 0.07491), (0.37282, 0.16906), (0.16906, 0.37282), (0.07491, 0.63149),
    (0, 0.86841), (0, 1.08849), (0, 1.52866),
  ]

  /// `isHole`: the other way round, so that it cuts out of a path around it. Radius in points.
  static func path(_ rect: Rect, radius: Double, isHole: Bool = false) -> [PathElement] {
    let (left, right) = (rect.x, rect.maxX)
    let (top, bottom) = (rect.y, rect.maxY)
    // Each corner with the directions before and after it.
    let clockwise = [
      (Point(right, top), Point(1, 0), Point(0, 1)), (Point(right, bottom), Point(0, 1), Point(-1, 0)),
      (Point(left, bottom), Point(-1, 0), Point(0, -1)), (Point(left, top), Point(0, -1), Point(1, 0)),
    ]
    let corners = isHole ? clockwise.reversed().map { ($0, reversed($2), reversed($1)) } : clockwise
    var path: [PathElement] = []
    for (point, before, after) in corners {
      func at(_ back: Double, _ on: Double) -> Point {
        Point(
          point.x + (after.x * on - before.x * back) * radius, point.y + (after.y * on - before.y * back) * radius)
      }
      path.append(path.isEmpty ? .move(at(1.52866, 0)) : .line(at(1.52866, 0)))
      for curve in stride(from: 0, to: corner.count, by: 3) {
        let points = corner[curve..<curve + 3].map { at($0.back, $0.on) }
        path.append(.curve(points[0], points[1], to: points[2]))
      }
    }
    return path + [.close]
  }

  private static func reversed(_ direction: Point) -> Point { Point(-direction.x, -direction.y) }
}
