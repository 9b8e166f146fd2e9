import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

/// `focused` of the state on controls that are not boxes of text.
@Suite("What has the focus")
struct FocusTests {
  private let types = ["stepper", "rating", "multiline_chips", "segmented", "toggle", "slider", "range_slider"]

  private func field(_ type: String, isFocused: Bool, _ platform: Platform = .ios) -> DrawnField {
    DrawnField(
      #"{"id": "f", "type": "\#(type)", "label": "L", "options": ["a", "b"]}"#,
      live: isFocused ? #"{"focused": "f"}"# : "{}", platform: platform)
  }

  private func rings(_ field: DrawnField, _ width: Double) -> [Node] {
    field.nodes.filter { $0.layout.border == width && $0.layout.margin == Edges(-width - 2) }
  }

  @Test(
    "The focused control has one ring two points away, which takes no room",
    arguments: [
      "stepper", "rating", "multiline_chips", "segmented", "toggle", "slider", "range_slider",
    ])
  func ring(type: String) {
    let focused = field(type, isFocused: true)
    #expect(rings(focused, 2).map(\.decoration.borderColor) == [focused.screen.theme.primary])
    #expect(rings(field(type, isFocused: false), 2).isEmpty)
    #expect(focused.size() == field(type, isFocused: false).size())
    #expect(rings(field(type, isFocused: true, .android), 3).count == 1, "Material's is three wide")
  }

  @Test("The ring follows the control's corners and lies around it")
  func shape() {
    let stepper = field("stepper", isFocused: true)
    let drawn = DrawnPaint(stepper.node)
    let box = drawn.boxes(stepper.screen.theme.controlFill).first
    let ring = drawn.borders.last
    #expect(ring?.box.rect == box?.rect.inset(by: Edges(-4)))
    #expect(ring?.box.corners == Corners(12))
  }

  @Test("The selected chip has the ring, without one the first")
  func chip() {
    let options = #"{"id": "f", "type": "multiline_chips", "options": ["a", "b"]}"#
    func ringed(_ answer: String?) -> Int? {
      let field = DrawnField(options, answer: answer, live: #"{"focused": "f"}"#)
      guard
        case .flow(let flow)? = field.nodes.first(where: { if case .flow = $0.content { true } else { false } })?
          .content
      else { return nil }
      return flow.children.firstIndex { if case .overlay = $0.content { true } else { false } }
    }
    #expect(ringed(#"["b"]"#) == 1)
    #expect(ringed(nil) == 0)
  }

  @Test("CB-17, CB-37 blocks that answer have the ring, too", arguments: ["rating", "toggle"])
  func blocks(type: String) {
    let sample = DrawnSample(#""type": "\#(type)", "label": "L""#, state: #""screen": {"s": {"focused": "f"}}"#)
    #expect(sample.outlines(sample.screen.theme.primary) == 1)
  }

  @Test(
    "FI-01, FI-02 an insertion point stands behind what is typed, and before a placeholder",
    arguments: ["text", "textarea"])
  func caret(type: String) {
    let field = #"{"id": "f", "type": "\#(type)", "placeholder": "Name"}"#
    func caret(_ answer: String?, live: String) -> Caret? {
      DrawnField(field, answer: answer, live: live).nodes.compactMap(\.decoration.caret).first
    }
    let focused = #"{"focused": "f"}"#
    let primary = Theme(appearance: .light).primary
    #expect(caret(#""Ada""#, live: focused) == Caret(primary))
    #expect(caret(nil, live: focused) == Caret(primary, isAtStart: true))
    #expect(caret(#""Ada""#, live: "{}") == nil)
  }
}
