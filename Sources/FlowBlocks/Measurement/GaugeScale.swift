import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// MM-04: an arc of 240° that fills up to the value, with a needle (look.md, gauge); the number stands in its opening.
enum GaugeScale {
  private static let side = 232.0
  private static let line = 14.0
  private static let start = 150.0
  private static let sweep = 240.0

  static func node(_ measurement: Measurement, _ accent: Color, in screen: ScreenContext) -> Node {
    let scale = measurement.unit.scale
    let center = Point(side / 2, side / 2)
    let radius = (side - line) / 2
    let height = center.y + radius * 0.5 + line / 2 + 2
    let fraction = scale.fraction(of: measurement.shown)
    let track = RingArc.shapes(
      center: center, radius: radius, width: line, from: start, sweep: sweep, colors: [screen.theme.controlFill])
    let fill = RingArc.shapes(
      center: center, radius: radius, width: line, from: start, sweep: sweep * fraction, colors: [accent])
    let shapes = track + fill + marks(center, radius - line, in: screen) + needle(center, radius, fraction, in: screen)
    let canvas = Node(
      .canvas(Canvas(.points(Size(side, height)), shapes: shapes, mirrors: true)),
      layout: LayoutStyle { $0.alignSelf = .center })
    // In the opening of the arc, clear of the hub and of the two ends' numbers; below them where it is too large.
    var value = MeasurementView.value(
      of: measurement, width: screen.usesAccessibilitySizes ? side : side * 0.54, in: screen)
    value.layout.margin.top = screen.usesAccessibilitySizes ? ScaleTicks.captionHeight(in: screen) : -34
    // Each under the middle of its end of the arc.
    let reach = radius * cos(start * .pi / 180) * (screen.environment.direction == .rightToLeft ? -1 : 1)
    let ends = [(scale.min, reach), (scale.max, -reach)].map { bound, x in
      ScaleTicks.caption(
        screen.words.number(bound), x: center.x + x, y: height + 2, color: screen.theme.secondaryText, in: screen)
    }
    return Node(
      .flex(Flex(.vertical, children: [canvas, value] + ends)),
      layout: LayoutStyle {
        $0.width = .points(side)
        $0.widthNature = .own
        $0.alignSelf = .center
      })
  }

  /// Eleven small marks inside the arc.
  private static func marks(_ center: Point, _ radius: Double, in screen: ScreenContext) -> [Shape] {
    (0...10).map { i in
      let angle = (start + sweep * Double(i) / 10) * .pi / 180
      func at(_ r: Double) -> Point { Point(center.x + cos(angle) * r, center.y + sin(angle) * r) }
      let isMajor = i % 5 == 0
      return Shape(
        .path([.move(at(radius - (isMajor ? 8 : 4))), .line(at(radius))]),
        stroke: Stroke(
          .color(isMajor ? screen.theme.text.opacity(0.55) : screen.theme.minorTick), width: isMajor ? 2 : 1.5))
    }
  }

  /// A slender needle that tapers from its hub, which covers its end.
  private static func needle(
    _ center: Point, _ radius: Double, _ fraction: Double, in screen: ScreenContext
  ) -> [Shape] {
    let angle = (start + sweep * fraction) * .pi / 180
    func at(_ r: Double, _ turn: Double) -> Point {
      Point(center.x + cos(angle + turn) * r, center.y + sin(angle + turn) * r)
    }
    let ink = screen.theme.text
    let blade = Shape(
      .path([.move(at(radius - 36, 0)), .line(at(5, .pi / 2)), .line(at(5, -.pi / 2)), .close]),
      fill: .color(ink))
    func disc(_ r: Double, _ color: Color) -> Shape {
      Shape(.ellipse(Rect(center.x - r, center.y - r, r * 2, r * 2)), fill: .color(color))
    }
    return [blade, disc(9, ink), disc(3.5, screen.theme.background)]
  }
}
