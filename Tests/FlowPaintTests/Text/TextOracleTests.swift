import FlowBase
import FlowLayout
import Foundation
import Testing

@testable import FlowPaint

/// Paragraphs that a browser broke into lines with the same fonts (layout.md, The oracle files).
@Suite struct TextOracleTests {
  struct Case: Decodable {
    struct Block: Decodable {
      struct Style: Decodable {
        var fontSize: Double
        var fontWeight: Int
        var lineHeight: Double?
        var letterSpacing: Double
      }
      var text: String
      var style: Style
    }
    var name: String
    var locale: String
    var width: Double
    var block: Block
    var lines: [String]
    var lineWidths: [Double]

    var content: TextContent {
      let style = block.style
      return TextContent(
        [
          TextRun(
            block.text, font: Font(size: style.fontSize, weight: style.fontWeight), color: .black,
            letterSpacing: style.letterSpacing)
        ],
        lineHeight: style.lineHeight, locale: LocaleTag(locale), metrics: .font)
    }
  }

  /// Where Pango and the browser differ for good: the browser parts a spaced-off "!" from its word, which UAX #14
  /// forbids, and cuts the Thai word for "goal" in two.
  private static let known: Set = ["t3-020", "t3-059"]

  @Test("Lines and widths are the oracle's")
  func oracle() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Cases/text.jsonl")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(Case.self, from: Data($0.utf8))
    }
    #expect(cases.count == 120)
    let measurer = try PangoMeasurer(fonts: TestFonts.library()) { _ in nil }
    for c in cases where !Self.known.contains(c.name) {
      let measure = measurer.measure(c.content, width: c.width, scale: 3)
      #expect(measure.lines.map { $0.text.trimmingCharacters(in: .whitespaces) } == c.lines, "\(c.name)")
      for (have, want) in zip(measure.lines.map(\.width), c.lineWidths) {
        #expect(abs(have - want) <= max(1, 0.01 * want), "\(c.name): \(have) instead of \(want)")
      }
    }
  }
}
