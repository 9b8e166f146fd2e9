import FlowBase
import FlowDocument
import FlowLayout

/// CB-13: a button for each provider, with its mark.
enum SocialLoginBlock: DrawnBlock {
  enum Layout: String, CaseIterable, Sendable { case stacked, row }
  static let providers = Key.list("providers", of: ProviderKeys.declaration)
  static let layout = Key.choice(
    "layout", default: Layout.stacked, spellings: ["vertical": .stacked, "horizontal": .row, "column": .stacked])
  static let declaration = BlockDeclaration(
    "social_login", summary: "A button for each sign-in provider.", keys: [providers, layout])
  static let paintsBackground = true

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let providers = block[providers]
    guard !providers.isEmpty else { return nil }
    let isShort = block[layout] == .row && !screen.usesAccessibilitySizes
    let buttons = providers.map { button($0, isShort: isShort, block, in: screen) }
    // In a row of three there is room for a name under each mark: more make two columns, and larger text needs lines of its own.
    if isShort, providers.count > 3 {
      return Node(
        .grid(Grid(columns: 2, spacing: 10, children: buttons)), layout: LayoutStyle { $0.widthNature = .fills })
    }
    if isShort {
      return Node(
        .flex(Flex(.horizontal, spacing: 10, align: .stretch, distribution: .equal, children: buttons)),
        layout: LayoutStyle { $0.widthNature = .fills })
    }
    return .column(10, buttons)
  }

  private static func button(_ provider: KeyedObject, isShort: Bool, _ block: Block, in screen: ScreenContext) -> Node {
    let theme = screen.theme
    let m = screen.measures(ButtonBlock.Measures.self)
    let kind = provider[ProviderKeys.type] ?? ""
    let look = ProviderLook(kind, in: screen)
    let fill = screen.color(block[CommonKeys.backgroundColor])
    let ink =
      screen.color(block[CommonKeys.textColor]) ?? fill.map { $0.over(theme.background).legibleText } ?? look.ink
    let words =
      provider[ProviderKeys.text] ?? (isShort ? look.name : look.label(in: screen))
    let text = screen.text(
      words, isShort ? .footnote : .headline, weight: m.weight, color: ink, align: .center,
      style: block[CommonKeys.style])
    let size = isShort ? 22 : min(34, max(20, (text.runs.first?.font.size ?? 17) * 1.18))
    let mark = ProviderMark.node(kind, size: size, ink: ink, in: screen)
    let line = fill == nil ? look.outline : nil
    return Node(
      .flex(
        Flex(
          isShort ? .vertical : .horizontal, spacing: isShort ? 4 : 10, align: .center, distribution: .center,
          children: [mark, Node(.text(text))].compactMap { $0 })),
      layout: LayoutStyle {
        $0.minHeight = m.height
        // Without an outline the same box: a border in the fill's colour would show at the corners.
        let border: Double = line == nil ? 0 : 1
        $0.border = border
        $0.padding = Edges(horizontal: (isShort ? 4 : m.padding) - border, vertical: 10 - border)
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(fill ?? look.fill))]
        $0.borderColor = line
        $0.corners = Corners(theme.cornerRadius ?? m.radius ?? 999)
      })
  }
}

/// One provider: its name, or a name with a label of its own.
enum ProviderKeys {
  static let type = Key<String?>.word(
    "type", aliases: ["provider", "id"],
    ValueKind.Choices(
      ["apple", "google", "facebook", "email", "x", "github"], aliases: ["twitter": "x"], keepsUnknown: true),
    "An unknown one is a neutral button with its name (S-18).")
  static let text = Key.text("text", aliases: ["label"])
  static let declaration = ObjectDeclaration("provider", shorthand: ["type"], keys: [type, text])
}
