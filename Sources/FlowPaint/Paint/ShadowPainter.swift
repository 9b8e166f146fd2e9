import CCairo
import FlowBase
import FlowLayout

/// Draws shadows as CSS `box-shadow` does (BS-06): a blurred mask of the box, with the box itself cut out of it.
/// Masks depend on sizes only and are kept, since the cards of a list cast the same one.
final class ShadowPainter {
  private struct Entry {
    var mask: AlphaMask
    /// From the box's top left to the mask's.
    var offset: Point
    /// Nil where the box is not cut out of the mask.
    var extent: ShadowExtent?
    /// Local pixels a pixel of the mask.
    var factor = 1.0
  }
  private var cache = ByteBoundedCache<ShadowKey, Entry>(limit: 32 << 20)

  /// `underOpaque`: the box will be filled without gaps, so the shadow may reach under its edge, which would let the
  /// background shine through otherwise.
  func draw(_ box: RoundedRect, _ shadow: Shadow, underOpaque: Bool, in space: PixelSpace, on context: Context) {
    guard shadow.color.alpha > 0, space.unit > 0 else { return }
    func pixels(_ points: Double) -> Double { (min(1e5, max(-1e5, points)) * space.unit).rounded() }
    var outline = space.outline(box)
    var key = ShadowKey(
      size: outline.rect.size, corners: outline.corners, sigma: min(1e5, max(0, shadow.blur)) / 2 * space.unit,
      spread: pixels(shadow.spread), offset: Point(pixels(shadow.x), pixels(shadow.y)), underOpaque: underOpaque)
    outline.rect = key.visible(outline.rect, in: context.clipExtents)
    key.size = outline.rect.size
    guard !outline.rect.isEmpty else { return }
    var entry = cache.value(for: key)
    if entry == nil, let made = make(key) {
      cache.insert(made, for: key, bytes: made.mask.stride * made.mask.height)
      entry = made
    }
    guard let entry else { return }
    let place = Point(outline.rect.x + entry.offset.x, outline.rect.y + entry.offset.y)
    context.setSource(shadow.color)
    if entry.factor > 1 { return draw(entry, around: hole(outline, underOpaque), at: place, on: context) }
    guard space.snaps, context.isPicture, let extent = entry.extent else {
      return cairo_mask_surface(context.raw, entry.mask.surface, place.x, place.y)
    }
    context.save()
    for part in extent.parts(alpha: shadow.color.alpha) { context.rectangle(part.offset(by: place)) }
    context.clip()
    cairo_mask_surface(context.raw, entry.mask.surface, place.x, place.y)
    context.restore()
  }

  /// A mask of fewer pixels, enlarged; the box is left out by the clip.
  private func draw(_ entry: Entry, around hole: RoundedRect, at place: Point, on context: Context) {
    guard let pattern = cairo_pattern_create_for_surface(entry.mask.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / entry.factor, 1 / entry.factor)
    cairo_matrix_translate(&matrix, -place.x, -place.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    let size = Size(Double(entry.mask.width) * entry.factor, Double(entry.mask.height) * entry.factor)
    context.save()
    context.rectangle(Rect(place, size))
    if !hole.rect.isEmpty { context.add(hole) }
    cairo_set_fill_rule(context.raw, CAIRO_FILL_RULE_EVEN_ODD)
    context.clip()
    cairo_mask(context.raw, pattern)
    context.restore()
  }

  private func make(_ key: ShadowKey) -> Entry? {
    let factor = key.factor
    guard factor > 1 else { return makeWhole(key) }
    guard let (mask, reach) = mask(key.divided(by: factor)) else { return nil }
    let inset = key.spread + reach * factor
    return Entry(mask: mask, offset: Point(key.offset.x - inset, key.offset.y - inset), factor: factor)
  }

  private func makeWhole(_ key: ShadowKey) -> Entry? {
    guard let (mask, reach) = mask(key) else { return nil }
    let offset = Point(key.offset.x - key.spread - reach, key.offset.y - key.spread - reach)
    let hole = cut(RoundedRect(Rect(Point(-offset.x, -offset.y), key.size), key.corners), key.underOpaque, from: mask)
    return Entry(mask: mask, offset: offset, extent: ShadowExtent(mask, hole: hole))
  }

  /// The blurred shape, nothing cut out, and how far it reaches beyond the shape.
  private func mask(_ key: ShadowKey) -> (AlphaMask, reach: Double)? {
    let shape = Size(key.size.width + 2 * key.spread, key.size.height + 2 * key.spread)
    guard shape.width > 0, shape.height > 0 else { return nil }
    let corners = Self.spread(key.corners, by: key.spread).fitted(to: shape)
    let blurs = key.sigma > 0.1
    let reach = blurs ? (3 * key.sigma).rounded(.up) + 2 : 1
    // What a corner's mask needs: beyond it all columns (rows) are alike.
    let largest = max(max(corners.topLeft, corners.topRight), max(corners.bottomRight, corners.bottomLeft))
    let corner = largest.rounded(.up) + reach
    func shortened(_ length: Double) -> Double {
      // The fraction of a pixel at the end stays.
      min(length, 2 * corner + 1 + length - length.rounded(.down))
    }
    let small = Size(shortened(shape.width), shortened(shape.height))
    // Boxes in turned groups have sizes that are no whole pixels.
    let whole = Size(small.width.rounded(.up) + 2 * reach, small.height.rounded(.up) + 2 * reach)
    guard let tile = AlphaMask(width: Int(whole.width), height: Int(whole.height)) else { return nil }
    tile.fill(RoundedRect(Rect(Point(reach, reach), small), corners))
    if blurs { tile.blur(sigma: key.sigma) }
    let full = Size(shape.width.rounded(.up) + 2 * reach, shape.height.rounded(.up) + 2 * reach)
    guard let mask = full == whole ? tile : tile.stretched(toWidth: Int(full.width), height: Int(full.height)) else {
      return nil
    }
    return (mask, reach)
  }

  /// Answers what was cut out.
  private func cut(_ box: RoundedRect, _ underOpaque: Bool, from mask: AlphaMask) -> RoundedRect {
    let hole = hole(box, underOpaque)
    guard !hole.rect.isEmpty, let cover = AlphaMask(width: mask.width, height: mask.height) else { return hole }
    cover.fill(hole)
    mask.subtract(cover)
    return hole
  }

  private func hole(_ box: RoundedRect, _ underOpaque: Bool) -> RoundedRect {
    guard underOpaque else { return box }
    return RoundedRect(box.rect.grown(by: -1), box.corners.inset(by: 1))
  }

  /// CSS Backgrounds 6.1.1: a corner that is sharp stays sharp, and one that is nearly so grows less than the spread.
  static func spread(_ corners: Corners, by spread: Double) -> Corners {
    corners.map { radius in
      guard spread > 0, radius < spread else { return max(0, radius + spread) }
      let r = radius / spread - 1
      return radius + spread * (1 + r * r * r)
    }
  }
}
