import CCmark

/// Markdown as paragraphs of styled spans, by libcmark (CommonMark), and `~~strike~~`, which CommonMark lacks.
struct Markdown {
  struct Span: Equatable {
    var text: String
    var bold = false
    var italic = false
    var strike = false
    var code = false
    var link = false
  }
  indirect enum Paragraph: Equatable {
    case text([Span])
    case heading(level: Int, [Span])
    /// Each item may hold several paragraphs; `number` is the first one's, nil for bullets.
    case list(number: Int?, items: [[Paragraph]])
    case code(String)
    case quote([Paragraph])
    case rule
  }

  /// Raw HTML stays as the text that it is; nothing is ever run.
  static func parse(_ text: String) -> [Paragraph] {
    guard let root = cmark_parse_document(text, text.utf8.count, CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_node_free(root) }
    return paragraphs(of: root, depth: 0)
  }

  private static func paragraphs(of parent: OpaquePointer, depth: Int) -> [Paragraph] {
    guard depth < 32 else { return [] }
    var result: [Paragraph] = []
    var next = cmark_node_first_child(parent)
    while let node = next {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HEADING: result.append(.heading(level: Int(cmark_node_get_heading_level(node)), inline(node)))
      case CMARK_NODE_LIST:
        var items: [[Paragraph]] = []
        var item = cmark_node_first_child(node)
        while let one = item {
          items.append(paragraphs(of: one, depth: depth + 1))
          item = cmark_node_next(one)
        }
        let ordered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        result.append(.list(number: ordered ? Int(cmark_node_get_list_start(node)) : nil, items: items))
      case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK:
        var code = literal(node)
        while code.hasSuffix("\n") { code.removeLast() }
        result.append(.code(code))
      case CMARK_NODE_BLOCK_QUOTE: result.append(.quote(paragraphs(of: node, depth: depth + 1)))
      case CMARK_NODE_THEMATIC_BREAK: result.append(.rule)
      default: result.append(.text(inline(node)))
      }
      next = cmark_node_next(node)
    }
    return result
  }

  private static func inline(_ node: OpaquePointer) -> [Span] {
    var spans: [Span] = []
    collect(node, Span(text: ""), into: &spans, depth: 0)
    return struck(spans)
  }

  private static func collect(_ parent: OpaquePointer, _ look: Span, into spans: inout [Span], depth: Int) {
    guard depth < 64 else { return }
    var next = cmark_node_first_child(parent)
    while let node = next {
      var look = look
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE: add(literal(node), look, to: &spans)
      case CMARK_NODE_CODE:
        look.code = true
        add(literal(node), look, to: &spans)
      case CMARK_NODE_SOFTBREAK: add(" ", look, to: &spans)
      case CMARK_NODE_LINEBREAK: add("\n", look, to: &spans)
      case CMARK_NODE_STRONG:
        look.bold = true
        collect(node, look, into: &spans, depth: depth + 1)
      case CMARK_NODE_EMPH:
        look.italic = true
        collect(node, look, into: &spans, depth: depth + 1)
      case CMARK_NODE_LINK:
        look.link = true
        collect(node, look, into: &spans, depth: depth + 1)
      default: collect(node, look, into: &spans, depth: depth + 1)
      }
      next = cmark_node_next(node)
    }
  }

  private static func add(_ text: String, _ look: Span, to spans: inout [Span]) {
    var span = look
    span.text = text
    if var last = spans.last {
      let joined = last.text + text
      last.text = text
      if last == span {
        spans[spans.count - 1].text = joined
        return
      }
    }
    spans.append(span)
  }

  /// Pairs of `~~`, also across other marks; one without its partner stays as written.
  private static func struck(_ spans: [Span]) -> [Span] {
    let pieces = spans.map { $0.code ? [$0.text] : $0.text.components(separatedBy: "~~") }
    let marks = pieces.reduce(0) { $0 + $1.count - 1 }
    var result: [Span] = []
    var isOn = false
    var seen = 0
    for (span, pieces) in zip(spans, pieces) {
      for (i, piece) in pieces.enumerated() {
        var text = piece
        if i > 0 {
          seen += 1
          if seen == marks, marks % 2 == 1 { text = "~~" + piece } else { isOn.toggle() }
        }
        guard !text.isEmpty else { continue }
        var look = span
        look.strike = isOn
        add(text, look, to: &result)
      }
    }
    return result
  }

  private static func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }
}

extension String {
  fileprivate func components(separatedBy mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
