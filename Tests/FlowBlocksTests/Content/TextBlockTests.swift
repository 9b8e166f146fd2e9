import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Titles, headings and text")
struct TextBlockTests {
  private func font(_ json: String, textSize: TextSize = .L) -> Font? {
    DrawnBlockCase(json).contents.first?.runs.first?.font
  }

  @Test("CB-01, CB-02, CB-29 a title is title 1 bold, a subtitle body in the secondary colour, text body")
  func roles() {
    let title = DrawnBlockCase(#"{"type": "title", "text": "A"}"#)
    #expect(title.contents[0].runs[0].font.size == 28)
    #expect(title.contents[0].runs[0].font.weight == 700)
    let subtitle = DrawnBlockCase(#"{"type": "subtitle", "text": "A"}"#)
    #expect(subtitle.contents[0].runs[0].font.size == 17)
    #expect(subtitle.contents[0].runs[0].color == subtitle.screen.theme.secondaryText)
    #expect(font(#"{"type": "text", "text": "A"}"#)?.size == 17)
  }

  @Test("CB-28 six levels, each no larger than the one above; level 1 by default, others clamped")
  func levels() throws {
    func look(_ level: String) throws -> Font {
      try #require(font(#"{"type": "heading", "text": "A"\#(level)}"#))
    }
    let sizes = try (1...6).map { try look(", \"level\": \($0)").size }
    #expect(sizes == [28, 22, 20, 17, 15, 13])
    #expect(try look("") == look(", \"level\": 1"))
    #expect(try look(", \"level\": 0") == look(", \"level\": 1"))
    #expect(try look(", \"level\": 9") == look(", \"level\": 6"))
    #expect(DrawnBlockCase(#"{"type": "heading", "level": 2, "text": "A"}"#).contents[0].runs[0].font.weight == 700)
  }

  @Test("CB-18 bold, italic, strike, code and links within a paragraph, and lists")
  func richText() throws {
    let sample = DrawnBlockCase(
      #"{"type": "rich_text", "text": "a **b** *c* ~~d~~ `e` [f](https://x.y)\n\n- g\n- h"}"#)
    let runs = try #require(sample.contents.first).runs
    func run(_ text: String) throws -> TextRun { try #require(runs.first { $0.text == text }) }
    #expect(try run("b").font.weight >= 600)
    #expect(try run("c").font.italic)
    #expect(try run("d").strikethrough)
    #expect(try run("e").font.design == .monospaced)
    #expect(try run("f").color == sample.screen.theme.primary)
    #expect(sample.texts.contains("g"))
    #expect(sample.texts.contains("h"))
  }

  @Test("BS-08, S-46 a text style over the named one; an unknown family is the system's")
  func style() throws {
    let style = """
      "style": {"font_size": 20, "font_weight": "semibold", "color": "#112233", "letter_spacing": 1, "line_height": 30,
      "align": "center", "italic": true, "max_lines": 2, "font_family": "Comic Sans"}
      """
    let content = try #require(DrawnBlockCase(#"{"type": "text", "text": "A", \#(style)}"#).contents.first)
    let run = content.runs[0]
    #expect(run.font.size == 20)
    #expect(run.font.weight == 600)
    #expect(run.font.italic)
    #expect(run.font.design == .system)
    #expect(run.color == Color(0x11, 0x22, 0x33))
    #expect(run.letterSpacing == 1)
    #expect(content.lineHeight == 30)
    #expect(content.align == .center)
    #expect(content.maxLines == 2)
  }

  @Test("S-44 style.color before text_color before the theme")
  func color() {
    func ink(_ keys: String) -> Color? {
      DrawnBlockCase(##"{"type": "text", "text": "A", \##(keys)}"##).contents.first?.runs.first?.color
    }
    #expect(ink(##""text_color": "#010203", "style": {"color": "#040506"}"##) == Color(4, 5, 6))
    #expect(ink(##""text_color": "#010203""##) == Color(1, 2, 3))
    #expect(ink(##""id": "t""##) == Color.black)
  }
}
