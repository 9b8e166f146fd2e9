import FlowBase
import FlowDocument
import FlowLayout

/// Markdown paragraphs as nodes: one text a paragraph, list items with their markers beside them.
struct RichTextNode {
  let screen: ScreenContext
  /// The look of plain words.
  let base: TextContent
  let linkColor: Color

  func node(_ paragraphs: [Markdown.Paragraph]) -> Node {
    if paragraphs.count == 1, case .text(let spans) = paragraphs[0] { return text(spans) }
    return column(paragraphs)
  }

  private func column(_ paragraphs: [Markdown.Paragraph], spacing: Double = 10) -> Node {
    Node(.flex(Flex(.vertical, spacing: spacing, children: paragraphs.map(paragraph))))
  }

  private func paragraph(_ paragraph: Markdown.Paragraph) -> Node {
    switch paragraph {
    case .text(let spans): return text(spans)
    case .heading(let level, let spans):
      let (role, weight) = HeadingBlock.look(level)
      var content = content(spans)
      let size = role.points(at: screen.environment.textSize)
      content.lineHeight = nil
      for i in content.runs.indices {
        content.runs[i].font.size = size
        content.runs[i].font.weight = weight
      }
      return Node(.text(content))
    case .list(let number, let items):
      let rows = items.enumerated().map { index, item in
        Node(
          .flex(
            Flex(
              .horizontal, spacing: 8, align: .leading,
              children: [
                marker(number.map { "\($0 + index)." } ?? "•"),
                {
                  var body = column(item, spacing: 6); body.layout.width = .fill; return body
                }(),
              ])))
      }
      return Node(.flex(Flex(.vertical, spacing: 6, children: rows)))
    case .code(let code):
      var content = base
      content.runs = [run(Markdown.Span(text: code, code: true))]
      content.runs[0].background = nil
      return Node(
        .text(content), layout: LayoutStyle { $0.padding = Edges(12) },
        decoration: Decoration {
          $0.backgrounds = [.paint(.color(screen.theme.surface))]
          $0.corners = Corners(8)
        })
    case .quote(let inner):
      var body = column(inner)
      body.layout.width = .fill
      let bar = Node(
        .empty(natural: Size(3, 0)),
        layout: LayoutStyle {
          $0.alignSelf = .stretch; $0.widthNature = .own
        },
        decoration: Decoration {
          $0.backgrounds = [.paint(.color(screen.theme.border))]
          $0.corners = Corners(1.5)
        })
      return Node(.flex(Flex(.horizontal, spacing: 12, align: .stretch, children: [bar, body])))
    case .rule:
      return Node(
        .empty(natural: Size(0, 1)), layout: LayoutStyle { $0.widthNature = .fills },
        decoration: Decoration { $0.backgrounds = [.paint(.color(screen.theme.border))] })
    }
  }

  private func text(_ spans: [Markdown.Span]) -> Node { Node(.text(content(spans))) }

  private func content(_ spans: [Markdown.Span]) -> TextContent {
    var content = base
    content.runs = spans.map(run)
    if content.runs.isEmpty { content.runs = [run(Markdown.Span(text: ""))] }
    return content
  }

  private func run(_ span: Markdown.Span) -> TextRun {
    var run = base.runs[0]
    run.text = span.text
    if span.bold { run.font.weight = max(run.font.weight, 700) }
    if span.italic { run.font.italic = true }
    if span.strike { run.strikethrough = true }
    if span.code {
      run.font.design = .monospaced
      run.font.size *= 0.94
      run.background = screen.theme.controlFill
    }
    if span.link {
      run.color = linkColor
      run.underline = true
    }
    return run
  }

  private func marker(_ text: String) -> Node {
    var content = base
    content.runs[0].text = text
    content.align = .trailing
    content.runs[0].font.tabularFigures = true
    return Node(
      .text(content),
      layout: LayoutStyle {
        $0.minWidth = 16
        $0.widthNature = .own
      })
  }
}
