import FlowBase
import FlowDocument
import FlowLayout

/// AB-09: a capsule that switches light and dark, and a pill with the language.
enum SettingsFooterBlock: DrawnBlock {
  static let darkMode = Key.bool("dark_mode", default: false)
  static let language = Key.text("language", "The pill's label.")
  static let declaration = BlockDeclaration(
    "settings_footer", summary: "A dark-mode toggle and a language pill.",
    keys: [darkMode, language, CommonKeys.backgroundColor])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    var parts = [capsule(block, in: screen)]
    if let language = block[language], !language.isEmpty { parts.append(pill(language, block, in: screen)) }
    // Large words take a line of their own.
    let row =
      screen.usesAccessibilitySizes
      ? Flex(.vertical, spacing: 12, align: .leading, children: parts)
      : Flex(.horizontal, spacing: 16, align: .center, distribution: .spaceBetween, children: parts)
    return Node(
      .flex(row),
      layout: LayoutStyle {
        $0.minHeight = 44
        $0.widthNature = .fills
      })
  }

  /// Sun and moon side by side, the knob behind the one that is on.
  private static func capsule(_ block: Block, in screen: ScreenContext) -> Node {
    let theme = screen.theme
    let knob = screen.environment.appearance == .dark ? Color(0x63, 0x63, 0x66) : .white
    let accent = screen.color(block[CommonKeys.activeColor]) ?? theme.primary
    let ink = accent.contrast(with: knob) >= 3 ? accent : knob.legibleText
    let halves = [false, true].map { isMoon in
      let isOn = isMoon == block[darkMode]
      var half = Node.disc(
        width: 36, height: 30, fill: isOn ? knob : nil,
        child: screen.glyph(
          isMoon ? "material/dark_mode-fill.svg" : "material/light_mode-fill.svg", size: 18,
          color: isOn ? ink : theme.secondaryText))
      if isOn {
        half.decoration.shadows = [
          Shadow(y: 2, blur: 6, color: Color(0, 0, 0, 31)), Shadow(blur: 1, color: Color(0, 0, 0, 20)),
        ]
      }
      return half
    }
    return Node(
      .flex(Flex(.horizontal, align: .center, children: halves)),
      layout: LayoutStyle {
        $0.padding = Edges(3)
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(theme.controlFill))]
        $0.corners = Corners(18)
      })
  }

  private static func pill(_ language: String, _ block: Block, in screen: ScreenContext) -> Node {
    let theme = screen.theme
    let ink = screen.color(block[CommonKeys.textColor]) ?? theme.text
    let parts = [
      screen.glyph("lucide/globe.svg", size: 18, color: theme.secondaryText),
      Node(.text(screen.text(language, .subhead, weight: 500, color: ink, style: block[CommonKeys.style]))),
      screen.glyph("lucide/chevron-down.svg", size: 16, color: theme.secondaryText),
    ]
    return Node(
      .flex(Flex(.horizontal, spacing: 6, align: .center, children: parts)),
      layout: LayoutStyle {
        $0.padding = Edges(horizontal: 14, vertical: 7)
        $0.minHeight = 36
      },
      decoration: Decoration {
        $0.backgrounds = [
          .paint(.color(screen.color(block[CommonKeys.backgroundColor]) ?? theme.controlFill))
        ]
        $0.corners = Corners(18)
      })
  }
}
