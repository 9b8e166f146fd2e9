import CCairo
import FlowBase
import FlowLayout

/// One walk over a display list.
struct PaintRun {
  let context: Context
  let measurer: PangoMeasurer
  let images: ImageStore
  let shadows: ShadowPainter
  let source: PaintSource
  /// The pictures drawn on, the screen first; empty on vector surfaces.
  var layers: [SurfacePixels] = []

  mutating func draw(_ items: [DisplayItem], in space: PixelSpace) {
    context.setMatrix(space.matrix)
    for (i, item) in items.enumerated() {
      switch item {
      case .group(let group):
        draw(group, in: space)
        context.setMatrix(space.matrix)
      case .command(.shadow(let box, let shadow), _):
        let isCovered = Self.isFilled(box, by: items[(i + 1)...])
        shadows.draw(box, shadow, underOpaque: isCovered, in: space, on: context)
      case .command(let command, _): draw(command, in: space)
      }
    }
  }

  /// Whether the box is filled without gaps by what follows its shadows.
  private static func isFilled(_ box: RoundedRect, by items: ArraySlice<DisplayItem>) -> Bool {
    for case .command(let command, _) in items {
      switch command {
      case .shadow(let other, _) where other == box: continue
      case .fill(let other, let paint) where other == box: return paint.isOpaque
      default: return false
      }
    }
    return false
  }

  private mutating func draw(_ group: DisplayGroup, in outer: PixelSpace) {
    guard group.opacity > 0 else { return }
    let space = group.transform.map(outer.inside) ?? outer
    // A group that is squeezed to nothing; Cairo would refuse its matrix and every command after it.
    guard space.unit > 0 else { return }
    context.save()
    defer { context.restore() }
    let isLayer = group.opacity < 1
    let layersBelow = layers.count
    if isLayer {
      guard let bounds = PaintBounds.of(group.items) else { return }
      let extent = group.clip.map { bounds.intersection($0.rect.grown(by: 1)) } ?? bounds
      context.setMatrix(.identity)
      context.rectangle(space.toDevice.bounds(of: extent).wholePixels)
      context.clip()
      cairo_push_group(context.raw)
      // The clips around the group act when it is laid down; twice would thin their edges.
      cairo_reset_clip(context.raw)
      if !layers.isEmpty, let pixels = context.pixels { layers.append(pixels) }
    }
    if let clip = group.clip {
      context.setMatrix(space.matrix)
      context.add(space.outline(clip))
      context.clip()
    }
    draw(group.items, in: space)
    if isLayer {
      cairo_pop_group_to_source(context.raw)
      cairo_paint_with_alpha(context.raw, group.opacity)
      layers.removeLast(layers.count - layersBelow)
    }
  }

  private func draw(_ command: DisplayCommand, in space: PixelSpace) {
    switch command {
    case .shadow: break
    case .backdrop(let box, let backdrop):
      BackdropPainter(context: context, scratch: source.scratch, layers: layers).draw(box, backdrop, in: space)
    case .fill(let box, let paint): fill(box, paint, in: space)
    case .border(let box, let width, let color, let style):
      let line = space.lineWidth(width)
      BorderPainter(context: context).draw(space.outline(box), width: line, color: color, style: style)
    case .image(let box, let image, let mode, let tint):
      ImagePainter(source: source, images: images, measurer: measurer, space: space).draw(
        image, in: box, mode: mode, tint: tint)
    case .text(let text, let measure, let origin, let width):
      measurer.draw(text, measure: measure, width: width, at: origin, in: space, on: context)
    case .shapes(let shapes):
      let painter = ShapePainter(source: source, space: space)
      for shape in shapes { painter.draw(shape) }
    }
  }

  private func fill(_ box: RoundedRect, _ paint: Paint, in space: PixelSpace) {
    let outline = space.outline(box)
    guard !outline.rect.isEmpty else { return }
    if case .gradient(let gradient) = paint, outline.corners.isZero, space.snaps,
      source.writeDirectly(gradient, into: outline.rect)
    {
      return
    }
    context.add(outline)
    source.use(paint, over: outline.rect) { context.fill() }
  }
}

extension Paint {
  var isOpaque: Bool {
    switch self {
    case .color(let c): c.alpha == 255
    case .gradient(let g): !g.stops.isEmpty && g.stops.allSatisfy { $0.color.alpha == 255 }
    }
  }
}
