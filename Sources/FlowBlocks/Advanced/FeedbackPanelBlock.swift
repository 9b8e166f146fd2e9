import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// AB-05: the result of a quiz: circled icon, bold headline, detail.
enum FeedbackPanelBlock: DrawnBlock {
  enum State: String, CaseIterable, Sendable { case correct, wrong, info }
  static let state = Key.choice(
    "feedback_state", default: State.info,
    spellings: ["incorrect": .wrong, "success": .correct, "right": .correct, "error": .wrong])
  static let detail = Key.text("feedback_detail", aliases: ["detail"])
  static let declaration = BlockDeclaration(
    "feedback_panel", summary: "A quiz result with icon, headline and detail.", keys: [state, detail])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let theme = screen.theme
    let (color, glyph, headline): (Color, String, Words.BuiltIn) =
      switch block[state] {
      case .correct: (theme.success, "material/check-bold.svg", .correct)
      case .wrong: (theme.error, "material/close-bold.svg", .incorrect)
      case .info: (theme.primary, "lucide/lightbulb.svg", .goodToKnow)
      }
    let accent = screen.color(block[CommonKeys.activeColor]) ?? color
    let tone = Tone(accent, in: screen)
    let size = min(52, 34 * max(1, screen.environment.textSize.bodyRatio))
    let mark = Node.disc(
      width: size, fill: accent,
      child: screen.glyph(glyph, size: size * 0.62, color: accent.over(theme.background).legibleText))
    let ink = screen.color(block[CommonKeys.textColor])
    let given = block[CommonKeys.text].flatMap { $0.isEmpty ? nil : $0 }
    var texts = [
      Node(
        .text(
          screen.text(
            given ?? screen.words[headline], .headline, weight: 700, color: ink ?? tone.ink,
            style: block[CommonKeys.style])))
    ]
    if let detail = block[detail], !detail.isEmpty {
      texts.append(Node(.text(screen.text(detail, .subhead, color: ink ?? theme.text))))
    }
    let column = Node(.flex(Flex(.vertical, spacing: 2, children: texts))).filling()
    return Node(
      .flex(Flex(.horizontal, spacing: 14, align: texts.count > 1 ? .leading : .center, children: [mark, column])),
      layout: LayoutStyle {
        $0.padding = Edges(16)
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.corners = Corners(theme.cornerRadius ?? Card.radius)
        $0.backgrounds = [.paint(.color(screen.color(block[CommonKeys.backgroundColor]) ?? tone.tint))]
      })
  }
}
