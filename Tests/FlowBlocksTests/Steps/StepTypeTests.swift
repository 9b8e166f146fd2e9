import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Step types and their parts")
struct StepTypeTests {
  private let plain = #""hide_progress": true, "title": "T", "subtitle": "S""#

  @Test(
    "ST-01, ST-03, ST-11 every type draws its own title, subtitle and call to action around its blocks",
    arguments: ["welcome", "value_prop", "custom", "question", "form"])
  func parts(_ type: String) {
    let drawn = DrawnStep(
      #"""
      {"id": "s", "type": "\#(type)", \#(plain), "cta": {"text": "Go"},
       "content_blocks": [{"type": "text", "text": "One"}, {"type": "text", "text": "Two"}]}
      """#)
    #expect(drawn.texts == ["T", "S", "One", "Two", "Go"])
  }

  @Test("ST-01, S-32 what a block provides the step does not draw again")
  func provided() {
    let drawn = DrawnStep(
      #"{"id": "s", \#(plain), "content_blocks": [{"type": "title", "text": "Own"}, {"type": "heading", "level": 2, "text": "H"}]}"#
    )
    #expect(drawn.texts.contains("Own"))
    #expect(!drawn.texts.contains("T"))
  }

  @Test("ST-02, SD-02 a question draws its prompt and options, stacked; the answer under its own id is selected")
  func question() {
    let drawn = DrawnStep(
      #"{"id": "s", "type": "question", "hide_progress": true, "title": "T", "options": ["A", "B"]}"#,
      state: #"{"responses": {"s": "B"}}"#)
    #expect(drawn.texts == ["T", "A", "B"])
    #expect(drawn.nodes.filter { $0.layout.border == 2 }.count == 1)
  }

  @Test("ST-04, FR-01 a form draws its fields in order with the answers of its step; a toast only when the state asks")
  func form() {
    let step = #"""
      {"id": "s", "type": "form", "hide_progress": true, "fields": [
        {"id": "a", "type": "text", "label": "A"}, {"id": "b", "type": "text", "label": "B", "required": true}]}
      """#
    #expect(
      DrawnStep(step, state: #"{"responses": {"s": {"a": "1"}, "t": {"b": "2"}}}"#).texts.prefix(2) == ["A", "1"])
    let toast = "Please fill in the required fields."
    #expect(!DrawnStep(step).texts.contains(toast))
    #expect(DrawnStep(step, state: #"{"screen": {"s": {"toast": true}}}"#).texts.contains(toast))
  }

  @Test("ST-05 a chat step is a conversation between header and input bar")
  func chat() {
    #expect(
      DrawnStep(#"{"id": "s", "type": "interactive_chat", "hide_progress": true, "chat": {}}"#).texts == ["Message"])
  }

  @Test("ST-06, S-07 HTML is never run: a labelled box and a diagnostic; a template's name, unless blocks stand there")
  func custom() {
    let html = DrawnStep(#"{"id": "s", "type": "custom", "hide_progress": true, "html": "<b>Hi</b>"}"#)
    #expect(html.texts == ["HTML"])
    #expect(html.screen.diagnostics.map(\.code) == [.notDrawn])
    let template = #"{"id": "s", "type": "custom", "hide_progress": true, "template": "paywall_a"\#("")"#
    #expect(DrawnStep(template + "}").texts == ["paywall_a"])
    #expect(DrawnStep(template + #", "content_blocks": [{"type": "text", "text": "A"}]}"#).texts == ["A"])
  }

  @Test("ST-08 a step with an outcome is drawn like any other")
  func outcome() {
    #expect(DrawnStep(#"{"id": "s", \#(plain), "outcome": "present_paywall", "paywall_id": "p"}"#).texts == ["T", "S"])
  }

  @Test("S-11, BS-09 motion of a call to action and of sections changes nothing at rest but for the glow's halo")
  func motion() {
    func shadows(_ animation: String) -> Int {
      DrawnStep(
        #"{"id": "s", \#(plain), "section_stagger_ms": 80, "cta": {"text": "Go"}, "cta_animation": "\#(animation)"}"#
      )
      .nodes.filter { !$0.decoration.shadows.isEmpty }.count
    }
    #expect(shadows("pulse") == shadows("bounce"))
    #expect(shadows("glow") == shadows("pulse") + 1)
  }

  @Test("S-45 pinned blocks stand below the content in order, above cta, which is above secondary_cta")
  func pinned() {
    let drawn = DrawnStep(
      #"""
      {"id": "s", "hide_progress": true, "cta": {"text": "C"}, "secondary_cta": {"text": "D"}, "content_blocks": [
        {"type": "text", "text": "A", "pinned": "bottom"}, {"type": "text", "text": "B", "pinned": "bottom"},
        {"type": "text", "text": "X"}]}
      """#)
    #expect(drawn.texts == ["X", "A", "B", "C", "D"])
  }

  @Test(
    "LC-12, LC-13, LC-14, LC-15, LC-16 options of a place search are accepted and change at most its placeholder",
    arguments: ["city", "address", "region", "country", "planet"])
  func location(_ type: String) {
    let keys = #""location_type": "\#(type)", "bias_country": "US", "language": "de", "min_characters": 4"#
    let drawn = DrawnField(#"{"id": "f", "type": "location", \#(keys)}"#, answer: #""Porto""#)
    #expect(drawn.texts == ["Porto"])
    #expect(drawn.size() == DrawnField(#"{"id": "f", "type": "location"}"#, answer: #""Porto""#).size())
  }
}
