import FlowDocument
import FlowLayout

/// CB-29: body text.
enum TextBlock: DrawnBlock {
  static let declaration = BlockDeclaration("text", summary: "Body text with a text style.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    Node(.text(screen.text(of: block, .body)))
  }
}
