import FlowBase
import FlowLayout

/// MM-03: a tape of ticks that has moved under a pointer in the middle (look.md, ruler: 10 and 20 high, every 8 pt).
/// Its numbers rise from left to right in every script, as on the tape itself.
enum RulerScale {
  private static let pitch = 8.0
  /// Ticks on either side; what the box cannot hold is clipped.
  private static let reach = 64
  private static let width = pitch * Double(reach) * 2
  private static let top = 6.0

  static func node(_ measurement: Measurement, _ accent: Color, in screen: ScreenContext) -> Node {
    let ticks = ScaleTicks(unit: measurement.unit)
    let selected = measurement.index
    let captionTop = 40.0
    let height = captionTop + ScaleTicks.captionHeight(in: screen)
    // Half of what will be seen of the tape.
    let half = screen.columnWidth / 2
    var shapes: [Shape] = []
    var captions: [Node] = []
    for offset in -reach...reach {
      let index = selected + offset
      guard index >= 0, index <= measurement.unit.scale.lastIndex else { continue }
      let x = width / 2 + Double(offset) * pitch
      let isMajor = ticks.isMajor(index)
      // The tape pales towards its edges, and is gone where it is cut off.
      let distance = abs(x - width / 2)
      let fade = min(1, max(0, (half - distance) / 24)) * (1 - 0.5 * (distance / half) * (distance / half))
      guard fade > 0 else { continue }
      let ink = (isMajor ? screen.theme.text.opacity(0.6) : screen.theme.minorTick).opacity(fade)
      let thickness = isMajor ? 1.5 : 1
      shapes.append(
        Shape(
          .rect(Rect(x - thickness / 2, top, thickness, isMajor ? 20 : 10), Corners(thickness / 2)), fill: .color(ink)))
      let label = ticks.label(index, in: screen)
      if isMajor, distance + ScaleTicks.width(of: label, in: screen) / 2 <= half {
        captions.append(
          ScaleTicks.caption(
            label, x: x, y: captionTop, color: screen.theme.secondaryText.opacity(fade),
            in: screen))
      }
    }
    shapes.append(Shape(.rect(Rect(width / 2 - 1, 0, 2, 36), Corners(1)), fill: .color(accent)))
    let canvas = Node(
      .canvas(Canvas(.points(Size(width, height)), shapes: shapes)),
      layout: LayoutStyle { $0.position = .aligned(x: nil, y: nil) })
    let tape = Node(
      .overlay([canvas] + captions),
      layout: LayoutStyle {
        $0.width = .points(width)
        $0.height = .points(height)
        $0.position = .aligned(x: 0.5, y: 0)
      })
    return Node(
      .overlay([tape]),
      layout: LayoutStyle {
        $0.width = .fill
        $0.height = .points(height)
        $0.widthNature = .fills
      }, decoration: Decoration { $0.clips = true })
  }
}
