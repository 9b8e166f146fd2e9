import FlowBase
import FlowImage
import FlowLayout
import FlowStory

extension Storyboard {
  /// The whole map as pixels, `scale` a point of the sheet; less where the sheet would be larger than a picture can be.
  public func picture(scale: Double = 2) -> PixelBuffer {
    let renderer = StepRenderer(resources)
    let drawing = drawing(renderer)
    let side = max(drawing.size.width, drawing.size.height, 1)
    let area = drawing.size.width * drawing.size.height
    // 64 megapixels are what the format's own limit allows to be read again (product.md, Promises).
    let scale = min(scale, 32_767 / side, (64_000_000 / max(1, area)).squareRoot())
    let display = DisplayList(DrawingDisplay(renderer: renderer).items(drawing))
    var sheet = renderer.paint(display, size: drawing.size, scale: scale, background: drawing.background)
    let places = Self.pictures(in: drawing)
    let widths = Dictionary(places.map { ($0.step, $0.rect.width) }, uniquingKeysWith: { a, _ in a })
    let pictures = pictures(scale: { (widths[$0] ?? 0) * scale / phones[$0].size.width })
    for (step, rect) in places where pictures.indices.contains(step) {
      sheet.draw(pictures[step], x: Int((rect.x * scale).rounded()), y: Int((rect.y * scale).rounded()))
    }
    return sheet
  }

  static func pictures(in drawing: MapDrawing) -> [(step: Int, rect: Rect)] {
    drawing.groups.flatMap { group in
      group.marks.compactMap { mark in
        if case .picture(let step, let rect) = mark { (step, rect) } else { nil }
      }
    }
  }
}
