import FlowBase
import FlowLayout

/// A line of horizontal and vertical parts with round corners.
public enum RoundedLine {
  /// Corners have `radius` points, less where a part is short.
  public static func elements(_ points: [Point], radius: Double) -> [PathElement] {
    guard let first = points.first else { return [] }
    var path: [PathElement] = [.move(first)]
    for i in points.indices.dropFirst() {
      let corner = points[i]
      guard i + 1 < points.count, radius > 0 else {
        path.append(.line(corner))
        continue
      }
      let (before, after) = (points[i - 1], points[i + 1])
      let r = min(radius, length(before, corner) / 2, length(corner, after) / 2)
      let (a, b) = (toward(corner, before, r), toward(corner, after, r))
      path.append(.line(a))
      // The Bézier handles of a quarter circle.
      path.append(.curve(toward(a, corner, r * 0.5523), toward(b, corner, r * 0.5523), to: b))
    }
    return path
  }

  private static func length(_ a: Point, _ b: Point) -> Double { abs(a.x - b.x) + abs(a.y - b.y) }

  private static func toward(_ a: Point, _ b: Point, _ distance: Double) -> Point {
    let length = length(a, b)
    guard length > 0 else { return a }
    return Point(a.x + (b.x - a.x) / length * distance, a.y + (b.y - a.y) / length * distance)
  }
}
