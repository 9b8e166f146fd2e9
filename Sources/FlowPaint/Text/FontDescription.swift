import CPango
import FlowLayout

/// Pango's description of a run's font, freed with it.
final class FontDescription {
  let pointer: OpaquePointer

  init(_ font: Font, _ fitted: FittedFont) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, fitted.family)
    pango_font_description_set_absolute_size(pointer, fitted.size * 1024)
    pango_font_description_set_weight(pointer, PangoWeight(rawValue: UInt32(min(1000, max(100, font.weight)))))
    pango_font_description_set_style(pointer, font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    // Pango would take the optical size from pixels: the same text 6 % narrower at 3× than at 1×.
    if font.design == .serif {
      pango_font_description_set_variations(pointer, "opsz=\(min(60, max(8, font.size)))")
    }
  }

  deinit { pango_font_description_free(pointer) }
}
