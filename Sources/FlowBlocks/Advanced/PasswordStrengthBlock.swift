import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// AB-03: four segments filled from the leading edge, the label beneath.
enum PasswordStrengthBlock: DrawnBlock {
  static let level = Key.integer("strength_level", in: 0...4, default: 0, "Filled segments.")
  static let label = Key.text("strength_label", "Instead of the level's own words.")
  static let declaration = BlockDeclaration(
    "password_strength", summary: "Four segments that fill with a password's strength.", keys: [level, label])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let theme = screen.theme
    let filled = block[level]
    let accent = screen.color(block[CommonKeys.activeColor]) ?? color(filled, theme)
    let track = theme.resting
    let segments = (0..<4).map { index in
      Node(
        .empty(natural: .zero),
        layout: LayoutStyle {
          $0.width = .fill
          $0.height = .points(6)
        },
        decoration: Decoration {
          $0.corners = Corners(3)
          $0.backgrounds = [.paint(.color(index < filled ? accent : track))]
        })
    }
    let bars = Node(
      .flex(Flex(.horizontal, spacing: 6, distribution: .equal, children: segments)),
      layout: LayoutStyle { $0.widthNature = .fills })
    let ink = Tone.readable(accent, on: theme.background, text: theme.text)
    let words = screen.text(
      block[label] ?? screen.words[words(filled)], .footnote, weight: 500,
      color: screen.color(block[CommonKeys.textColor]) ?? (filled == 0 ? theme.secondaryText : ink),
      style: block[CommonKeys.style])
    return .column(8, [bars, Node(.text(words))])
  }

  private static func color(_ level: Int, _ theme: Theme) -> Color {
    switch level {
    case ...1: theme.error
    case 2: theme.warning
    // Between fair and strong: halfway from warning to success.
    case 3: theme.success.opacity(0.6).over(theme.warning)
    default: theme.success
    }
  }

  private static func words(_ level: Int) -> Words.BuiltIn {
    switch level {
    case ...0: .strengthNone
    case 1: .strengthWeak
    case 2: .strengthFair
    case 3: .strengthGood
    default: .strengthStrong
    }
  }
}
