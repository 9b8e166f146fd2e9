import CCairo
import FlowBase
import FlowImage
import FlowLayout

/// Draws pictures, icons and placeholders into their boxes (IM-01 … IM-03).
struct ImagePainter {
  let source: PaintSource
  let images: ImageStore
  let measurer: PangoMeasurer
  let space: PixelSpace
  private var context: Context { source.context }

  init(source: PaintSource, images: ImageStore, measurer: PangoMeasurer, space: PixelSpace) {
    self.source = source
    self.images = images
    self.measurer = measurer
    self.space = space
  }

  func draw(_ image: ImageSource, in box: RoundedRect, mode: ContentMode, tint: Color?) {
    let outline = space.outline(box)
    guard !outline.rect.isEmpty else { return }
    if let natural = images.naturalSize(of: image) {
      let place = Placement(natural, in: outline.rect, mode: mode, snaps: space.snaps)
      let density = density
      let (width, height) = (
        Int((place.rect.width * density).rounded(FloatingPointRoundingRule.up)),
        Int((place.rect.height * density).rounded(FloatingPointRoundingRule.up))
      )
      if let picture = images.picture(image, region: place.region, width: width, height: height) {
        return draw(picture, at: place.rect, clippedTo: outline, tint: tint)
      }
    }
    let label =
      switch image.kind {
      case .placeholder(let label): label
      case .file(let path), .icon(let path), .animation(let path, _):
        path.split(separator: "/").last.map(String.init) ?? path
      }
    PlaceholderPainter(source: source, measurer: measurer, space: space).draw(label: label, in: box)
  }

  /// Pixels of a picture for one of the surface: a page is looked at closely and printed.
  private var density: Double {
    cairo_surface_get_type(cairo_get_group_target(context.raw)) == CAIRO_SURFACE_TYPE_IMAGE ? 1 : 4
  }

  private func draw(_ picture: PixelBuffer, at rect: Rect, clippedTo outline: RoundedRect, tint: Color?) {
    picture.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress,
        let surface = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: base), CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height),
          Int32(picture.stride))
      else { return }
      let pattern = cairo_pattern_create_for_surface(surface)
      defer { cairo_pattern_destroy(pattern) }
      // From the page into the picture, which may have several pixels for one of the page.
      let (x, y) = density == 1 ? (1, 1) : (Double(picture.width) / rect.width, Double(picture.height) / rect.height)
      var matrix = cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: -rect.x * x, y0: -rect.y * y)
      cairo_pattern_set_matrix(pattern, &matrix)
      context.save()
      if let tint {
        context.add(outline)
        context.clip()
        context.setSource(tint)
        cairo_mask(context.raw, pattern)
      } else {
        cairo_set_source(context.raw, pattern)
        cairo_pattern_set_filter(pattern, space.snaps ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        if rect == outline.rect {
          // Without its own edge the picture does not fade where the outline's edge crosses a pixel.
          cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
          context.add(outline)
          context.fill()
        } else {
          context.add(outline)
          context.clip()
          context.rectangle(rect)
          context.fill()
        }
      }
      context.restore()
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

/// Where a picture goes in its box, and which part of it shows.
struct Placement {
  /// In pixels.
  var rect: Rect
  /// In the picture's own points.
  var region: Rect

  init(_ natural: Size, in box: Rect, mode: ContentMode, snaps: Bool) {
    rect = box
    region = Rect(.zero, natural)
    let (x, y) = (box.width / natural.width, box.height / natural.height)
    switch mode {
    case .fill: break
    case .cover:
      let scale = max(x, y)
      let shown = Size(box.width / scale, box.height / scale)
      region = Rect((natural.width - shown.width) / 2, (natural.height - shown.height) / 2, shown.width, shown.height)
    case .contain:
      let scale = min(x, y)
      var size = Size(natural.width * scale, natural.height * scale)
      if snaps { size = Size(max(1, size.width.rounded()), max(1, size.height.rounded())) }
      let left = (box.width - size.width) / 2
      let top = (box.height - size.height) / 2
      rect = Rect(Point(box.x + (snaps ? left.rounded(.down) : left), box.y + (snaps ? top.rounded(.down) : top)), size)
    }
  }
}
