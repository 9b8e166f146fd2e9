import FlowBase
import FlowDocument
import FlowLayout

/// FI-04: one line behind an envelope.
enum EmailInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("email", "An email address.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    return InputFrame.node(field, field.box(field.typed, isAddress: true, leading: [field.glyph("mail")]))
  }
}
