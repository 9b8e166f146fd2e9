import FlowBase
import FlowLayout
import Testing

@testable import FlowPaint

/// Where lines end (layout.md, Text).
@Suite struct LineBreakingTests {
  private func measure(
    _ string: String, width: Double?, size: Double = 17, maxLines: Int? = nil, letterSpacing: Double = 0,
    locale: LocaleTag = .en
  ) throws -> TextMeasure {
    let run = TextRun(string, font: Font(size: size), color: .black, letterSpacing: letterSpacing)
    return try PangoMeasurer(fonts: TestFonts.library()) { _ in nil }
      .measure(TextContent([run], maxLines: maxLines, locale: locale, metrics: .font), width: width, scale: 3)
  }

  private func lines(_ string: String, width: Double?) throws -> [String] {
    try measure(string, width: width).lines.map(\.text)
  }

  @Test("A text fits into its own width")
  func ownWidth() throws {
    for string in ["Continue", "Hi DragonSlayer42, you have coins", "Straße — “x”", "אבג דהו", "목표를 알려"] {
      let natural = try measure(string, width: nil)
      #expect(natural.lines.count == 1)
      #expect(try measure(string, width: natural.size.width) == natural)
    }
  }

  @Test("Never after a solidus before a letter")
  func solidus() throws {
    let cut = try lines("men/women", width: 60)
    #expect(cut.joined() == "men/women" && cut[0].count > 4)
    #expect(try lines("save and/or send", width: 75) == ["save", "and/or", "send"])
  }

  @Test("A word wider than a line is cut between clusters, without a hyphen")
  func longWord() throws {
    let measure = try measure("Donaudampfschifffahrt", width: 70)
    #expect(measure.lines.map(\.text).joined() == "Donaudampfschifffahrt")
    #expect(measure.lines.count > 2 && measure.breaksWords)
    #expect(measure.lines.allSatisfy { $0.width <= 70.01 })
  }

  @Test("A cluster is never cut, however narrow the line")
  func clusters() throws {
    #expect(try lines("👩🏾‍🚀🇩🇪", width: 1) == ["👩🏾‍🚀", "🇩🇪"])
    #expect(try lines("e\u{301}a", width: 0) == ["e\u{301}", "a"])
  }

  @Test("Spaces at a line's end hang and do not count")
  func spaces() throws {
    let one = try measure("one", width: nil).size.width
    let measure = try measure("one    two", width: one)
    #expect(measure.lines.map(\.text) == ["one", "two"])
    #expect(measure.lines[0].width == one)
    #expect(measure.lines[1].range == 7..<10)
  }

  @Test("Newlines of every kind end a line")
  func newlines() throws {
    let measure = try measure("a\nb\r\n\u{2028}c", width: nil)
    #expect(measure.lines.map { $0.text.filter { $0 != "\r" } } == ["a", "b", "", "c"])
  }

  @Test("Letter spacing follows every cluster, the last one too")
  func letterSpacing() throws {
    let plain = try measure("abc", width: nil).size.width
    #expect(try abs(measure("abc", width: nil, letterSpacing: 2).size.width - plain - 6) < 0.01)
    #expect(
      try abs(
        measure("e\u{301}🇩🇪", width: nil, letterSpacing: 2).size.width
          - measure("e\u{301}🇩🇪", width: nil).size.width - 4) < 0.01)
  }

  @Test("max_lines cuts with an ellipsis inside the width")
  func ellipsis() throws {
    let measure = try measure("Tell us what you want to change first", width: 120, maxLines: 2)
    #expect(measure.isTruncated && measure.lines.count == 2)
    #expect(measure.lines[1].text.hasSuffix("…") && measure.lines[1].width <= 120.01)
    #expect(try self.measure("Short", width: 120, maxLines: 2).isTruncated == false)
    #expect(try self.measure("A\nB", width: 120, maxLines: 1).lines.map(\.text) == ["A…"])
  }

  @Test("Japanese closing punctuation never begins a line")
  func kinsoku() throws {
    let measure = try measure("あなたの目標。毎週", width: 17 * 6, locale: LocaleTag("ja"))
    #expect(measure.lines.map(\.text) == ["あなたの目", "標。毎週"])
  }

  @Test("Numbers, sizes and widths out of any range do not stop it")
  func extremes() throws {
    for width in [Double.infinity, -5, .nan, 1e300] {
      for size in [0.0, -1, 1e300, .nan] {
        let measure = try measure("a b", width: width, size: size, letterSpacing: 1e300)
        #expect(measure.lines.count >= 1)
      }
    }
  }
}
