import FlowDocument
import FlowLayout

/// CB-23, RD-01 … RD-13: children beside one another, or below with a distribution.
enum RowBlock: DrawnBlock {
  enum Direction: String, CaseIterable, Sendable { case horizontal, vertical }
  enum Align: String, CaseIterable, Sendable { case leading, center, trailing, stretch }
  enum Spread: String, CaseIterable, Sendable {
    case equal, fill, start, center, end
    case spaceBetween = "space_between"
    case spaceAround = "space_around"
    case spaceEvenly = "space_evenly"
  }
  static let direction = Key.choice("direction", default: Direction.horizontal)
  static let spacing = StackBlock.spacing
  static let align = Key.choice(
    "align", default: Align.center,
    spellings: ["top": .leading, "bottom": .trailing, "start": .leading, "end": .trailing])
  static let distribution = Key.choice("distribution", default: Spread.start)
  static let declaration = BlockDeclaration(
    "row", summary: "A side-by-side container with a distribution.", keys: [direction, spacing, align, distribution])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let axis: Axis = block[direction] == .horizontal ? .horizontal : .vertical
    return Node(
      .flex(
        Flex(
          axis, spacing: block[spacing],
          align: CrossAlignment(rawValue: block[align].rawValue) ?? .center,
          distribution: Distribution(rawValue: block[distribution].rawValue) ?? .start,
          children: screen.children(of: block, inRow: axis == .horizontal))))
  }
}
