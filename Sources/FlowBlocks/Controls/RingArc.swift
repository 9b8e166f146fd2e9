import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Arcs with round ends, in one colour or in a gradient that follows the arc: gauges, timers, loading rings.
enum RingArc {
  /// Degrees clockwise from three o'clock; points.
  static func shapes(
    center: Point, radius: Double, width: Double, from start: Double, sweep: Double, colors: [Color]
  ) -> [Shape] {
    guard sweep > 0, let first = colors.first, let last = colors.last else { return [] }
    guard colors.count > 1 else { return [arc(center, radius, width, start, start + sweep, first, .round)] }
    // Pieces of one colour each: a gradient of the painter goes round the arc's own box, not round its centre.
    let pieces = max(2, Int((sweep / 3).rounded(.up)))
    var shapes = [cap(center, radius, width, start, first)]
    for i in 0..<pieces {
      let (a, b) = (Double(i) / Double(pieces), Double(i + 1) / Double(pieces))
      // Each reaches a little under the next, so that no seam shows.
      let end = i == pieces - 1 ? b : b + 0.5 / Double(pieces)
      shapes.append(
        arc(center, radius, width, start + sweep * a, start + sweep * end, blend(colors, (a + b) / 2), .butt))
    }
    return shapes + [cap(center, radius, width, start + sweep, last)]
  }

  private static func arc(
    _ center: Point, _ radius: Double, _ width: Double, _ from: Double, _ to: Double, _ color: Color, _ end: Stroke.Cap
  ) -> Shape {
    Shape(
      .path([.arc(center: center, radius: radius, from: from, to: to)]),
      stroke: Stroke(.color(color), width: width, cap: end))
  }

  private static func cap(
    _ center: Point, _ radius: Double, _ width: Double, _ degrees: Double, _ color: Color
  ) -> Shape {
    let angle = degrees * .pi / 180
    let middle = Point(center.x + cos(angle) * radius, center.y + sin(angle) * radius)
    return Shape(.ellipse(Rect(middle.x - width / 2, middle.y - width / 2, width, width)), fill: .color(color))
  }

  /// The colour at 0 … 1 of colours spread evenly.
  static func blend(_ colors: [Color], _ position: Double) -> Color {
    let place = min(1, max(0, position)) * Double(colors.count - 1)
    let i = min(colors.count - 2, Int(place))
    let t = place - Double(i)
    let (a, b) = (colors[i], colors[i + 1])
    func mix(_ x: UInt8, _ y: UInt8) -> UInt8 { UInt8((Double(x) * (1 - t) + Double(y) * t).rounded()) }
    return Color(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), mix(a.alpha, b.alpha))
  }
}
