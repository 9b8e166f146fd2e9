import FlowBase
import FlowDocument
import FlowLayout

/// CB-33: bullet, numbered or checklist rows.
enum ListBlock: DrawnBlock {
  enum Style: String, CaseIterable, Sendable { case bullet, numbered, checklist }
  static let style = Key.choice(
    "list_style", aliases: ["style_type"], default: Style.bullet,
    spellings: [
      "bulleted": .bullet, "bullets": .bullet, "number": .numbered, "ordered": .numbered, "check": .checklist,
    ])
  static let items = Key.list("items", of: ListItemKeys.declaration)
  static let spacing = Key.number("spacing", aliases: ["gap"], in: 0...1000, default: 12, "pt between items")
  static let declaration = BlockDeclaration(
    "list", summary: "Bullet, numbered or checklist rows.", keys: [style, items, spacing])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let given = screen.color(block[CommonKeys.textColor])
    let ink = given ?? screen.theme.text
    let accent = screen.color(block[CommonKeys.activeColor]) ?? given ?? screen.theme.primary
    // Words begin on one line, whatever stands before them.
    let isNarrow = block[style] == .bullet && !block[items].contains { $0.has(ListItemKeys.icon) }
    let rows = block[items].enumerated().map { index, item in
      let words = screen.text(item[ListItemKeys.text] ?? "", .body, color: ink, style: block[CommonKeys.style])
      let line = words.lineHeight ?? words.runs.first.map { $0.font.size * 1.2 } ?? 20
      let marker = marker(
        block[style], item, number: index + 1, width: isNarrow ? 14 : screen.grown(24), line: line, words, accent,
        rest: given?.opacity(0.6), in: screen)
      return Node(
        .flex(
          Flex(
            .horizontal, spacing: 10, align: .leading,
            children: [marker, Node(.text(words), layout: LayoutStyle { $0.width = .fill })])))
    }
    return Node(
      .flex(Flex(.vertical, spacing: block[spacing], children: rows)),
      layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// The marker in a column of one width for all rows, in a box as high as the first line, so that both stand on one height.
  private static func marker(
    _ style: Style, _ item: KeyedObject, number: Int, width: Double, line: Double, _ words: TextContent,
    _ accent: Color, rest: Color?, in screen: ScreenContext
  ) -> Node {
    let size = min(screen.grown(22), max(18, line))
    let content: Node
    if let icon = screen.icon(item[ListItemKeys.icon], size: size, color: accent) {
      content = icon
    } else {
      switch style {
      case .bullet:
        content = Node(
          .empty(natural: Size(6, 6)), layout: LayoutStyle { $0.widthNature = .own },
          decoration: Decoration {
            $0.backgrounds = [.paint(.color(accent))]
            $0.corners = Corners(3)
          })
      case .numbered:
        var text = words
        text.runs = text.runs.map { run in
          var run = run
          run.text = "\(number)."
          run.font.weight = 600
          run.font.tabularFigures = true
          run.color = accent
          return run
        }
        content = Node(.text(text))
      case .checklist:
        content = SelectionMark.step(
          isDone: item[ListItemKeys.checked], size: size, accent: accent, rest: rest, in: screen)
      }
    }
    return Node(
      .flex(
        Flex(.horizontal, align: .center, distribution: style == .bullet ? .center : .start, children: [content])),
      layout: LayoutStyle {
        $0.minWidth = width
        $0.minHeight = line
        $0.widthNature = .own
      })
  }
}

/// One row of a list.
enum ListItemKeys {
  static let text = Key.text("text", aliases: ["label", "title"])
  static let checked = Key.bool("checked", aliases: ["done"], default: true)
  static let icon = Key.json("icon", .icon)
  static let declaration = ObjectDeclaration("list item", shorthand: ["text"], keys: [text, checked, icon])
}
