import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// MM-05: a rotary drum that lies across, ticks on a cylinder, under a pointer in the middle.
enum DialScale {
  /// Points, less on the narrowest phones.
  private static let widest = 288.0
  private static let height = 76.0
  /// Degrees from one step to the next.
  private static let pitch = 5.0
  /// Steps on either side: those beyond 80° would run into one another.
  private static let reach = 16
  /// Degrees beyond which a number is too narrow to be read.
  private static let legible = 60.0

  static func node(_ measurement: Measurement, _ accent: Color, in screen: ScreenContext) -> Node {
    let width = min(widest, screen.columnWidth)
    let ticks = ScaleTicks(unit: measurement.unit)
    let selected = measurement.index
    var shapes: [Shape] = []
    var captions: [Node] = []
    for offset in -reach...reach {
      let index = selected + offset
      guard index >= 0, index <= measurement.unit.scale.lastIndex else { continue }
      let turn = Double(offset) * pitch
      let angle = turn * .pi / 180
      let x = width / 2 + sin(angle) * width / 2
      let depth = cos(angle)
      let isMajor = ticks.isMajor(index)
      let thickness = (isMajor ? 2 : 1.5) * max(0.4, depth)
      let ink = screen.theme.text.opacity((isMajor ? 0.75 : 0.42) * depth)
      // A line lies where it belongs; a filled box would be moved to whole pixels, which shows between ticks so close.
      shapes.append(
        Shape(
          .path([.move(Point(x, 14)), .line(Point(x, isMajor ? 34 : 24))]),
          stroke: Stroke(.color(ink), width: thickness, cap: .butt)))
      if isMajor, abs(turn) <= legible {
        captions.append(
          ScaleTicks.caption(
            ticks.label(index, in: screen), x: x, y: 42, color: screen.theme.text.opacity(0.7 * depth), squeeze: depth,
            in: screen))
      }
    }
    let middle = width / 2
    shapes.append(Shape(.rect(Rect(middle - 1, 8, 2, 32), Corners(1)), fill: .color(accent)))
    shapes.append(
      Shape(
        .path([.move(Point(middle - 6, 0)), .line(Point(middle + 6, 0)), .line(Point(middle, 9)), .close]),
        fill: .color(accent)))
    let canvas = Node(
      .canvas(Canvas(.points(Size(width, height)), shapes: shapes)),
      layout: LayoutStyle { $0.position = .aligned(x: nil, y: nil) })
    return Node(
      .overlay([canvas] + captions),
      layout: LayoutStyle {
        $0.width = .points(width)
        $0.height = .points(height)
        $0.widthNature = .own
        $0.alignSelf = .center
      },
      decoration: Decoration {
        $0.corners = Corners(12)
        $0.clips = true
        $0.backgrounds = [.paint(.gradient(shade(in: screen)))]
      })
  }

  /// Light on the middle of a cylinder that turns away on both sides; its edges are never darker than a dark page.
  private static func shade(in screen: ScreenContext) -> Gradient {
    let theme = screen.theme
    let body = theme.surface.over(theme.background)
    let shadow = theme.isDark ? theme.background.opacity(0.5) : Color.black.opacity(0.16)
    let edge = shadow.over(body)
    let side = shadow.opacity(0.25).over(body)
    let shine = Color.white.opacity(theme.isDark ? 0.08 : 0.7).over(body)
    // Opaque colours: of translucent ones eight bits would leave bands.
    return Gradient(
      .angle(90), stops: [.init(edge, 0), .init(side, 0.18), .init(shine, 0.5), .init(side, 0.82), .init(edge, 1)])
  }
}
