import FlowBase
import FlowDocument
import FlowLayout

/// Colours and type of a chat: its `style` over the theme (CH-18).
struct ChatLook {
  /// What the conversation stands on, and what can be read there: words, and the accent of offered replies.
  let ground: Color
  let ink: Color
  /// Less important words.
  let muted: Color
  let accent: Color
  let aiFill: Color
  let aiInk: Color
  let userFill: Color
  let userInk: Color
  let radius: Double
  private let style: KeyedObject?

  init(_ style: KeyedObject?, in screen: ScreenContext) {
    func color(_ key: Key<AdaptiveColor?>) -> Color? { style.flatMap { screen.color($0[key]) } }
    let theme = screen.theme
    self.style = style
    ground = StepBackground.top(in: screen)
    ink = ground.legible(theme.text)
    muted = ground.legible(theme.secondaryText, least: 3, else: ink.opacity(0.62))
    accent = ground.legible(theme.primary, else: ink)
    aiFill = color(ChatStyleKeys.aiBubble) ?? theme.surface
    aiInk = color(ChatStyleKeys.aiText) ?? aiFill.over(ground).legible(theme.text)
    userFill = color(ChatStyleKeys.userBubble) ?? theme.primary
    userInk = color(ChatStyleKeys.userText) ?? userFill.over(ground).legibleText
    radius = style?[ChatStyleKeys.bubbleRadius] ?? 18
  }

  /// Words of a bubble.
  func text(_ words: String, _ ink: Color, in screen: ScreenContext) -> TextContent {
    var text = screen.text(words, .body, color: ink)
    for i in text.runs.indices {
      if let size = style?[ChatStyleKeys.fontSize] { text.runs[i].font.size = screen.scaled(size) }
      if let family = style?[ChatStyleKeys.fontFamily] {
        text.runs[i].font.design = Font.Design(rawValue: family) ?? screen.theme.design
      }
    }
    return text
  }
}

extension Color {
  /// `ink` where small type can be read on this colour (4.5 : 1, or `least`), else `other`: white or black.
  fileprivate func legible(_ ink: Color, least: Double = 4.5, else other: Color? = nil) -> Color {
    contrast(with: ink.over(self)) >= least ? ink : other ?? legibleText
  }
}
