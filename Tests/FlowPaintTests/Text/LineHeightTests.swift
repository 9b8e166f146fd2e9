import FlowBase
import FlowLayout
import Testing

@testable import FlowPaint

/// How high text is (look.md, Stand-in metrics).
@Suite struct LineHeightTests {
  private func height(_ text: TextContent, width: Double? = nil, scale: Double = 3) throws -> Double {
    let measurer = try PangoMeasurer(fonts: TestFonts.library()) { _ in nil }
    return measurer.measure(text, width: width, scale: scale).size.height
  }

  private func text(
    _ string: String, size: Double, design: Font.Design = .system, metrics: FontMetrics = .platform(.ios),
    lineHeight: Double? = nil, locale: LocaleTag = .en
  ) -> TextContent {
    TextContent(
      [TextRun(string, font: Font(size: size, design: design), color: .black)], lineHeight: lineHeight, locale: locale,
      metrics: metrics)
  }

  static let table: [(size: Double, at1: Double, at2: Double, at3: Double)] = [
    (11, 14, 13.5, 13.333), (12, 15, 14.5, 14.333), (13, 16, 16, 15.667), (14, 17, 17, 17), (15, 18, 18, 18),
    (16, 20, 19.5, 19.333), (17, 21, 20.5, 20.333), (18, 22, 21.5, 21.667), (20, 24, 24, 24), (22, 27, 26.5, 26.333),
    (24, 29, 29, 28.667), (28, 34, 33.5, 33.667), (34, 41, 41, 40.667), (40, 48, 48, 48),
  ]

  @Test("One line at 1x, 2x, 3x", arguments: table)
  func oneLine(row: (size: Double, at1: Double, at2: Double, at3: Double)) throws {
    let label = text("Label", size: row.size)
    #expect(try height(label, scale: 1) == row.at1)
    #expect(try height(label, scale: 2) == row.at2)
    #expect(try abs(height(label, scale: 3) - row.at3) < 0.0005)
  }

  @Test(
    "Title 1 at twelve text sizes, in pixels of a 3x phone",
    arguments: [
      (25, 90), (26, 94), (27, 97), (28, 101), (30, 108), (32, 115), (34, 122), (38, 137), (43, 154), (48, 172),
      (53, 190), (58, 208),
    ])
  func title(size: Int, pixels: Int) throws {
    #expect(try (height(text("Title", size: Double(size))) * 3).rounded() == Double(pixels))
  }

  @Test("Several lines are rounded up once, not each")
  func severalLines() throws {
    #expect(try abs(height(text("a\nb", size: 17)) - 40.667) < 0.0005)
    #expect(try height(text("a\nb\nc", size: 15), scale: 1) == 54)
  }

  @Test("Every design has the phone's line", arguments: [Font.Design.rounded, .serif, .monospaced])
  func designs(design: Font.Design) throws {
    #expect(try abs(height(text("Label", size: 17, design: design)) - 20.333) < 0.0005)
  }

  @Test(
    "A fallback font never raises a line",
    arguments: ["اختر هدفك", "เลือกเป้าหมาย", "अपना लक्ष्य", "目標を教えて", "Go 🔥 now", "☎"])
  func fallback(string: String) throws {
    #expect(try abs(height(text(string, size: 17)) - 20.333) < 0.0005)
  }

  @Test("Android's line is 1.17188 of the size, Inter's own 1.21023, unrounded")
  func otherMetrics() throws {
    #expect(try height(text("Label", size: 16, metrics: .platform(.android)), scale: 1) == 19)
    #expect(try abs(height(text("Label", size: 100, metrics: .font)) - 121.023) < 0.02)
  }

  @Test("A line with a larger run is as high as that")
  func tallestRun() throws {
    let runs = [12.0, 34].map { TextRun("Label ", font: Font(size: $0), color: .black) }
    #expect(try abs(height(TextContent(runs)) - 40.667) < 0.0005)
  }

  @Test("line_height is exact, with half of what it adds above and below")
  func exact() throws {
    let measurer = try PangoMeasurer(fonts: TestFonts.library()) { _ in nil }
    let measure = measurer.measure(text("a\nb", size: 20, lineHeight: 30.5), width: nil, scale: 1)
    #expect(measure.size.height == 61)
    #expect(measure.lines.map(\.top) == [0, 30.5])
    let natural = 1.193359375 * 20
    #expect(abs(measure.lines[0].baseline - ((30.5 - natural) / 2 + 0.9521484375 * 20)) < 1e-9)
  }

  @Test("No text takes no room")
  func empty() throws {
    let measurer = try PangoMeasurer(fonts: TestFonts.library()) { _ in nil }
    #expect(measurer.measure(TextContent([]), width: 100, scale: 3) == TextMeasure(size: .zero, lines: []))
    #expect(try height(text("", size: 17)) == 0)
  }
}
