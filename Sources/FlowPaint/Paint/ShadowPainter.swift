import CCairo
import FlowBase
import FlowLayout

/// Draws shadows as CSS `box-shadow` does (BS-06): a blurred mask of the box, with the box itself cut out of it.
/// Masks depend on sizes only and are kept, since the cards of a list cast the same one.
final class ShadowPainter {
  private struct Key: Hashable {
    /// Pixels.
    var size: Size
    var corners: Corners
    var sigma: Double
    var spread: Double
    var offset: Point
    var underOpaque: Bool
  }
  private struct Entry {
    var mask: AlphaMask
    /// From the box's top left to the mask's.
    var offset: Point
    var extent: ShadowExtent
  }
  private var cache = ByteBoundedCache<Key, Entry>(limit: 32 << 20)

  /// `underOpaque`: the box will be filled without gaps, so the shadow may reach under its edge, which would let the
  /// background shine through otherwise.
  func draw(_ box: RoundedRect, _ shadow: Shadow, underOpaque: Bool, in space: PixelSpace, on context: Context) {
    guard shadow.color.alpha > 0, space.unit > 0 else { return }
    let outline = space.outline(box)
    let key = Key(
      size: outline.rect.size, corners: outline.corners, sigma: max(0, shadow.blur) / 2 * space.unit,
      spread: (shadow.spread * space.unit).rounded(),
      offset: Point((shadow.x * space.unit).rounded(), (shadow.y * space.unit).rounded()), underOpaque: underOpaque)
    var entry = cache.value(for: key)
    if entry == nil, let made = make(key) {
      cache.insert(made, for: key, bytes: made.mask.stride * made.mask.height)
      entry = made
    }
    guard let entry else { return }
    let place = Point(outline.rect.x + entry.offset.x, outline.rect.y + entry.offset.y)
    context.setSource(shadow.color)
    guard space.snaps, context.isPicture else {
      return cairo_mask_surface(context.raw, entry.mask.surface, place.x, place.y)
    }
    context.save()
    for part in entry.extent.parts(alpha: shadow.color.alpha) { context.rectangle(part.offset(by: place)) }
    context.clip()
    cairo_mask_surface(context.raw, entry.mask.surface, place.x, place.y)
    context.restore()
  }

  private func make(_ key: Key) -> Entry? {
    let shape = Size(key.size.width + 2 * key.spread, key.size.height + 2 * key.spread)
    guard shape.width > 0, shape.height > 0 else { return nil }
    let corners = Self.spread(key.corners, by: key.spread).fitted(to: shape)
    let blurs = key.sigma > 0.1
    let reach = blurs ? (3 * key.sigma).rounded(.up) + 2 : 1
    // What a corner's mask needs: beyond it all columns (rows) are alike.
    let largest = max(max(corners.topLeft, corners.topRight), max(corners.bottomRight, corners.bottomLeft))
    let corner = largest.rounded(.up) + reach
    let small = Size(min(shape.width, 2 * corner + 1), min(shape.height, 2 * corner + 1))
    // Boxes in turned groups have sizes that are no whole pixels.
    let whole = Size(small.width.rounded(.up) + 2 * reach, small.height.rounded(.up) + 2 * reach)
    guard let tile = AlphaMask(width: Int(whole.width), height: Int(whole.height)) else { return nil }
    tile.fill(RoundedRect(Rect(Point(reach, reach), small), corners))
    if blurs { tile.blur(sigma: key.sigma) }
    let full = Size(shape.width.rounded(.up) + 2 * reach, shape.height.rounded(.up) + 2 * reach)
    guard let mask = full == whole ? tile : tile.stretched(toWidth: Int(full.width), height: Int(full.height)) else {
      return nil
    }
    let offset = Point(key.offset.x - key.spread - reach, key.offset.y - key.spread - reach)
    let hole = cut(RoundedRect(Rect(Point(-offset.x, -offset.y), key.size), key.corners), key.underOpaque, from: mask)
    return Entry(mask: mask, offset: offset, extent: ShadowExtent(mask, hole: hole))
  }

  /// Answers what was cut out.
  private func cut(_ box: RoundedRect, _ underOpaque: Bool, from mask: AlphaMask) -> RoundedRect {
    var hole = box
    if underOpaque {
      hole.rect = box.rect.grown(by: -1)
      hole.corners = box.corners.inset(by: 1)
    }
    guard !hole.rect.isEmpty, let cover = AlphaMask(width: mask.width, height: mask.height) else { return hole }
    cover.fill(hole)
    mask.subtract(cover)
    return hole
  }

  /// CSS Backgrounds 6.1.1: a corner that is sharp stays sharp, and one that is nearly so grows less than the spread.
  private static func spread(_ corners: Corners, by spread: Double) -> Corners {
    corners.map { radius in
      guard spread > 0, radius < spread else { return max(0, radius + spread) }
      let r = radius / spread - 1
      return radius + spread * (1 + r * r * r)
    }
  }
}
