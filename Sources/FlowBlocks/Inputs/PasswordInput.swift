import FlowBase
import FlowDocument
import FlowLayout

/// FI-14: a dot for every character, and the eye that would show them.
enum PasswordInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("password", "A password, never shown.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let dots = field.typed.map { String(repeating: "•", count: min(64, $0.count)) }
    return InputFrame.node(field, field.box(dots, trailing: [field.glyph("eye")], isSecret: true))
  }
}
