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
  private static let reach = 17

  static func node(_ measurement: Measurement, _ accent: Color, in screen: ScreenContext) -> Node {
    let width = min(widest, screen.columnWidth)
    let ticks = ScaleTicks(unit: measurement.unit)
    let selected = measurement.index
    var shapes: [Shape] = []
    var captions: [Node] = []
    for offset in -reach...reach {
      let index = selected + offset
      guard index >= 0, index <= measurement.unit.scale.lastIndex else { continue }
      let angle = Double(offset) * pitch * .pi / 180
      let x = width / 2 + sin(angle) * width / 2
      let depth = cos(angle)
      let isMajor = ticks.isMajor(index)
      let thickness = (isMajor ? 2 : 1.5) * max(0.4, depth)
      let ink = screen.theme.text.opacity((isMajor ? 0.75 : 0.38) * depth)
      shapes.append(
        Shape(
          .rect(Rect(x - thickness / 2, 14, thickness, isMajor ? 20 : 10), Corners(thickness / 2)), fill: .color(ink)))
      if isMajor, depth > 0.3 {
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
        $0.backgrounds = [.paint(.color(screen.theme.surface)), .paint(.gradient(shade(in: screen)))]
      })
  }

  /// Light on the middle of a cylinder that turns away on both sides.
  private static func shade(in screen: ScreenContext) -> Gradient {
    let dark = screen.environment.appearance == .dark
    let edge = Color.black.opacity(dark ? 0.6 : 0.16)
    let shine = Color.white.opacity(dark ? 0.08 : 0.7)
    return Gradient(
      .angle(90),
      stops: [
        .init(edge, 0), .init(edge.opacity(0.25), 0.18), .init(shine, 0.5), .init(edge.opacity(0.25), 0.82),
        .init(edge, 1),
      ])
  }
}
