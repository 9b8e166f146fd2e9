import FlowBase
import FlowDocument
import FlowLayout

/// A dropdown: a field with a chevron; open, a menu card below it (SD-01; look.md, dropdown).
enum Dropdown {
  static func node(
    options: [KeyedObject], selected: [Int], placeholder: String, isOpen: Bool, state: FieldBox.State = .normal,
    isEnabled: Bool = true, ink: Color? = nil, fill: Color? = nil, accent: Color? = nil, in screen: ScreenContext
  ) -> Node {
    let labels = selected.map { options[$0][OptionKeys.label] ?? "" }.joined(separator: ", ")
    let chevron = screen.glyph(
      isOpen ? "lucide/chevron-up.svg" : "lucide/chevron-down.svg", size: 20, color: screen.theme.secondaryText)
    let lead =
      selected.count == 1 ? screen.icon(options[selected[0]][OptionKeys.icon], size: 22, color: screen.theme.text) : nil
    let field = FieldBox(
      value: labels, placeholder: placeholder, state: isOpen ? .focused : state, isEnabled: isEnabled,
      leading: [lead].compactMap { $0 }, trailing: [chevron], fill: fill, ink: ink, accent: accent
    ).node(in: screen)
    guard isOpen, !options.isEmpty else { return field }
    return Node(
      .flex(
        Flex(
          .vertical, spacing: 8, children: [field, menu(options, selected: Set(selected), accent: accent, in: screen)])),
      layout: LayoutStyle { $0.widthNature = .fills })
  }

  private static func menu(
    _ options: [KeyedObject], selected: Set<Int>, accent: Color?, in screen: ScreenContext
  ) -> Node {
    MenuCard.node(
      options.enumerated().map { index, option in
        MenuCard.Row(
          label: option[OptionKeys.label] ?? "", detail: option[OptionKeys.subtitle],
          icon: screen.icon(option[OptionKeys.icon], size: 22, color: screen.theme.text),
          isSelected: selected.contains(index), isEnabled: !option[OptionKeys.disabled])
      }, accent: accent, in: screen)
  }
}
