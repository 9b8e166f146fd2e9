import FlowBase
import FlowDocument
import FlowLayout

extension ScreenContext {
  /// Words in a named style of the platform, in the theme's design and the text's size.
  public func text(
    _ string: String, _ role: TextRole, weight: Int? = nil, color: Color? = nil, align: TextAlign = .leading,
    maxLines: Int? = nil, tabularFigures: Bool = false, style: KeyedObject? = nil
  ) -> TextContent {
    var font = Font(
      size: role.points(at: environment.textSize), weight: weight ?? role.weight, design: theme.design,
      tabularFigures: tabularFigures)
    guard let style else {
      return content([TextRun(string, font: font, color: color ?? theme.text)], align: align, maxLines: maxLines)
    }
    if let size = style[TextStyleKeys.fontSize] { font.size = scaled(size) }
    font.weight = TextStyleKeys.weight(style[TextStyleKeys.fontWeight]) ?? font.weight
    font.italic = style[TextStyleKeys.italic]
    if let family = style[TextStyleKeys.fontFamily] { font.design = Font.Design(rawValue: family) ?? theme.design }
    if let design = style[TextStyleKeys.design] { font.design = Font.Design(rawValue: design.rawValue) ?? font.design }
    let ink = self.color(style[TextStyleKeys.color]) ?? color ?? theme.text
    let run = TextRun(
      string, font: font, color: ink.opacity(style[TextStyleKeys.opacity]),
      letterSpacing: style[TextStyleKeys.letterSpacing], underline: style[TextStyleKeys.underline],
      strikethrough: style[TextStyleKeys.strikethrough])
    var content = content(
      [run], align: style[TextStyleKeys.align].flatMap { TextAlign(rawValue: $0.rawValue) } ?? align,
      maxLines: style[TextStyleKeys.maxLines] ?? maxLines)
    content.lineHeight = style[TextStyleKeys.lineHeight].map(scaled)
    return content
  }

  /// A text block's own words: `text`, `style`, `text_color` over a named style (S-44).
  func text(of block: Block, _ role: TextRole, weight: Int? = nil, color: Color? = nil, align: TextAlign = .leading)
    -> TextContent
  {
    text(
      block[CommonKeys.text] ?? "", role, weight: weight, color: self.color(block[CommonKeys.textColor]) ?? color,
      align: align, style: block[CommonKeys.style])
  }

  /// Runs as a paragraph of this screen's locale and metrics.
  public func content(_ runs: [TextRun], align: TextAlign = .leading, maxLines: Int? = nil) -> TextContent {
    TextContent(runs, align: align, maxLines: maxLines, locale: environment.locale, metrics: metrics)
  }

  /// Points of a named style at the screen's text size.
  func points(_ role: TextRole) -> Double { role.points(at: environment.textSize) }

  /// An explicit size in points under Dynamic Type: body's ratio (look.md).
  public func scaled(_ points: Double) -> Double { points * environment.textSize.bodyRatio }
}
