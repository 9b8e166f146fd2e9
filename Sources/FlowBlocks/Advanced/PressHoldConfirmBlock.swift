import FlowBase
import FlowDocument
import FlowLayout

/// AB-07: a full-width pill that fills while it is held.
enum PressHoldConfirmBlock: DrawnBlock {
  static let progress = Key.number("hold_progress", in: 0...1, default: 0, "The part that is filled.")
  static let declaration = BlockDeclaration(
    "press_hold_confirm", summary: "A pill that fills while it is held.", keys: [progress])
  static let paintsBackground = true

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let theme = screen.theme
    let accent = (screen.color(block[CommonKeys.activeColor]) ?? theme.primary).over(theme.background)
    let base = screen.color(block[CommonKeys.backgroundColor]) ?? accent
    let filled = block.has(CommonKeys.backgroundColor) ? accent : fuller(accent, in: theme)
    let ink = screen.color(block[CommonKeys.textColor]) ?? accent.legibleText
    let given = block[CommonKeys.text].flatMap { $0.isEmpty ? nil : $0 }
    let words = screen.text(
      given ?? screen.words[.holdToConfirm], .headline, color: ink, align: .center, style: block[CommonKeys.style])
    let size = (words.runs.first?.font.size ?? 17) * 1.3
    let label = Node(
      .flex(
        Flex(
          .horizontal, spacing: 8, align: .center, distribution: .center,
          children: [screen.glyph("material/fingerprint.svg", size: min(36, size), color: ink), Node(.text(words))])),
      layout: LayoutStyle {
        $0.padding = Edges(horizontal: 20, vertical: 12)
        $0.minHeight = 56
        $0.position = .aligned(x: nil, y: 0.5)
      })
    var layers: [Node] = []
    if block[progress] > 0 {
      layers.append(
        Node(
          .empty(natural: .zero),
          layout: LayoutStyle {
            $0.width = .percent(block[progress] * 100)
            $0.position = .aligned(x: 0, y: nil)
          },
          decoration: Decoration { $0.backgrounds = [.paint(.color(filled))] }))
    }
    return Node(
      .overlay(layers + [label]), layout: LayoutStyle { $0.widthNature = .fills },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(base))]
        $0.corners = Corners(max(28, size / 2 + 12))
        $0.clips = true
      })
  }

  /// The accent darker, on a dark page lighter, until it stands out 1.7 : 1 from the accent; the other way where there is
  /// no room or its words could not be read.
  private static func fuller(_ accent: Color, in theme: Theme) -> Color {
    let ink = accent.legibleText
    for end in theme.isDark ? [Color.white, .black] : [.black, .white] {
      for step in 2...9 {
        let mixed = end.opacity(Double(step) / 10).over(accent)
        guard mixed.contrast(with: accent) >= 1.7 else { continue }
        if mixed.contrast(with: ink) >= 3 { return mixed }
        break
      }
    }
    return ink.opacity(0.3).over(accent)
  }
}
