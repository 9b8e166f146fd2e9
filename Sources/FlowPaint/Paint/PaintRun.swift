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
      case .command(.fill(let box, let paint), _):
        fill(box, paint, hidden: Self.border(around: box, in: items[(i + 1)...]), in: space)
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

  /// The width of a border that hides the edge of what is filled before it, in points; 0 without one.
  private static func border(around box: RoundedRect, in items: ArraySlice<DisplayItem>) -> Double {
    for case .command(let command, _) in items {
      switch command {
      case .fill(let other, _) where other == box: continue
      case .border(let other, let width, let color, .solid) where other == box && color.alpha == 255: return width
      default: return 0
      }
    }
    return 0
  }

  private mutating func draw(_ group: DisplayGroup, in outer: PixelSpace) {
    guard group.opacity > 0 else { return }
    let space = group.transform.map(outer.inside) ?? outer
    // A group that is squeezed to nothing; Cairo would refuse its matrix and every command after it.
    guard space.unit > 0 else { return }
    context.save()
    defer { context.restore() }
    if group.opacity < 1 {
      guard let bounds = PaintBounds.of(group.items) else { return }
      let extent = group.clip.map { bounds.intersection($0.rect.grown(by: 1)) } ?? bounds
      context.setMatrix(.identity)
      context.rectangle(space.toDevice.bounds(of: extent).wholePixels)
      context.clip()
      asLayer({ $0.drawInside(group, in: space) }) { cairo_paint_with_alpha($0.raw, group.opacity) }
    } else {
      drawInside(group, in: space)
    }
  }

  /// The items within the group's clip, the lower edge thinned out.
  private mutating func drawInside(_ group: DisplayGroup, in space: PixelSpace) {
    context.setMatrix(space.matrix)
    if let clip = group.clip {
      context.add(space.outline(clip).inside(border: space.lineWidth(group.clipBorder)))
      context.clip()
    }
    guard let fade = group.fade else { return draw(group.items, in: space) }
    // What lies above the band needs no picture of its own.
    let band = space.rect(fade)
    let extent = context.clipExtents
    context.save()
    context.rectangle(Rect(extent.x, extent.y, extent.width, max(0, band.y - extent.y)))
    context.clip()
    draw(group.items, in: space)
    context.restore()
    context.rectangle(band)
    context.clip()
    asLayer({ $0.draw(group.items, in: space) }) { context in
      context.setMatrix(space.matrix)
      let mask = cairo_pattern_create_linear(0, band.y, 0, band.maxY)
      cairo_pattern_add_color_stop_rgba(mask, 0, 0, 0, 0, 1)
      cairo_pattern_add_color_stop_rgba(mask, 1, 0, 0, 0, 0)
      cairo_mask(context.raw, mask)
      cairo_pattern_destroy(mask)
    }
  }

  /// Draws `items` on a picture of their own, as large as the clip, and lays it down.
  private mutating func asLayer(_ items: (inout PaintRun) -> Void, layDown: (Context) -> Void) {
    let layersBelow = layers.count
    cairo_push_group(context.raw)
    // The clips around the group act when it is laid down; twice would thin their edges.
    cairo_reset_clip(context.raw)
    if !layers.isEmpty, let pixels = context.pixels { layers.append(pixels) }
    items(&self)
    cairo_pop_group_to_source(context.raw)
    layDown(context)
    layers.removeLast(layers.count - layersBelow)
  }

  private func draw(_ command: DisplayCommand, in space: PixelSpace) {
    switch command {
    case .shadow, .fill: break
    case .backdrop(let box, let backdrop):
      BackdropPainter(context: context, scratch: source.scratch, layers: layers).draw(box, backdrop, in: space)
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

  /// `hidden`: the width of an opaque border, in points. On round corners the fill ends under the middle of it, or it
  /// would shine through where the border's own edge crosses a pixel.
  private func fill(_ box: RoundedRect, _ paint: Paint, hidden border: Double, in space: PixelSpace) {
    let outline = space.outline(box)
    guard !outline.rect.isEmpty else { return }
    if case .gradient(let gradient) = paint, outline.corners.isZero, space.snaps,
      source.writeDirectly(gradient, into: outline.rect)
    {
      return
    }
    let inset = outline.corners.isZero ? 0 : space.lineWidth(border) / 2
    context.add(RoundedRect(outline.rect.inset(by: Edges(inset)), outline.corners.inset(by: inset)))
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
