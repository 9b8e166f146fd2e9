import FlowBase
import FlowDocument
import FlowLayout

/// AB-04: a rounded card with a tail that points down.
enum SpeechBubbleBlock: DrawnBlock {
  enum Tail: String, CaseIterable, Sendable { case left, center, right }
  static let tail = Key.choice("bubble_tail", default: Tail.center, "Physical sides: they do not mirror.")
  static let declaration = BlockDeclaration(
    "speech_bubble", summary: "A rounded card with a downward tail.", keys: [tail])
  static let paintsBackground = true

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let style = block[CommonKeys.blockStyle].flatMap { KeyedObject($0) }
    let fill =
      screen.color(block[CommonKeys.backgroundColor]) ?? screen.color(style?[BlockStyleKeys.backgroundColor])
      ?? screen.theme.surface
    let words = screen.text(of: block, .body, color: screen.theme.ink(on: fill))
    let card = Node(
      .flex(Flex(.vertical, children: [Node(.text(words))])),
      layout: LayoutStyle { $0.padding = Edges(horizontal: 18, vertical: 14) },
      decoration: Decoration {
        $0.corners = Corners(20)
        $0.backgrounds = [.paint(.color(fill))]
      })
    var pointer = pointer(fill)
    let isRTL = screen.environment.direction == .rightToLeft
    switch block[tail] {
    case .left: pointer.layout.alignSelf = isRTL ? .trailing : .leading
    case .center: pointer.layout.alignSelf = .center
    case .right: pointer.layout.alignSelf = isRTL ? .leading : .trailing
    }
    return .column(0, [card, pointer])
  }

  /// 32 × 15, its sides flowing out of the card's lower edge; it reaches under the card so that no seam shows.
  private static func pointer(_ fill: Color) -> Node {
    let outline: [PathElement] = [
      .move(Point(0, 0)), .line(Point(32, 0)), .line(Point(32, 1)),
      .curve(Point(27, 1), Point(24, 4), to: Point(19.4, 12.4)),
      .curve(Point(17.8, 15.2), Point(14.2, 15.2), to: Point(12.6, 12.4)),
      .curve(Point(8, 4), Point(5, 1), to: Point(0, 1)), .close,
    ]
    return Node(
      .canvas(Canvas(.points(Size(32, 15)), shapes: [Shape(.path(outline), fill: .color(fill))])),
      layout: LayoutStyle {
        $0.margin = Edges(top: fill.alpha == 255 ? -1 : 0, right: 24, bottom: 0, left: 24)
        $0.widthNature = .own
      })
  }
}
