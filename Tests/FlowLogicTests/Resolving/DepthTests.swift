import FlowBase
import FlowDocument
import Testing

@testable import FlowLogic

@Suite("Depth")
struct DepthTests {
  @Test("conditions as deep as JSON may be, and blocks as deep as blocks may be")
  func deep() {
    onBigStack {
      let condition =
        String(repeating: #"{"not":"#, count: 2000) + #"{"platform_is": "ios"}"# + String(repeating: "}", count: 2000)
      let open = String(repeating: #"{"type": "stack", "children": ["#, count: 900)
      let blocks =
        open + #"{"id": "b", "type": "text", "text": "x", "visibility_condition": \#(condition)}"#
        + String(repeating: "]}", count: 900)
      let test = Case(blocks: blocks)
      #expect(test.text() == "x")
      #expect(test.text(platform: .android) == nil)
      #expect(Validator(catalogue: .standard).check(test.loaded.document).isEmpty)
    }
  }
}
