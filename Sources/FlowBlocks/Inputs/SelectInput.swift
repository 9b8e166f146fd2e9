import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// FI-09: a dropdown, its menu below while it is open.
enum SelectInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("select", "One or several options from a list.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let selected = OptionAnswer.selected(block[FieldKeys.options], by: field.answer)
    let isMultiple = block[FieldKeys.selection] == .multiple
    let dropdown = Dropdown.node(
      options: block[FieldKeys.options], selected: isMultiple ? selected : Array(selected.prefix(1)),
      placeholder: block[FieldKeys.placeholder] ?? screen.words[.selectPlaceholder], isOpen: field.isOpen,
      state: field.state, isEnabled: field.isEnabled, ink: field.ink, fill: field.fill, accent: field.accent,
      in: screen)
    return InputFrame.node(field, dropdown)
  }
}
