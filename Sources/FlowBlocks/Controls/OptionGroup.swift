import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// Options in one of the three display styles: the `option_list` block and a question's own options.
enum OptionGroup {
  /// Points between cells.
  static let gridSpacing = 12.0

  /// `id` is the name under which the state opens the dropdown; `owner` holds the keys of `OptionKeys.list`; `accent`
  /// colours what is selected instead of the theme's primary (S-44).
  static func node(
    of owner: some Keyed, id: String, answer: JSON?, accent: Color? = nil, in screen: ScreenContext
  ) -> Node {
    let tint = accent ?? screen.theme.primary
    let options = owner[OptionKeys.options]
    let multiple = owner[OptionKeys.selection] == .multiple
    let selected = OptionAnswer.selected(options, by: answer)
    let on = Set(multiple ? selected : Array(selected.prefix(1)))
    switch owner[OptionKeys.display] {
    case .stacked:
      let rows = options.enumerated().map {
        OptionCard.row($1, isOn: on.contains($0), multiple: multiple, accent: tint, in: screen)
      }
      return Node(.flex(Flex(.vertical, spacing: 10, children: rows)), layout: LayoutStyle { $0.widthNature = .fills })
    case .grid:
      // Accessibility sizes leave no room for words beside each other.
      let columns = screen.usesAccessibilitySizes ? 1 : owner[OptionKeys.columns]
      let look = OptionCard.CellLook(options, columns: columns, in: screen)
      let cells = options.enumerated().map {
        OptionCard.cell(
          $1, isOn: on.contains($0), multiple: multiple, look: look, accent: tint, in: screen)
      }
      return Node(
        .grid(Grid(columns: columns, spacing: gridSpacing, children: cells)),
        layout: LayoutStyle { $0.widthNature = .fills })
    case .dropdown:
      return Dropdown.node(
        options: options, selected: on.sorted(), placeholder: screen.words[.selectPlaceholder],
        isOpen: screen.screen.live.open == id, accent: accent, in: screen)
    }
  }
}
