import CCairo
import CPango
import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Draws arranged glyphs on one baseline.
struct GlyphPen {
  let cairo: OpaquePointer
  /// Pixels per point.
  let scale: Double
  /// Points, on a whole pixel.
  let baseline: Double
  let rasters: GlyphRasters

  func draw(_ line: LineArrangement, x: Double, of text: TextContent, faces: [TextFace], shaper: TextShaper) {
    backgrounds(line.pieces, x: x, of: text, shaper: shaper)
    for piece in line.pieces {
      let run = text.runs[piece.run]
      let left = x + Double(piece.x) / 1024
      let width = Double(piece.width) / 1024
      // An underline lies below the glyphs, a strike above them.
      let thickness = max(1 / scale, run.font.size * Double(run.font.weight >= 600 ? 0.075 : 0.055))
      if run.underline {
        bar(x: left, y: baseline + run.font.size * 0.1, width: width, height: thickness, run.color)
      }
      glyphs(piece, x: left, face: faces[piece.face], run.color, of: text)
      if run.strikethrough {
        bar(x: left, y: baseline - run.font.size * 0.26 - thickness / 2, width: width, height: thickness, run.color)
      }
    }
  }

  /// Below all glyphs: a rounded box for each run that has one, reaching into the spaces beside it.
  private func backgrounds(
    _ pieces: [LineArrangement.Piece], x: Double, of text: TextContent, shaper: TextShaper
  ) {
    var rest = pieces[...]
    while let first = rest.first {
      // A run may be in pieces: of several faces, or in both directions.
      let own = rest.prefix { $0.run == first.run }
      rest = rest.dropFirst(own.count)
      let run = text.runs[first.run]
      guard let color = run.background, let last = own.last else { continue }
      let primary = shaper.primary(run.font, text.metrics)
      let (ascent, descent) = (primary?.ascent ?? run.font.size, primary?.descent ?? 0)
      let (left, right) = (x + Double(first.x) / 1024, x + Double(last.x + last.width) / 1024)
      let box = Rect(left - 3, baseline - ascent, right - left + 6, ascent + descent)
      func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }
      let (top, bottom) = (snapped(box.y), snapped(box.maxY))
      set(color)
      let context = Context(raw: cairo)
      context.add(RoundedRect(Rect(box.x, top, box.width, bottom - top), Corners(min(4, (bottom - top) / 2))))
      context.fill()
    }
  }

  private func glyphs(
    _ piece: LineArrangement.Piece, x: Double, face: TextFace, _ color: Color, of text: TextContent
  ) {
    var pen = x
    var glyphs: [cairo_glyph_t] = []
    glyphs.reserveCapacity(piece.glyphs.count)
    for glyph in piece.glyphs {
      let place = (x: pen + Double(glyph.x) / 1024, y: baseline + Double(glyph.y) / 1024)
      if glyph.isMissing {
        missing(x: place.x, width: Double(glyph.advance) / 1024, face, color)
      } else {
        glyphs.append(cairo_glyph_t(index: UInt(glyph.index), x: place.x, y: place.y))
      }
      pen += Double(glyph.advance) / 1024
    }
    guard !glyphs.isEmpty, let scaled = face.scaled else { return }
    set(color)
    if !face.isBitmap, let device = pixelScale() {
      let placed = glyphs.map { glyph in
        var (x, y) = (glyph.x, glyph.y)
        cairo_user_to_device(cairo, &x, &y)
        return GlyphRasters.Placed(index: UInt32(glyph.index), x: x, y: y)
      }
      cairo_save(cairo)
      cairo_identity_matrix(cairo)
      rasters.fill(placed, of: face, scale: device, on: cairo)
      cairo_restore(cairo)
    } else if face.isBitmap && color.alpha < 255 {
      // Cairo draws colour glyphs opaque whatever the source.
      cairo_push_group(cairo)
      cairo_set_scaled_font(cairo, scaled)
      cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, Double(color.alpha) / 255)
    } else {
      cairo_set_scaled_font(cairo, scaled)
      show(glyphs, of: piece, text)
    }
  }

  /// On pages glyphs carry the text that they stand for: it can be searched and copied whatever forms a font chose.
  private func show(_ glyphs: [cairo_glyph_t], of piece: LineArrangement.Piece, _ text: TextContent) {
    let isBackward =
      piece.clusters.count > 1 && piece.clusters[0].bytes.lowerBound > piece.clusters[1].bytes.lowerBound
    let all = Array(text.string.utf8)
    var bytes: [CChar] = []
    let clusters = (isBackward ? piece.clusters.reversed() : piece.clusters).map { cluster in
      bytes += all[cluster.bytes.clamped(to: 0..<all.count)].map { CChar(bitPattern: $0) }
      return cairo_text_cluster_t(num_bytes: Int32(cluster.bytes.count), num_glyphs: Int32(cluster.glyphs))
    }
    cairo_show_text_glyphs(
      cairo, bytes, Int32(bytes.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
      isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
  }

  /// Pixels per unit of user space; nil on vector surfaces, which keep text as text, and where it is turned or skewed.
  private func pixelScale() -> Double? {
    guard cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0 ? matrix.xx : nil
  }

  /// The empty box that stands for a character no font has.
  private func missing(x: Double, width: Double, _ face: TextFace, _ color: Color) {
    let height = face.ascent * 0.75
    let inset = width * 0.1
    let stroke = max(1 / scale, height * 0.06)
    set(color)
    cairo_set_line_width(cairo, stroke)
    cairo_rectangle(
      cairo, x + inset + stroke / 2, baseline - height + stroke / 2, max(0, width - 2 * inset - stroke), height - stroke
    )
    cairo_stroke(cairo)
  }

  /// A rectangle on whole pixels, at least one high.
  private func bar(x: Double, y: Double, width: Double, height: Double, _ color: Color) {
    func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }
    set(color)
    let top = snapped(y)
    cairo_rectangle(cairo, snapped(x), top, snapped(x + width) - snapped(x), max(1 / scale, snapped(height)))
    cairo_fill(cairo)
  }

  private func set(_ color: Color) {
    cairo_set_source_rgba(
      cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, Double(color.alpha) / 255)
  }
}
