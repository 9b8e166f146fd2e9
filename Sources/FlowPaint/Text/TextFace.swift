import CCairo
import CPango

/// A font of Pango at one size, kept alive, with what shaping and drawing ask of it.
final class TextFace {
  let font: UnsafeMutablePointer<PangoFont>
  let family: String
  /// Cairo's view of it; owned by `font`.
  let scaled: OpaquePointer?
  /// Its glyphs are pictures (colour emoji), not outlines.
  let isBitmap: Bool
  /// Points above and below the baseline, by the face's own tables.
  let ascent: Double
  let descent: Double

  private let context: FontContext

  /// Keeps a reference to `font`.
  init(_ font: UnsafeMutablePointer<PangoFont>, of context: FontContext) {
    self.context = context
    self.font = font
    g_object_ref(font)
    let description = pango_font_describe(font)
    family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    pango_font_description_free(description)
    scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    let shaping = pango_font_get_hb_font(font)
    isBitmap = hb_ot_color_has_png(hb_font_get_face(shaping)) != 0
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(shaping, &extents)
    ascent = Double(extents.ascender) / 1024
    descent = -Double(extents.descender) / 1024
  }

  deinit { g_object_unref(font) }

  func has(_ scalar: Unicode.Scalar) -> Bool { pango_font_has_char(font, scalar.value) != 0 }
}
