import FlowBase
import FlowDocument
import FlowLayout

/// FI-11: a switch at the end of its label, with the help below the label.
enum ToggleInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("toggle", isBoxed: false, "A switch.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let help = block[FieldKeys.help].flatMap { $0.isEmpty ? nil : $0 }
    let row = ToggleRow.node(
      label: InputFrame.rowLabel(field) ?? screen.text(" ", .body),
      description: field.error == nil
        ? help.map { screen.text($0, .subhead, color: screen.theme.secondaryText) } : nil,
      isOn: field.answer?.asBool ?? (field.typed?.lowercased() == "true"),
      tint: screen.color(block[CommonKeys.activeColor]), isEnabled: field.isEnabled,
      isFocused: field.isFocused, in: screen)
    return InputFrame.column([row, field.error == nil ? nil : InputFrame.footer(field)])
  }
}
