import FlowBase
import FlowDocument
import FlowLayout

/// What stands around a field's control: the label with its required mark above, help or error and the counter below
/// (look.md, Type of each text block).
enum InputFrame {
  /// `value` stands at the label's end.
  static func node(_ field: InputField, value: String? = nil, counter: Int? = nil, _ control: Node) -> Node {
    column([header(field, value: value), control, footer(field, counter: counter)])
  }

  /// A control of its own size at the label's end; below the label at accessibility sizes.
  static func row(_ field: InputField, _ control: Node) -> Node {
    guard !field.isLarge, let words = rowLabel(field) else { return node(field, control) }
    let label = Node(.text(words), layout: LayoutStyle { $0.width = .fill })
    let line = Node(
      .flex(Flex(.horizontal, spacing: 16, align: .center, children: [label, control])),
      layout: LayoutStyle {
        $0.minHeight = 44
        $0.widthNature = .fills
      })
    return column([line, footer(field)])
  }

  static func column(_ parts: [Node?]) -> Node {
    Node(
      .flex(Flex(.vertical, spacing: 7, children: parts.compactMap { $0 })),
      layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// The label's words, with a mark in the error colour where the field is required (FV-01); nil without a label.
  static func labelText(_ field: InputField, _ role: TextRole = .subhead, weight: Int = 500) -> TextContent? {
    let screen = field.screen
    guard let words = field.block[FieldKeys.label] ?? field.block[CommonKeys.text], !words.isEmpty else { return nil }
    let ink = field.isEnabled ? field.ink ?? screen.theme.text : screen.theme.secondaryText
    var text = screen.text(words, role, weight: weight, color: ink, style: field.block[CommonKeys.style])
    if field.block[FieldKeys.required], var mark = text.runs.last {
      mark.text = "\u{A0}*"
      mark.color = screen.theme.errorInk
      text.runs.append(mark)
    }
    return text
  }

  /// The label beside a control at the row's end, as in the platform's lists.
  static func rowLabel(_ field: InputField) -> TextContent? { labelText(field, .body, weight: 400) }

  /// A slider over the words of its two ends.
  static func captioned(_ slider: Node, _ field: InputField, _ bounds: ClosedRange<Double>) -> Node {
    let screen = field.screen
    let ink = screen.theme.secondaryText.opacity(field.isEnabled ? 1 : 0.5)
    let ends = [bounds.lowerBound, bounds.upperBound].map {
      Node(.text(screen.text(field.words($0), .caption1, color: ink, tabularFigures: true)))
    }
    let line = Node(
      .flex(Flex(.horizontal, spacing: 12, distribution: .spaceBetween, children: ends)),
      layout: LayoutStyle { $0.widthNature = .fills })
    return Node(
      .flex(Flex(.vertical, spacing: 2, children: [slider, line])), layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// The message of an invalid field, else its help; the counter at the end. nil where there is neither.
  static func footer(_ field: InputField, counter: Int? = nil) -> Node? {
    let theme = field.screen.theme
    var parts: [Node] = []
    if let error = field.error, !error.isEmpty {
      let text = field.screen.text(error, .footnote, color: theme.errorInk)
      let size = text.runs.first?.font.size ?? 13
      let icon = field.screen.glyph("material/error-fill.svg", size: (size * 1.2).rounded(), color: theme.errorInk)
      let message = Node(.text(text), layout: LayoutStyle { $0.width = .fill })
      parts.append(
        Node(
          .flex(Flex(.horizontal, spacing: 5, align: .leading, children: [icon, message])),
          layout: LayoutStyle { $0.width = .fill }))
    } else if let help = field.block[FieldKeys.help], !help.isEmpty {
      let text = field.screen.text(help, .footnote, color: theme.secondaryText)
      parts.append(Node(.text(text), layout: LayoutStyle { $0.width = .fill }))
    }
    if let counter = self.counter(field, counter) {
      if parts.isEmpty { parts.append(Node(.empty(natural: .zero), layout: LayoutStyle { $0.width = .fill })) }
      parts.append(counter)
    }
    guard !parts.isEmpty else { return nil }
    return Node(
      .flex(Flex(.horizontal, spacing: 12, align: .leading, children: parts)),
      layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// `12/80`, in the error colour beyond the limit (FV-04): the value itself is never cut.
  private static func counter(_ field: InputField, _ count: Int?) -> Node? {
    guard let count, let limit = field.block[FieldKeys.maxLength] else { return nil }
    let screen = field.screen
    return Node(
      .text(
        screen.text(
          "\(count)/\(limit)", .footnote, color: count > limit ? screen.theme.errorInk : screen.theme.secondaryText,
          tabularFigures: true)))
  }

  private static func label(_ field: InputField) -> Node? { labelText(field).map { Node(.text($0)) } }

  private static func header(_ field: InputField, value: String?) -> Node? {
    guard let value else { return label(field) }
    let ink = field.isEnabled ? field.ink ?? field.accent : field.screen.theme.secondaryText
    let words = Node(
      .text(
        field.screen.text(value, .subhead, weight: 600, color: ink, tabularFigures: true)))
    if field.isLarge { return column([label(field), words]) }
    var label = label(field) ?? Node(.empty(natural: .zero))
    label.layout.width = .fill
    return Node(
      .flex(Flex(.horizontal, spacing: 12, align: .leading, children: [label, words])),
      layout: LayoutStyle { $0.widthNature = .fills })
  }
}
