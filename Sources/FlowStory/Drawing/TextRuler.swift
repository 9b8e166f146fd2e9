import FlowBase
import FlowLayout

/// Measures and breaks the sheet's own words.
public struct TextRuler {
  private let measurer: any Measurer

  public init(_ measurer: any Measurer) { self.measurer = measurer }

  /// The text that a mark stands for.
  public static func content(_ text: String, size: Double, weight: Int, color: Color) -> TextContent {
    TextContent([TextRun(text, font: Font(size: size, weight: weight), color: color)])
  }

  public func width(_ text: String, size: Double, weight: Int) -> Double {
    measurer.measure(Self.content(text, size: size, weight: weight, color: .black), width: nil, scale: 2).size.width
  }

  /// At most `count` lines of at most `width` points; what does not fit ends in an ellipsis.
  public func lines(_ text: String, size: Double, weight: Int, width: Double, count: Int) -> [String] {
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var content = Self.content(flat, size: size, weight: weight, color: .black)
    content.maxLines = count
    return flat.isEmpty ? [] : measurer.measure(content, width: width, scale: 2).lines.map(\.text)
  }
}
