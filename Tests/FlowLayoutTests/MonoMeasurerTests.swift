import FlowBase
import FlowLayout
import Testing

/// layout.md, The oracle files: `"metrics": "mono"`.
@Suite struct MonoMeasurerTests {
  private func measure(_ text: String, _ width: Double?, maxLines: Int? = nil) -> TextMeasure {
    MonoMeasurer().measure(
      TextContent([TextRun(text, font: Font(size: 16), color: .black)], maxLines: maxLines), width: width, scale: 3)
  }

  @Test("Each grapheme cluster is 10 wide, each line 20 high")
  func clusters() {
    let family = measure("👩‍👩‍👧 🇩🇪é", nil)
    #expect(family.size == Size(40, 20))
    #expect(family.lines[0].baseline == 15)
  }

  @Test("Lines break at spaces and newlines; spaces at a line's end do not count")
  func breaks() {
    #expect(measure("one  two three", 80).lines.map(\.text) == ["one  two", "three"])
    #expect(measure("one  two three", 79).lines.map(\.text) == ["one", "two", "three"])
    #expect(measure("one ", 30).size == Size(30, 20))
    #expect(measure("a\n\nb", 100).lines.map(\.text) == ["a", "", "b"])
    #expect(measure("", 100).size == .zero)
  }

  @Test("A word breaks inside only where it is wider than a line of its own")
  func words() {
    let long = measure("an extraordinary day", 60)
    #expect(long.lines.map(\.text) == ["an", "extrao", "rdinar", "y day"])
    #expect(long.breaksWords)
    #expect(!measure("an extra day", 60).breaksWords)
    #expect(measure("abc", 0).lines.count == 3)
  }

  @Test("Ranges are UTF-8 offsets of what a line draws")
  func ranges() {
    let text = "é one\ntwo"
    let lines = measure(text, 30).lines
    #expect(lines.map(\.range) == [0..<2, 3..<6, 7..<10])
  }

  @Test("max_lines cuts with an ellipsis")
  func ellipsis() {
    let cut = measure("one two three four", 50, maxLines: 2)
    #expect(cut.lines.map(\.text) == ["one", "two…"])
    #expect(cut.isTruncated && cut.size.height == 40)
    #expect(measure("three", 50, maxLines: 1).isTruncated == false)
  }
}
