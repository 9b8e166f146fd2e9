import FlowBase
import FlowLayout

/// A message's mood: the colour of its icon, of its tint and of words in it.
struct Tone {
  var accent: Color
  /// An opaque tint for a card behind words.
  var tint: Color
  var outline: Color
  /// The accent, as far towards the text's colour as small words on the tint need it.
  var ink: Color

  init(_ accent: Color, in screen: ScreenContext) {
    let page = screen.theme.background
    self.accent = accent
    tint = accent.opacity(screen.theme.isDark ? 0.2 : 0.12).over(page)
    outline = accent.opacity(screen.theme.isDark ? 0.38 : 0.3).over(page)
    ink = Tone.readable(accent, on: tint, text: screen.theme.text)
  }

  /// `color` moved towards `text` until it stands out `ratio` : 1 from `background`: 4.5 as WCAG asks of small words, 3
  /// of lines and marks.
  static func readable(_ color: Color, on background: Color, text: Color, ratio: Double = 4.5) -> Color {
    for step in 0..<10 {
      let mixed = text.opacity(Double(step) / 10).over(color)
      if mixed.contrast(with: background) >= ratio { return mixed }
    }
    return text
  }
}
