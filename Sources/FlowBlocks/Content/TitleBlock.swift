import FlowDocument
import FlowLayout

/// CB-01: the screen's heading.
enum TitleBlock: DrawnBlock {
  static let declaration = BlockDeclaration("title", summary: "The screen's heading, level 1.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    Node(.text(screen.text(of: block, .title1, weight: 700)))
  }
}
