import FlowDocument
import FlowLayout

/// The fields of a form below one another; those with `columns` beside each other, in lines as long as that.
enum FormRows {
  static func nodes(_ fields: [Block], in screen: ScreenContext) -> [Node] {
    var rows: [Node] = []
    var line: [Node] = []
    var columns = 1
    func flush() {
      guard !line.isEmpty else { return }
      rows.append(
        Node(
          .grid(Grid(columns: columns, spacing: 12, rowSpacing: 16, children: line)),
          layout: LayoutStyle { $0.widthNature = .fills }))
      line = []
    }
    for field in fields {
      guard let node = screen.node(for: field) else { continue }
      let wanted = self.columns(of: field, in: screen)
      if wanted != columns { flush() }
      columns = wanted
      if wanted == 1 { rows.append(node) } else { line.append(node) }
    }
    flush()
    return rows
  }

  /// Accessibility text sizes leave no room beside a field; on chips the key means the chips' own columns.
  private static func columns(of field: Block, in screen: ScreenContext) -> Int {
    if field.type == "input_multiline_chips" || InputField(field, in: screen).isLarge { return 1 }
    return field[FieldKeys.columns] ?? 1
  }
}
