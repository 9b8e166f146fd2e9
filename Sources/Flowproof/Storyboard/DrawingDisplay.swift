import FlowBase
import FlowImage
import FlowLayout
import FlowStory

/// A sheet's marks as a display list.
struct DrawingDisplay {
  let renderer: StepRenderer
  /// The phones to draw as vectors; without them pictures are left out, to be laid over as pixels.
  var phones: [FramedScreen] = []
  /// What is pixels anyway; their numbers follow those of the phones.
  var pictures: [PixelBuffer] = []

  func items(_ drawing: MapDrawing) -> [DisplayItem] {
    drawing.groups.flatMap { $0.marks.compactMap(item) }
  }

  /// Without what surely lies outside a part of the sheet.
  func items(_ drawing: MapDrawing, in part: Rect) -> [DisplayItem] {
    drawing.groups.filter { group in
      if case .sheet = group.role { return true }
      return group.bounds?.intersects(part) ?? true
    }.flatMap { $0.marks.compactMap(item) }
  }

  func item(_ mark: MapDrawing.Mark) -> DisplayItem? {
    switch mark {
    case .box(let rect, let radius, let fill, let stroke, let width, let dash):
      return shape(
        Shape(
          .rect(rect, Corners(radius)), fill: fill.map { .color($0) },
          stroke: stroke.map { Stroke(.color($0), width: width, cap: .butt, dash: dash) }))
    case .line(let points, let radius, let color, let width, let dash):
      return shape(
        Shape(
          .path(RoundedLine.elements(points, radius: radius)),
          stroke: Stroke(.color(color), width: width, cap: .butt, dash: dash)))
    case .head(let tip, let color):
      let path: [PathElement] = [
        .move(tip), .line(Point(tip.x - 9, tip.y - 4.5)), .line(Point(tip.x - 9, tip.y + 4.5)), .close,
      ]
      return shape(Shape(.path(path), fill: .color(color)))
    case .circle(let center, let radius, let fill):
      let box = Rect(center.x - radius, center.y - radius, radius * 2, radius * 2)
      return shape(Shape(.ellipse(box), fill: .color(fill)))
    case .text(let text, let at, let size, let weight, let color, let anchor):
      let content = TextRuler.content(text, size: size, weight: weight, color: color)
      let measure = renderer.measurer.measure(content, width: nil, scale: 2)
      guard let line = measure.lines.first else { return nil }
      let shift = anchor == .start ? 0 : anchor == .middle ? line.width / 2 : line.width
      let origin = Point(at.x - shift, at.y - line.baseline)
      return .command(.text(content, measure: measure, origin: origin, width: measure.size.width), .none)
    case .picture(let step, let rect):
      guard phones.indices.contains(step) else {
        guard pictures.indices.contains(step - phones.count) else { return nil }
        let source = renderer.images.add(pictures[step - phones.count], as: "difference:\(step)")
        return .command(.image(RoundedRect(rect), source, mode: .fill, tint: nil), .none)
      }
      let scale = rect.width / phones[step].size.width
      var group = DisplayGroup()
      group.transform = Transform(a: scale, d: scale, tx: rect.x, ty: rect.y)
      group.items = phones[step].display.items
      return .group(group)
    }
  }

  private func shape(_ shape: Shape) -> DisplayItem { .command(.shapes([shape]), .none) }
}
