import FlowBase
import FlowDocument
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("The colours that every block has (S-44)")
struct ColorTests {
  private static let red = Color(255, 0, 0)

  /// Every block type that draws something without further keys.
  static let types = Catalogue.standard.blocks.map(\.type).filter { type in
    let words = #""text": "x", "value": 0.5, "options": ["a"], "items": ["a"], "fields": [{"id": "q", "type": "text"}]"#
    return DrawnSample(#""type": "\#(type)", \#(words)"#).node != nil
  }

  @Test("S-44 `bg_color` fills the block, once, above its style", arguments: types)
  func background(_ type: String) {
    let keys = #""text": "x", "value": 0.5, "options": ["a"], "items": ["a"], "fields": [{"id": "q", "type": "text"}]"#
    let sample = DrawnSample(
      ##""type": "\##(type)", \##(keys), "bg_color": "#FF0000", "block_style": {"background_color": "#00FF00"}"##)
    let isRoot = sample.node?.decoration.backgrounds == [.paint(.color(Self.red))]
    if isRoot { #expect(sample.fills(Self.red) == 1, "painted twice") }
    // Where the control fills a box of its own, the style's colour may stand around it.
    #expect(isRoot ? sample.fills(Color(0, 255, 0)) == 0 : sample.fills(Self.red) <= 1 || type == "otp_input")
    if ["title", "text", "image", "stack", "row", "list", "icon", "form", "input_slider"].contains(type) {
      #expect(isRoot)
    }
  }

  @Test("S-44 a control with a box of its own fills that", arguments: ["input_text", "input_select", "otp_input"])
  func control(_ type: String) {
    let sample = DrawnSample(##""type": "\##(type)", "bg_color": "#FF0000""##)
    #expect(sample.node?.decoration.backgrounds != [.paint(.color(Self.red))])
    #expect(sample.fills(Self.red) > 0)
  }

  @Test("S-44 `active_color` colours the selected option", arguments: ["stacked", "grid", "dropdown"])
  func selected(_ style: String) {
    let keys =
      ##""type": "option_list", "options": ["a", "b"], "display_style": "\##(style)", "active_color": "#FF0000""##
    let sample = DrawnSample(keys, answer: #""a""#, state: #""screen": {"s": {"open": "f"}}"#)
    let plain = DrawnSample(keys.replacing("active_color", with: "alt"), answer: #""a""#)
    if style == "dropdown" {
      #expect(sample.outlines(Self.red) == 1)
    } else {
      #expect(sample.outlines(Self.red) == 1 && plain.outlines(Self.red) == 0)
    }
  }
}
