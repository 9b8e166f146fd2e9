import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// AB-08: a card that connects the platform's health data.
enum HealthConnectBlock: DrawnBlock {
  static let connected = Key.bool("connected", default: false)
  static let subtitle = Key.text("health_subtitle", aliases: ["subtitle"])
  static let declaration = BlockDeclaration(
    "health_connect", summary: "A card to connect health data.", keys: [connected, subtitle])

  /// The provider is the platform's own.
  struct Measures: PlatformMeasures {
    var title: Words.BuiltIn
    var glyph: String
    var colors: [Color]
    static let ios = Measures(
      title: .appleHealth, glyph: "material/favorite-fill.svg",
      colors: [Color(0xFF, 0x5E, 0x7E), Color(0xFF, 0x2D, 0x55)])
    static let android = Measures(
      title: .googleFit, glyph: "material/ecg_heart-fill.svg",
      colors: [Color(0x4E, 0x8C, 0xF6), Color(0x2F, 0x6F, 0xE4)])
  }

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let m = screen.measures(Measures.self)
    let theme = screen.theme
    var mark = Node.disc(
      width: 44, radius: 11, fill: nil, child: screen.glyph(m.glyph, size: 26, color: .white))
    mark.decoration.backgrounds = [.paint(.gradient(Gradient(.angle(180), colors: m.colors)))]
    let ink = screen.color(block[CommonKeys.textColor])
    let given = block[CommonKeys.text].flatMap { $0.isEmpty ? nil : $0 }
    var texts = [
      Node(
        .text(screen.text(given ?? screen.words[m.title], .headline, color: ink, style: block[CommonKeys.style])))
    ]
    if let subtitle = block[subtitle], !subtitle.isEmpty {
      texts.append(Node(.text(screen.text(subtitle, .subhead, color: ink?.opacity(0.7) ?? theme.secondaryText))))
    }
    let end =
      block[connected]
      ? SelectionMark.step(
        isDone: true, accent: screen.color(block[CommonKeys.activeColor]) ?? theme.success, in: screen)
      : screen.disclosure()
    let column = Node(.flex(Flex(.vertical, spacing: 2, children: texts))).filling()
    var card = Card.node(
      .flex(Flex(.horizontal, spacing: 14, align: .center, children: [mark, column, end])),
      fill: screen.color(block[CommonKeys.backgroundColor]), in: screen)
    card.layout.minHeight = 76
    return card
  }
}
