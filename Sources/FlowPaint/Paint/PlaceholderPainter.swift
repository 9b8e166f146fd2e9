import CCairo
import FlowBase
import FlowLayout

/// What stands where a picture is missing (G3): a box of the same size with a picture sign and a label. One grey at
/// several strengths reads on light and dark backgrounds alike.
struct PlaceholderPainter {
  let source: PaintSource
  let measurer: PangoMeasurer
  let space: PixelSpace
  private static let gray = Color(142, 142, 147)

  func draw(label: String, in box: RoundedRect) {
    let r = box.rect
    let context = source.context
    let corners = box.corners.isZero ? Corners(min(12, min(r.width, r.height) / 6)) : box.corners
    let frame = RoundedRect(r, corners)
    context.setSource(Self.gray.opacity(0.16))
    context.add(space.outline(frame))
    context.fill()
    let line = min(r.width, r.height) < 16 ? 0.5 : 1.0
    BorderPainter(context: context).draw(
      space.outline(frame), width: space.lineWidth(line), color: Self.gray.opacity(0.55), style: .dashed)

    let text = TextContent(
      [TextRun(label, font: Font(size: 12, weight: 500), color: Self.gray)], align: .center, maxLines: 1)
    let room = r.width - 16
    let measure = label.isEmpty || room < 32 ? nil : measurer.measure(text, width: room, scale: space.unit)
    let glyph = min(32, min(r.width, r.height) * 0.5)
    guard glyph >= 6 else { return }
    let height = measure?.size.height ?? 0
    let showsText = measure != nil && r.height >= glyph + 6 + height + 12
    let top = r.center.y - (showsText ? glyph + 6 + height : glyph) / 2
    let painter = ShapePainter(source: source, space: space)
    for shape in Self.sign(Rect(r.center.x - glyph / 2, top, glyph, glyph)) { painter.draw(shape) }
    if showsText, let measure {
      let origin = Point(r.x + 8, top + glyph + 6)
      measurer.draw(text, measure: measure, width: room, at: origin, in: space, on: context)
    }
  }

  /// A framed picture of a hill and the sun, on a grid of 24.
  private static func sign(_ r: Rect) -> [Shape] {
    let k = r.width / 24
    func at(_ x: Double, _ y: Double) -> Point { Point(r.x + x * k, r.y + y * k) }
    let stroke = Stroke(.color(gray), width: 1.6 * k)
    return [
      Shape(.rect(Rect(at(3, 4), Size(18 * k, 16 * k)), Corners(3 * k)), stroke: stroke),
      Shape(.ellipse(Rect(at(7, 7.5), Size(3.4 * k, 3.4 * k))), fill: .color(gray)),
      Shape(
        .path([
          .move(at(3.6, 18.6)), .line(at(9, 13)), .line(at(12, 16)), .line(at(16, 10.8)), .line(at(20.4, 16.4)),
        ]), stroke: stroke),
    ]
  }
}
