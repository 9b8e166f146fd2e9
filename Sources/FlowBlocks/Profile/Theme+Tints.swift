import FlowBase

/// Colours that controls make of the theme's. Thin tints that do on white are lost on a dark page, so there they are
/// stronger.
extension Theme {
  /// Whether white reads better on the page than black.
  var isDark: Bool { background.legibleText == .white }

  /// What of a bar, ring or row of bars in `color` is not filled yet (PB-06; look.md, Chrome of a step).
  func track(of color: Color) -> Color { color.opacity(isDark ? 0.3 : 0.15) }

  /// What words and marks in `color` stand on: badges, discs.
  func tint(of color: Color) -> Color { color.opacity(isDark ? 0.24 : 0.14) }

  /// Marks that are off: dots of other pages, segments of a meter that are not reached (the platform's tertiary label).
  var resting: Color { secondaryText.opacity(0.5) }

  /// The outline of a mark that is off: the border's colour, as far towards the text's as it needs to be seen on a card.
  var outline: Color { Tone.readable(border, on: card, text: text, ratio: 2) }

  /// The accent as words: on dark pages as far towards the text's colour as small words need it.
  func words(on ground: Color) -> Color {
    isDark ? Tone.readable(primary, on: ground.over(background), text: text) : primary
  }

  /// A short tick of a scale.
  var minorTick: Color { text.opacity(isDark ? 0.4 : 0.28) }

  /// A card on the page.
  var card: Color { background.luminance > 0.5 ? background : surface }

  /// What lies above cards: an open menu.
  var elevated: Color { isDark ? Color.white.opacity(0.07).over(surface.over(background)) : background }

  /// The theme's own ink where it reads on `ground` (4.5 : 1, WCAG), else white or black.
  func ink(on ground: Color) -> Color {
    let ground = ground.over(background)
    return text.over(ground).contrast(with: ground) >= 4.5 ? text : ground.legibleText
  }
}
