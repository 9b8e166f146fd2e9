import FlowDocument
import FlowLayout

/// CB-28: a heading of level 1 … 6 (look.md, Type of each text block).
enum HeadingBlock: DrawnBlock {
  static let level = Key.integer("level", in: 1...6, default: 1, "1 is the largest.")
  static let declaration = BlockDeclaration("heading", summary: "A heading, level 1 … 6.", keys: [level])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let (role, weight) = look(block[level])
    return Node(.text(screen.text(of: block, role, weight: weight)))
  }

  /// The named style and weight of a level.
  static func look(_ level: Int) -> (TextRole, Int) {
    switch level {
    case ...1: (.title1, 700)
    case 2: (.title2, 700)
    case 3: (.title3, 600)
    case 4: (.headline, 600)
    case 5: (.subhead, 600)
    default: (.footnote, 600)
    }
  }
}
