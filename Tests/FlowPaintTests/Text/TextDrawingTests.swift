import CCairo
import FlowBase
import FlowLayout
import Testing

@testable import FlowPaint

/// Text as pixels.
@Suite struct TextDrawingTests {
  /// The coverage of a text drawn at (0, 0), a byte a pixel.
  private func coverage(
    _ text: TextContent, width: Double, height: Int = 60, scale: Double = 1,
    by measurer: PangoMeasurer? = nil
  ) throws -> [UInt8] {
    let measurer = try measurer ?? PangoMeasurer(fonts: TestFonts.library()) { _ in nil }
    let pixels = Int32(width * scale)
    let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_A8, pixels, Int32(height)))
    let cairo = try #require(cairo_create(surface))
    cairo_scale(cairo, scale, scale)
    let measure = measurer.measure(text, width: width, scale: scale)
    measurer.draw(text, measure: measure, width: width, at: .zero, on: cairo, scale: scale)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = try #require(cairo_image_surface_get_data(surface))
    let rows = (0..<height).flatMap { row in (0..<Int(pixels)).map { data[row * stride + $0] } }
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
    return rows
  }

  /// The first and last column that has ink.
  private func span(_ coverage: [UInt8], width: Int) -> ClosedRange<Int>? {
    let inked = coverage.indices.filter { coverage[$0] > 0 }.map { $0 % width }
    guard let first = inked.min(), let last = inked.max() else { return nil }
    return first...last
  }

  private func text(_ string: String, align: TextAlign = .leading, locale: LocaleTag = .en) -> TextContent {
    TextContent([TextRun(string, font: Font(size: 17), color: .black)], align: align, locale: locale)
  }

  @Test("A text of very many lines is drawn in time that grows with their number only", .timeLimit(.minutes(1)))
  func manyLines() throws {
    let lines = String(repeating: "\n", count: 200_000)
    #expect(try coverage(text(lines), width: 20).allSatisfy { $0 == 0 })
    #expect(try coverage(text("a" + lines), width: 20) == coverage(text("a"), width: 20))
  }

  @Test("Edges of glyphs are in sixteenths: a golden of a screen has half as many colours so")
  func sixteenths() throws {
    let steps = Set(try coverage(text("Quartz glyphs, once &"), width: 300, height: 40, scale: 2))
    #expect(steps.count > 12)
    #expect(steps.allSatisfy { step in (0...16).contains { abs(Int(step) - $0 * 255 / 16) <= 1 } })
  }

  @Test("Two measurers on two threads give the same lines and pixels")
  func deterministic() async throws {
    let strings = ["Tell us what you want 🔥", "اختر هدفك وسنعد", "告诉我们你的目标", "अपना लक्ष्य चुनें"]
    func work() throws -> [[UInt8]] {
      let measurer = try PangoMeasurer(fonts: TestFonts.library()) { _ in nil }
      return try [300, 400, 700, 900].flatMap { weight in
        try strings.map {
          let run = TextRun($0, font: Font(size: 17, weight: weight, design: .rounded), color: .black)
          return try coverage(TextContent([run]), width: 120, scale: 2, by: measurer)
        }
      }
    }
    let results = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<4 { group.addTask { try work() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results[0].allSatisfy { $0.contains { $0 > 0 } })
    #expect(results.allSatisfy { $0 == results[0] })
  }

  @Test("Alignment follows the locale's direction")
  func alignment() throws {
    let left = try #require(try span(coverage(text("Go"), width: 200), width: 200))
    let center = try #require(try span(coverage(text("Go", align: .center), width: 200), width: 200))
    let right = try #require(try span(coverage(text("Go", align: .trailing), width: 200), width: 200))
    #expect(left.lowerBound <= 2 && right.upperBound >= 197)
    #expect(abs(center.lowerBound + center.upperBound - 199) <= 2)
    let arabic = try #require(try span(coverage(text("Go", locale: LocaleTag("ar")), width: 200), width: 200))
    #expect(arabic == right)
  }

  @Test("Justified lines reach both edges, the last one does not")
  func justification() throws {
    let content = text("We will build a plan around your week", align: .justify)
    let pixels = try coverage(content, width: 200)
    let first = try #require(span(Array(pixels[..<(20 * 200)]), width: 200))
    let second = try #require(span(Array(pixels[(26 * 200)...]), width: 200))
    #expect(first.lowerBound <= 2 && first.upperBound >= 197)
    #expect(second.upperBound < 150)
  }

  @Test("Quarters of a pixel move glyphs")
  func fractions() throws {
    func shifted(_ x: Double) throws -> [UInt8] {
      let measurer = try PangoMeasurer(fonts: TestFonts.library()) { _ in nil }
      let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_A8, 40, 24))
      let cairo = try #require(cairo_create(surface))
      let content = text("l")
      let measure = measurer.measure(content, width: nil, scale: 1)
      measurer.draw(content, measure: measure, width: 40, at: Point(x, 0), on: cairo, scale: 1)
      cairo_surface_flush(surface)
      let data = try #require(cairo_image_surface_get_data(surface))
      let bytes = (0..<24 * 40).map { data[$0] }
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
      return bytes
    }
    #expect(try shifted(2) != shifted(2.25))
    #expect(try shifted(2) == Array(shifted(3).dropFirst() + [0]))
  }

  @Test("An underline runs through spaces and changes of font without a gap")
  func underline() throws {
    let run = TextRun("a ש b", font: Font(size: 17), color: .black, underline: true)
    let pixels = try coverage(TextContent([run]), width: 100)
    let rows = (0..<60).map { Array(pixels[$0 * 100..<($0 + 1) * 100]) }
    let ink = rows.map { row in row.count { $0 == 255 } }
    let line = try #require(ink.indices.max { ink[$0] < ink[$1] })
    let columns = rows[line].indices.filter { rows[line][$0] == 255 }
    #expect(try columns.count == #require(columns.last) - #require(columns.first) + 1)
    #expect(columns.count > 30)
  }
}
