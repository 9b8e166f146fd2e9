import FlowBase
import FlowDocument
import Testing

@testable import FlowLogic

@Suite("Scenarios (S-20)")
struct ScenarioTests {
  static let flow = """
    {"id": "f", "steps": [
      {"id": "a", "type": "form", "fields": [{"id": "name", "type": "text", "required": true}],
       "content_blocks": [{"id": "health", "type": "health_connect", "field_id": "h"}, {"id": "sw", "type": "toggle"}], "cta": {"text": "Go", "action": "next"}},
      {"id": "b", "type": "custom", "content_blocks": [{"id": "hi", "type": "text", "text": "{{input.name}} {{computed.ref | -}}"}]},
      {"id": "c", "type": "custom"}]}
    """

  private func frames(_ steps: String, state: String = "{}") -> [ScenarioFrame] {
    let (scenario, _) = Scenario.load(json(#"{"state": \#(state), "steps": [\#(steps)]}"#))
    let test = Case(Self.flow)
    return ScenarioReplay(
      document: test.loaded.document, flow: test.flow, catalogue: .standard, environment: environment()
    ).frames(of: scenario)
  }

  @Test("answers, taps and the required gate (BA-22)")
  func taps() {
    let frames = frames(#"{"tap": "cta"}, {"answer": {"name": "Ada"}}, {"tap": "sw"}, {"tap": "cta"}"#)
    #expect(frames.map(\.step) == ["a", "a", "a", "a", "b"])
    #expect(frames[1].state.screens["a"]?["toast"] == true)
    #expect(frames[3].state.responses["a"]?["sw"] == true)
    #expect(frames[4].state.responses["a"]?["name"] == "Ada")
  }

  @Test("EI-10, EI-11, EI-12 an interaction patches the block, the answers, and may advance; spellings of the seed")
  func interaction() {
    let frames = frames(
      #"{"interaction": {"block": "health", "action": "health_connect"}, "result": {"fieldConfigPatches": {"health": {"connected": true}}, "inputValuePatches": {"health_connected": true}}}, {"interaction": {}, "result": {"advance": true}}, {"interaction": {}}"#
    )
    #expect(frames[1].state.screens["a"]?["patches"]?["health"]?["connected"] == true)
    #expect(frames[1].state.responses["a"]?["health_connected"] == true)
    #expect(frames.map(\.step) == ["a", "a", "b", "b"], "EI-13: no result does nothing")
  }

  @Test("AH-01 … AH-06 what the app answers to an advance")
  func hooks() {
    #expect(frames(#"{"hook": "proceed"}"#)[1].step == "b")
    let data = frames(#"{"hook": "proceedWithData", "data": {"ref": "Q1"}}"#)[1]
    #expect(data.step == "b" && data.state.computed["ref"] == "Q1")
    let block = frames(#"{"hook": "block", "message": "No"}"#)[1]
    #expect(block.step == "a" && block.state.screens["a"]?["banner"] == json(#"{"kind": "error", "message": "No"}"#))
    let stay = frames(#"{"hook": "stay", "message": "Sent"}, {"hook": "stay"}"#)
    #expect(stay[1].state.screens["a"]?["banner"]?["kind"] == "success" && stay[2].step == "a")
    #expect(frames(#"{"hook": "skip_to", "step": "c"}"#)[1].step == "c")
    let skip = frames(#"{"hook": "skipToWithData", "stepId": "c", "data": {"ref": 2}}"#)[1]
    #expect(skip.step == "c" && skip.state.computed["ref"] == 2)
  }

  @Test("what is no entry is reported and left out; past the end nothing stands")
  func edges() {
    let (scenario, found) = Scenario.load(json(#"{"steps": [{"dance": 1}, {"hook": "waltz"}, {"tap": "x"}]}"#))
    #expect(scenario.events.count == 1 && found.map(\.code) == [.wrongType, .wrongType])
    #expect(
      frames(#"{"hook": "skip_to", "step": "c"}, {"hook": "proceed"}, {"hook": "proceed"}"#).map(\.node) == [
        "a", "c", "end", "end",
      ])
  }

  @Test("taps and leaps to what no flow has are reported")
  func missing() {
    let (scenario, _) = Scenario.load(
      json(
        #"{"steps": [{"tap": "nob"}, {"tap": "cta"}, {"hook": "skip_to", "step": "nostep"}, {"hook": "skip_to", "step": "c"}]}"#
      ))
    let found = scenario.findings(about: Case(Self.flow).loaded.document)
    #expect(found.map(\.code) == [.missingTarget, .missingTarget])
  }
}
