import FlowBase
import Testing

@testable import FlowCompare

@Suite struct LayoutTextTests {
  private let layout = LayoutText(
    size: Size(390, 844), contentHeight: 1020.5,
    blocks: [
      LayoutBlock(
        path: "content_blocks[0]", type: "text", id: "title", frame: Rect(24, 80, 342, 34), lines: ["Welcome"]),
      LayoutBlock(
        path: "content_blocks[1]", type: "button", frame: Rect(24, 612.333333, 342, 50),
        lines: ["Get \"started\"", "to\\day\n"],
        isTruncated: true, overflow: Edges(right: 12)),
      LayoutBlock(path: "content_blocks[2]", type: "image", id: "two words", frame: Rect(-0.001, 0.999, 1e6, 0.1)),
      LayoutBlock(
        path: "content_blocks[3]", type: "text", id: "-", frame: .zero, lines: ["", "שלום\u{2028}👩‍👩‍👧", "\u{301}e"]),
    ])

  @Test("one block a line, trailing zeros cut")
  func format() {
    #expect(
      layout.text == """
        flowproof-layout 1 390,844 1020.5
        content_blocks[0] text title 24,80,342,34 "Welcome"
        content_blocks[1] button - 24,612.33,342,50 truncated overflow=0,12,0,0 "Get \\"started\\"" "to\\\\day\\n"
        content_blocks[2] image "two words" 0,1,1000000,0.1
        content_blocks[3] text "-" 0,0,0,0 "" "שלום\\u2028👩‍👩‍👧" "\u{301}e"

        """)
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    let read = try LayoutText(parsing: layout.text)
    #expect(read.text == layout.text)
    #expect(read.blocks.map(\.lines) == layout.blocks.map(\.lines))
    #expect(read.blocks.map(\.id) == layout.blocks.map(\.id))
    #expect(LayoutComparison.changes(layout, read) == [])
    #expect(try LayoutText(parsing: layout.text.split(separator: "\n").joined(separator: "\r\n")) == read)
  }

  @Test(
    "errors name the line",
    arguments: [
      ("", LayoutTextError.notALayout), ("{}", .notALayout), ("flowproof-layout 1 390 1", .notALayout),
      ("flowproof-layout 2 1,1 1", .version("2")),
      ("flowproof-layout 1 1,1 1\na b c", .line(2, expected: "path, type, id and frame")),
      ("flowproof-layout 1 1,1 1\n\na b c 1,2,3", .line(3, expected: "a frame as x,y,w,h")),
      ("flowproof-layout 1 1,1 1\na b c 1,2,3,nan", .line(2, expected: "a frame as x,y,w,h")),
      ("flowproof-layout 1 1,1 1\na b c 1,2,3,4 \"x", .line(2, expected: "a closing quote")),
    ])
  func errors(_ text: String, _ error: LayoutTextError) {
    #expect(throws: error) { try LayoutText(parsing: text) }
  }
}
