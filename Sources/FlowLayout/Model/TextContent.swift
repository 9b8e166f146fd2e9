import FlowBase

/// A paragraph or more: runs of one look each, and how lines are made of them.
public struct TextContent: Hashable, Sendable {
  public var runs: [TextRun]
  public var align: TextAlign
  /// Exact height of every line in points; nil = the platform font's (look.md, Box height rule).
  public var lineHeight: Double?
  /// Lines beyond it are cut with an ellipsis.
  public var maxLines: Int?
  /// Decides shaping, the CJK face, line breaks and the paragraph's direction.
  public var locale: LocaleTag
  public var metrics: FontMetrics
  /// Extra points between paragraphs (newlines).
  public var paragraphSpacing: Double

  public init(
    _ runs: [TextRun], align: TextAlign = .leading, lineHeight: Double? = nil, maxLines: Int? = nil,
    locale: LocaleTag = .en, metrics: FontMetrics = .platform(.ios), paragraphSpacing: Double = 0
  ) {
    self.runs = runs
    self.align = align
    self.lineHeight = lineHeight
    self.maxLines = maxLines
    self.locale = locale
    self.metrics = metrics
    self.paragraphSpacing = paragraphSpacing
  }

  /// All text, unbroken.
  public var string: String { runs.map(\.text).joined() }
}

public enum TextAlign: String, Hashable, Sendable { case leading, center, trailing, justify }

/// Which widths and line heights text gets (look.md, Stand-in metrics).
public enum FontMetrics: Hashable, Sendable {
  /// Fitted to the platform's own font.
  case platform(Platform)
  /// The bundled font's own (`--metrics font`).
  case font
  /// Each cluster 10 wide, each line 20 high: for tests of layout.
  case mono
}

public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: Font
  public var color: Color
  /// Points after every cluster, beside the platform's own tracking.
  public var letterSpacing: Double
  public var underline: Bool
  public var strikethrough: Bool
  /// Behind the glyphs (inline code).
  public var background: Color?

  public init(
    _ text: String, font: Font, color: Color, letterSpacing: Double = 0, underline: Bool = false,
    strikethrough: Bool = false, background: Color? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.letterSpacing = letterSpacing
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
  }
}

public struct Font: Hashable, Sendable {
  /// The four designs of a phone's own font; no other family exists (FO-01).
  public enum Design: String, Hashable, Sendable { case system, rounded, serif, monospaced }
  public var design: Design
  /// Points, after Dynamic Type.
  public var size: Double
  /// 100 … 900 (S-46).
  public var weight: Int
  public var italic: Bool
  /// Figures of one width (timers, wheels).
  public var tabularFigures: Bool

  public init(
    size: Double, weight: Int = 400, design: Design = .system, italic: Bool = false, tabularFigures: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.italic = italic
    self.tabularFigures = tabularFigures
  }
}
