import FlowDocument
import FlowLayout

/// CB-02: what explains the title, in the secondary colour.
enum SubtitleBlock: DrawnBlock {
  static let declaration = BlockDeclaration("subtitle", summary: "Secondary words under the title.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    Node(.text(screen.text(of: block, .body, color: screen.theme.secondaryText)))
  }
}
