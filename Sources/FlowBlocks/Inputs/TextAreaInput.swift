import FlowBase
import FlowDocument
import FlowLayout

/// FI-02: a box of `rows` lines (4) that grows with its text, with a counter under `max_length` (FV-04).
enum TextAreaInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("textarea", "Several lines of text.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let box = field.box(field.typed, lines: max(2, block[FieldKeys.rows] ?? 4))
    return InputFrame.node(field, counter: field.typed?.count ?? 0, box)
  }
}
