import FlowBase
import FlowDocument
import FlowLayout

/// FI-19: one line behind a link.
enum URLInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("url", "A web address.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    return InputFrame.node(
      field, field.box(field.typed, placeholder: "https://", isAddress: true, leading: [field.glyph("link")]))
  }
}
