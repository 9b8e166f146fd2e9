import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// FI-13: segments of one width, the selected one raised; below one another at accessibility sizes.
enum SegmentedInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("segmented", isBoxed: false, "One of a few options, side by side.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let options = block[FieldKeys.options]
    guard !options.isEmpty else { return InputFrame.node(field, field.box(field.typed)) }
    let control = SegmentedControl.node(
      options.map { $0[OptionKeys.label] ?? OptionAnswer.id(of: $0) ?? "" },
      selected: OptionAnswer.selected(options, by: field.answer).first, tint: field.accent,
      arrangement: field.isLarge ? .stacked : .equal,
      isEnabled: field.isEnabled, in: screen)
    return InputFrame.node(field, field.ringed(control))
  }
}
