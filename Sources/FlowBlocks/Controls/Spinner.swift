import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The platform's activity indicator at a fixed phase: eight spokes that fade, or an arc (Material).
enum Spinner {
  struct Measures: PlatformMeasures {
    /// Points across where it stands alone.
    var size: Double
    /// Points of the arc's line at that size, of which it takes as much as of the size; nil = spokes.
    var arc: Double?
    static let ios = Measures(size: 37, arc: nil)
    static let android = Measures(size: 40, arc: 4)
  }

  /// `size` in points where it does not stand alone; `color` nil = the platform's: `neutral`, or the theme's primary for
  /// an arc.
  static func node(size: Double? = nil, color: Color?, neutral: Color, in screen: ScreenContext) -> Node {
    let m = screen.measures(Measures.self)
    let side = size ?? m.size
    let shapes =
      m.arc.map { arc(side, width: $0 * side / m.size, color ?? screen.theme.primary) }
      ?? spokes(side, color ?? neutral)
    return Node(
      .canvas(Canvas(.points(Size(side, side)), shapes: shapes)), layout: LayoutStyle { $0.widthNature = .own })
  }

  /// Three quarters of a turn with round ends.
  private static func arc(_ size: Double, width: Double, _ color: Color) -> [Shape] {
    RingArc.shapes(
      center: Point(size / 2, size / 2), radius: (size - width) / 2, width: width, from: -90, sweep: 270,
      colors: [color])
  }

  private static func spokes(_ size: Double, _ color: Color) -> [Shape] {
    (0..<8).map { i in
      let angle = Double(i) * .pi / 4 - .pi / 2
      func at(_ radius: Double) -> Point {
        Point(size / 2 + cos(angle) * radius * size, size / 2 + sin(angle) * radius * size)
      }
      let stroke = Stroke(.color(color.opacity(0.25 + 0.75 * Double(i) / 7)), width: size * 0.1)
      return Shape(.path([.move(at(0.24)), .line(at(0.44))]), stroke: stroke)
    }
  }
}
