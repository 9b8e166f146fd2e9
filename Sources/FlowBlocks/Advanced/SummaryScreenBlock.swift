import FlowBase
import FlowDocument
import FlowLayout

/// AB-06: a headline above a grid of figures.
enum SummaryScreenBlock: DrawnBlock {
  static let stats = Key.list("summary_stats", aliases: ["stats"], of: StatKeys.declaration)
  static let declaration = BlockDeclaration(
    "summary_screen", summary: "A headline above a grid of figures.", keys: [stats, CommonKeys.backgroundColor])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    var parts: [Node] = []
    if let text = block[CommonKeys.text], !text.isEmpty {
      parts.append(Node(.text(screen.text(of: block, .title3, weight: 700))))
    }
    let cells = block[stats].map { cell($0, block, in: screen) }
    if !cells.isEmpty {
      let columns = screen.usesAccessibilitySizes || cells.count == 1 ? 1 : 2
      parts.append(
        Node(
          .grid(Grid(columns: columns, spacing: 12, children: cells)), layout: LayoutStyle { $0.widthNature = .fills }))
    }
    return parts.isEmpty ? nil : .column(14, parts)
  }

  private static func cell(_ stat: KeyedObject, _ block: Block, in screen: ScreenContext) -> Node {
    let theme = screen.theme
    let fill = screen.color(block[CommonKeys.backgroundColor]) ?? theme.surface
    let accent = screen.color(stat[StatKeys.color]) ?? screen.color(block[CommonKeys.activeColor]) ?? theme.text
    let ink = Tone.readable(accent, on: fill.over(theme.background), text: theme.text)
    let texts = [
      Node(.text(screen.text(stat[StatKeys.value] ?? "", .title2, weight: 700, color: ink))),
      Node(
        .text(
          screen.text(
            stat[StatKeys.label] ?? "", .subhead,
            color: screen.color(block[CommonKeys.textColor]) ?? theme.secondaryText
          ))),
    ]
    return Node(
      .flex(Flex(.vertical, spacing: 4, children: texts)),
      layout: LayoutStyle { $0.padding = Edges(16) },
      decoration: Decoration {
        $0.corners = Corners(theme.cornerRadius ?? Card.radius)
        $0.backgrounds = [.paint(.color(fill))]
      })
  }
}

/// One figure of a summary.
enum StatKeys {
  static let value = Key.text("value")
  static let label = Key.text("label", aliases: ["title"])
  static let color = Key.color("color", "Of the value.")
  static let declaration = ObjectDeclaration("figure", shorthand: ["value"], keys: [value, label, color])
}
