import FlowDocument
import FlowLayout

/// CB-18: text with Markdown's inline marks, lists and headings.
enum RichTextBlock: DrawnBlock {
  static let linkColor = Key.color("link_color")
  static let declaration = BlockDeclaration(
    "rich_text", aliases: ["markdown"], summary: "Text with Markdown formatting.", keys: [linkColor])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let base = screen.text(of: block, .body)
    let theme = screen.theme
    let link =
      screen.color(block[linkColor]) ?? screen.color(block[CommonKeys.activeColor])
      ?? Tone.readable(theme.primary, on: theme.background, text: theme.text)
    return RichTextNode(screen: screen, base: base, linkColor: link).node(Markdown.parse(base.string))
  }
}
