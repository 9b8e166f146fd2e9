import FlowBase
import FlowDocument
import Testing

@testable import FlowLogic

@Suite("Experiments (S-12, S-12b)")
struct ExperimentTests {
  private func bundle(_ experiment: String) -> String {
    """
    {"bundle_version": 1, "content": {"onboarding_flows": {
        "f": {"id": "f", "steps": [{"id": "s", "type": "custom", "title": "A", "content_blocks": [{"id": "b", "type": "text", "text": "old"}]}]},
        "g": {"id": "g", "steps": [{"id": "s", "type": "custom", "title": "G"}]}},
      "experiments": {"e": {"surface": "onboarding", "target": "f", "variants": [
        {"id": "b", "overrides": {"s": {"title": "B", "content_blocks": [{"id": "b", "text": "new"}, {"id": "c", "type": "text"}]}}},
        {"id": "other", "flow_id": "g"}]\(experiment)}}}}
    """
  }

  private func chosen(_ experiment: String = "", state: String = "{}") -> (flow: Flow, diagnostics: [Diagnostic]) {
    let test = Case(bundle(experiment), state: state)
    return ExperimentChoice.flow(
      test.flow, in: test.loaded.document, state: test.state, catalogue: .standard, sources: test.loaded.sources)
  }

  @Test("the variant that the state names is merged over the flow; without a choice the flow stays")
  func variants() {
    #expect(chosen().flow.steps[0].values["title"] == "A")
    let flow = chosen(state: #"{"experiments": {"e": "b"}}"#).flow
    #expect(flow.steps[0].values["title"] == "B")
    #expect(flow.steps[0].blocks.map { $0.values["text"] ?? .null } == ["new", .null])
    #expect(chosen(state: #"{"experiments": {"e": "other"}}"#).flow.id == "g")
  }

  @Test("a concluded experiment shows its winner to all")
  func concluded() {
    let more = #", "status": "concluded", "winner": "b""#
    #expect(chosen(more, state: #"{"experiments": {"e": "other"}}"#).flow.steps[0].values["title"] == "B")
  }

  @Test("a variant that is not there is reported, and the flow stays")
  func unknown() {
    let (flow, found) = chosen(state: #"{"experiments": {"e": "x"}}"#)
    #expect(flow.steps[0].values["title"] == "A" && found.map(\.code) == [.missingTarget])
  }
}
