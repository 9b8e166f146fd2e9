import FlowBase
import FlowDocument
import FlowLayout

/// FI-01: one line; the counter shows while it is being typed in or is full (FV-04).
enum TextInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("text", "A single line of text.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let count = field.typed?.count ?? 0
    let isFull = block[FieldKeys.maxLength].map { count > $0 } ?? false
    return InputFrame.node(field, counter: field.isFocused || isFull ? count : nil, field.box(field.typed))
  }
}
