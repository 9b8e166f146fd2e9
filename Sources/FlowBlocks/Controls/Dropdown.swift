import FlowBase
import FlowDocument
import FlowLayout

/// A dropdown: a field with a chevron; open, a menu card below it (SD-01; look.md, dropdown).
enum Dropdown {
  static func node(
    options: [KeyedObject], selected: [Int], placeholder: String, isOpen: Bool, state: FieldBox.State = .normal,
    isEnabled: Bool = true, in screen: ScreenContext
  ) -> Node {
    let labels = selected.map { options[$0][OptionKeys.label] ?? "" }.joined(separator: ", ")
    let chevron = screen.glyph(
      isOpen ? "lucide/chevron-up.svg" : "lucide/chevron-down.svg", size: 20, color: screen.theme.secondaryText)
    let lead =
      selected.count == 1 ? screen.icon(options[selected[0]][OptionKeys.icon], size: 22, color: screen.theme.text) : nil
    let field = FieldBox(
      value: labels, placeholder: placeholder, state: isOpen ? .focused : state, isEnabled: isEnabled,
      leading: [lead].compactMap { $0 }, trailing: [chevron]
    ).node(in: screen)
    guard isOpen else { return field }
    return Node(
      .flex(Flex(.vertical, spacing: 8, children: [field, menu(options, selected: Set(selected), in: screen)])),
      layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// Rows of 44 with a check mark on the selected, in a card with a shadow.
  private static func menu(_ options: [KeyedObject], selected: Set<Int>, in screen: ScreenContext) -> Node {
    var rows: [Node] = []
    for (index, option) in options.enumerated() {
      if index > 0 {
        rows.append(
          Node(
            .empty(natural: Size(0, 0.5)), layout: LayoutStyle { $0.widthNature = .fills },
            decoration: Decoration { $0.backgrounds = [.paint(.color(screen.theme.border))] }))
      }
      let label = Node(
        .text(screen.text(option[OptionKeys.label] ?? "", .body)), layout: LayoutStyle { $0.width = .fill })
      let icon = screen.icon(option[OptionKeys.icon], size: 22, color: screen.theme.text)
      let check =
        selected.contains(index) ? screen.glyph("lucide/check.svg", size: 20, color: screen.theme.primary) : nil
      rows.append(
        Node(
          .flex(Flex(.horizontal, spacing: 12, align: .center, children: [icon, label, check].compactMap { $0 })),
          layout: LayoutStyle {
            $0.minHeight = 44
            $0.padding = Edges(horizontal: 16, vertical: 10)
            $0.widthNature = .fills
          },
          decoration: Decoration { $0.opacity = option[OptionKeys.disabled] ? 0.4 : 1 }))
    }
    let dark = screen.environment.appearance == .dark
    return Node(
      .flex(Flex(.vertical, children: rows)), layout: LayoutStyle { $0.widthNature = .fills },
      decoration: Decoration {
        $0.corners = Corners(14)
        $0.clips = true
        $0.backgrounds = [.paint(.color(dark ? screen.theme.surface : screen.theme.background))]
        $0.shadows = [
          Shadow(y: 8, blur: 28, color: Color(0, 0, 0, dark ? 128 : 46)), Shadow(blur: 1, color: Color(0, 0, 0, 31)),
        ]
      })
  }
}
