import FlowBase
import FlowLayout
import Testing

@testable import FlowPaint

/// How wide text is on the phone (look.md, The rule for Inter).
@Suite struct PlatformWidthTests {
  @Test(
    "Letter spacing of the stand-in, in 1/1000 em",
    arguments: [
      (400, [17.5, 11.5, 5.5, 0.5, -4.5, -8.5, -14.5, -25.5, -23.9, -18.3, -26, -28, -30]),
      (600, [24, 18, 12, 7, 2, -2, -8, -18.6, -16.7, -10.8, -18, -20, -22]),
      (700, [24, 18, 12, 7, 2, -2, -8, -16.5, -13.1, -5.7, -10, -12, -14]),
    ])
  func spacing(weight: Int, row: [Double]) {
    for (size, want) in zip([11.0, 12, 13, 14, 15, 16, 17, 20, 22, 24, 28, 34, 40], row) {
      #expect(abs(PlatformTracking.standIn(size: size, weight: weight) * 1000 - want) < 0.06, "\(size)")
    }
  }

  private func width(_ text: TextContent) throws -> Double {
    try PangoMeasurer(fonts: TestFonts.library()) { _ in nil }.measure(text, width: nil, scale: 3).size.width
  }

  private func text(_ string: String, _ size: Double, metrics: FontMetrics) -> TextContent {
    TextContent([TextRun(string, font: Font(size: size), color: .black)], metrics: metrics)
  }

  @Test("Inter is drawn at 0.9686 of the size with the letter spacing after each cluster")
  func fit() throws {
    let own = try width(text("Continue", 100, metrics: .font))
    let fitted = try width(text("Continue", 17, metrics: .platform(.ios)))
    #expect(abs(fitted - (own * 0.17 * 0.9686 - 8 * 0.0145 * 17)) < 0.05)
  }

  @Test("What falls back to another font keeps the size it was given")
  func fallback() throws {
    for string in ["目標", "🔥", "שלום"] {
      let own = try width(text(string, 17, metrics: .font))
      #expect(try abs(width(text(string, 17, metrics: .platform(.ios))) - own) < 0.01, "\(string)")
    }
  }

  @Test("Tabular figures are as wide as each other")
  func tabular() throws {
    func width(_ string: String, tabular: Bool) throws -> Double {
      let font = Font(size: 17, tabularFigures: tabular)
      return try self.width(TextContent([TextRun(string, font: font, color: .black)]))
    }
    #expect(try width("1111", tabular: true) == width("0000", tabular: true))
    #expect(try width("1111", tabular: false) < width("0000", tabular: false))
  }

  @Test("Width does not depend on the scale")
  func scale() throws {
    let measurer = try PangoMeasurer(fonts: TestFonts.library()) { _ in nil }
    for design in [Font.Design.system, .rounded, .serif, .monospaced] {
      let content = TextContent([TextRun("Hamburgefonts", font: Font(size: 17, design: design), color: .black)])
      let widths = [1.0, 2, 3].map { measurer.measure(content, width: nil, scale: $0).size.width }
      #expect(Set(widths).count == 1)
    }
  }
}
