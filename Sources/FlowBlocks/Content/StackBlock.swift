import FlowDocument
import FlowLayout

/// CB-22, ST-CT: children below one another.
enum StackBlock: DrawnBlock {
  enum Align: String, CaseIterable, Sendable { case leading, center, trailing, stretch }
  static let spacing = Key.number("spacing", aliases: ["gap"], in: 0...10_000, default: 12, "pt between neighbours")
  static let align = Key.choice(
    "align", default: Align.stretch,
    spellings: ["start": .leading, "end": .trailing, "left": .leading, "right": .trailing])
  static let declaration = BlockDeclaration(
    "stack", summary: "A vertical container, children in order.", keys: [spacing, align])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    Node(
      .flex(
        Flex(
          .vertical, spacing: block[spacing], align: CrossAlignment(rawValue: block[align].rawValue) ?? .stretch,
          children: screen.children(of: block, inRow: false))))
  }
}
