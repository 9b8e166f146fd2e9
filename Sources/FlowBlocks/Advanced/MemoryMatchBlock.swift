import FlowBase
import FlowDocument
import FlowLayout

/// AB-10: a grid of cards that lie face down, face up or are matched.
enum MemoryMatchBlock: DrawnBlock {
  static let columns = Key.integer("match_columns", in: 2...5, default: 3)
  static let cards = Key.list("match_cards", of: MatchCardKeys.declaration)
  static let declaration = BlockDeclaration(
    "memory_match", summary: "A grid of pair-match cards.", keys: [columns, cards, CommonKeys.backgroundColor])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let cards = block[cards]
    guard !cards.isEmpty else { return nil }
    let width = (screen.columnWidth - Double(block[columns] - 1) * spacing) / Double(block[columns])
    let cells = cards.map { card($0, width: width, block, in: screen) }
    return Node(
      .grid(Grid(columns: block[columns], spacing: spacing, children: cells)),
      layout: LayoutStyle { $0.widthNature = .fills })
  }

  private static let spacing = 10.0

  /// `width`: about how wide it will be, in points.
  private static func card(_ card: KeyedObject, width: Double, _ block: Block, in screen: ScreenContext) -> Node {
    let theme = screen.theme
    let accent = screen.color(block[CommonKeys.activeColor]) ?? theme.primary
    var fill = screen.color(block[CommonKeys.backgroundColor]) ?? theme.card
    var border = theme.border
    var parts: [Node] = []
    switch card[MatchCardKeys.state] {
    case .down:
      (fill, border) = (accent, accent)
      parts = [back(width: width, accent.legibleText, in: screen)]
    case .up:
      border = accent
      parts = [face(card, width: width, block, in: screen)]
    case .matched:
      (fill, border) = (theme.tint(of: theme.success).over(theme.background), theme.success)
      var check = SelectionMark.step(isDone: true, size: min(20, width * 0.24), accent: theme.success, in: screen)
      check.layout.position = .absolute(top: 6, right: 6, bottom: nil, left: nil)
      parts = [face(card, width: width, block, in: screen), check]
    }
    return Node(
      .overlay(parts),
      layout: LayoutStyle {
        $0.border = card[MatchCardKeys.state] == .down ? 0 : 2
        $0.aspectRatio = 1
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.corners = Corners(min(theme.cornerRadius ?? 14, 20))
        $0.borderColor = border
        $0.backgrounds = [.paint(.color(fill))]
        $0.clips = true
      })
  }

  /// An emblem in a frame, as on the backs of playing cards; nothing of it is text.
  private static func back(width: Double, _ ink: Color, in screen: ScreenContext) -> Node {
    var node = Node.disc(
      width: width * 0.42, fill: ink.opacity(0.16),
      child: screen.glyph("material/question_mark-bold.svg", size: width * 0.24, color: ink.opacity(0.9)))
    node.layout.position = .aligned(x: 0.5, y: 0.5)
    return node
  }

  private static func face(_ card: KeyedObject, width: Double, _ block: Block, in screen: ScreenContext) -> Node {
    let symbol = card[MatchCardKeys.symbol] ?? ""
    let isPicture = symbol.count == 1
    var text = screen.text(
      symbol, .body, weight: isPicture ? 500 : 600, color: screen.color(block[CommonKeys.textColor]), align: .center,
      style: block[CommonKeys.style])
    // A word must not break; a single symbol fills the card as a picture does.
    let longest = symbol.split(separator: " ").map(\.count).max() ?? 1
    let fits = width * 0.84 / (Double(max(1, longest)) * 0.62)
    text.runs[0].font.size = isPicture ? width * 0.4 : max(9, min(text.runs[0].font.size, fits))
    return Node(.text(text), layout: LayoutStyle { $0.position = .aligned(x: 0.5, y: 0.5) })
  }
}

/// One card of a memory game.
enum MatchCardKeys {
  enum State: String, CaseIterable, Sendable { case down, up, matched }
  static let symbol = Key.text("symbol", aliases: ["text"])
  static let state = Key.choice("state", default: State.down)
  static let declaration = ObjectDeclaration("memory card", shorthand: ["symbol"], keys: [symbol, state])
}
