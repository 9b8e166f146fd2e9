import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// FI-06, S-05: the day as the locale writes it; a day that does not exist is the month's last (S-53).
enum DateInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("date", "A day, written as the locale does.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let value = field.answer.flatMap { DayDate($0) }.map { screen.words.date($0) } ?? field.typed
    let box = field.box(
      value, placeholder: screen.words[.selectPlaceholder], trailing: [field.glyph("calendar")], tabularFigures: true,
      isTyped: false)
    return InputFrame.node(field, box)
  }
}
