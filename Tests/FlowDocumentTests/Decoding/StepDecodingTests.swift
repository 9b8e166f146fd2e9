import FlowBase
import Testing

@testable import FlowDocument

@Suite struct StepDecodingTests {
  @Test("Every spelling of a step's blocks", arguments: ["content_blocks", "blocks", "content"])
  func blocks(_ key: String) {
    let decoded = Decoded(#"{"type": "welcome", "\#(key)": [{"type": "text", "id": "t"}]}"#)
    #expect(decoded.document.kind == .step)
    #expect(decoded.step.blocks.map(\.id) == ["t"] && decoded.step.values["content_blocks"] == nil)
    #expect(decoded.findings.isEmpty)
  }

  @Test("config is merged under the root")
  func config() {
    let decoded = Decoded(
      #"""
      {"type": "question", "title": "Root", "config": {"title": "Bag", "columns": "3", "options": ["A"],
       "content_blocks": [{"type": "text"}], "cta": "Go", "nope": 1}}
      """#)
    let step = decoded.step
    #expect(step[StepKeys.title] == "Root")
    #expect(step[OptionKeys.columns] == 3 && step[OptionKeys.options].count == 1)
    #expect(step.blocks[0].path == "config.content_blocks[0]" && step.blocks[0].id == "content_blocks[0]")
    #expect(step.cta?.values["text"] == "Go")
    #expect(decoded.findings == ["number-in-string config.columns", "unknown-key config.nope"])
  }

  @Test("S-50 calls to action are buttons under fixed ids; a string is the text")
  func callsToAction() {
    let decoded = Decoded(
      #"""
      {"type": "custom", "cta": {"id": "mine", "text": "Go", "variant": "txet", "action": "jump",
       "enabled_when": {"not_empty": "a"}}, "secondary_cta": "Later"}
      """#)
    let step = decoded.step
    #expect(step.cta?.id == "cta" && step.cta?.type == "button" && step.cta?.isKnown == true)
    #expect(step.cta?.values["variant"] == "primary" && step.cta?[CommonKeys.action] == nil)
    #expect(step.secondaryCTA?.id == "secondary_cta" && step.secondaryCTA?[CommonKeys.text] == "Later")
    #expect(decoded.findings == ["unknown-value cta.variant", "unknown-value cta.action"])
  }

  @Test("Fields are blocks; footer blocks stand by themselves; blocks are visited in document order")
  func order() {
    let decoded = Decoded(
      #"""
      {"type": "form", "footer": [{"type": "text", "id": "f"}], "cta": "Go", "fields": [{"type": "url", "id": "u"}],
       "content_blocks": [{"type": "row", "id": "r", "children": [{"type": "text", "id": "t"}]}]}
      """#)
    var ids: [String] = []
    decoded.step.forEachBlock { ids.append($0.id) }
    #expect(ids == ["r", "t", "u", "cta", "f"])
    #expect(decoded.step.fields[0].type == "input_url")
    #expect(decoded.findings.isEmpty)
  }

  @Test("An unknown step type is custom; a step that is none is empty; neither costs the flow")
  func badSteps() {
    let decoded = Decoded(#"{"steps": [{"id": "a", "type": "welcom"}, "b", 4, {"id": "c", "type": "form"}]}"#)
    let steps = decoded.document.flows[0].steps
    #expect(steps.map(\.id) == ["a", "steps[1]", "steps[2]", "c"])
    #expect(steps.map(\.type) == [.custom, .custom, .custom, .form])
    #expect(decoded.findings == ["unknown-value steps[0].type", "wrong-type steps[1]", "wrong-type steps[2]"])
    #expect(decoded.diagnostics[0].hint == "did you mean `welcome`?")
  }

  @Test("HA-08 HA-09 PA-12 PA-14 effects that never happen have no effect")
  func effects() {
    let decoded = Decoded(
      #"""
      {"settings": {"haptic": {"on_toggle": "warning"}, "particle_effect": {"trigger": "on_purchase"}},
       "steps": [{"haptic": {"enabled": true, "on_error": "buzz"}, "particle_effect": {"trigger": "on_flow_complete"}},
       {"haptic": {"enabled": true, "on_error": "error"}, "particle_effect": "snow"}, {"haptic": {}}]}
      """#)
    #expect(
      decoded.findings == [
        "no-effect settings.haptic", "no-effect settings.particle_effect.trigger", "no-effect steps[0].haptic.on_error",
        "no-effect steps[0].particle_effect.trigger",
      ])
  }
}
