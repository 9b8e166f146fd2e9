import FlowBase
import FlowDocument
import FlowLayout

/// FI-07, S-05: the time as the locale writes it.
enum TimeInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("time", "A time of day, written as the locale does.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let value = field.typed.map { screen.words.time($0) ?? $0 }
    let box = field.box(
      value, placeholder: screen.words[.selectPlaceholder], trailing: [field.glyph("clock-4")], tabularFigures: true,
      isTyped: false)
    return InputFrame.node(field, box)
  }
}
