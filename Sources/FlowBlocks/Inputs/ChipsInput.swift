import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// FI-20: chips that wrap, or stand in `columns`; the selected ones are filled. Without options the answers themselves are the chips.
enum ChipsInput: DrawnBlock {
  static let declaration = BlockDeclaration.input(
    "multiline_chips", isBoxed: false, "Several options as wrapping chips.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let options = block[FieldKeys.options]
    let selected = Set(OptionAnswer.selected(options, by: field.answer))
    var chips = options.enumerated().map { index, option in
      Chips.Chip(
        label: option[OptionKeys.label] ?? OptionAnswer.id(of: option) ?? "", icon: icon(of: option, in: screen),
        isOn: selected.contains(index), isEnabled: !option[OptionKeys.disabled])
    }
    if options.isEmpty {
      chips = (field.answer?.asArray ?? []).compactMap(\.scalarText).map { Chips.Chip(label: $0, isOn: true) }
    }
    // Focus goes to one chip: the first that is selected, else the first.
    if field.isFocused, let focused = chips.firstIndex(where: \.isOn) ?? chips.indices.first {
      chips[focused].isFocused = true
    }
    let columns = field.isLarge ? nil : block[FieldKeys.columns].flatMap { $0 > 1 ? $0 : nil }
    return InputFrame.node(
      field, Chips.node(chips, columns: columns, tint: field.accent, isEnabled: field.isEnabled, in: screen))
  }

  private static func icon(of option: KeyedObject, in screen: ScreenContext) -> ((Color) -> Node?)? {
    if let emoji = option[OptionKeys.emoji], !emoji.isEmpty { return { _ in screen.emoji(emoji, size: 18) } }
    return option[OptionKeys.icon].map { icon in { screen.icon(icon, size: 18, color: $0) } }
  }
}
