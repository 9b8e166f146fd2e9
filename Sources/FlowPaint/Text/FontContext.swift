import CCairo
import CPango

/// A font map and a context of Pango for one thread. Whoever keeps a font of it keeps it too: a font outliving its map
/// ends in freed memory.
final class FontContext {
  let pointer: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>

  init(fonts: FontLibrary) {
    // Pango is always built with FreeType where fontconfig is.
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)!
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    pango_fc_font_map_set_config(OpaquePointer(map), fonts.config)
    pointer = pango_font_map_create_context(map)!
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(pointer, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(pointer, 0)
    pango_context_set_language(pointer, pango_language_from_string("en"))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
    g_object_unref(map)
  }

  func load(_ description: OpaquePointer?) -> UnsafeMutablePointer<PangoFont>? {
    pango_context_load_font(pointer, description)
  }
}
