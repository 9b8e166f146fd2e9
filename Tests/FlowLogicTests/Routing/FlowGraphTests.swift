import FlowDocument
import Testing

@testable import FlowLogic

@Suite("The map of a flow")
struct FlowGraphTests {
  private func graph(_ flow: String) -> FlowGraph { FlowGraph(Case(flow).flow) }

  @Test("RT-01 an edge for each option with its label, and the default")
  func options() {
    let edges = graph(WalkTests.branching).edges.filter { $0.from == "step_1" }
    #expect(edges.map(\.label) == ["Lose weight", "Build muscle", "Stay active", ""])
    #expect(edges.map(\.to) == ["step_2a", "step_2b", "step_2c", "done"])
    #expect(edges.map(\.kind) == [.option, .option, .option, .default])
  }

  @Test("PT-01, PT-02, RT-04 three outcomes, and the way of subscribers")
  func paywalls() {
    let flow = WalkTests.trigger(#", "on_success_target": "won", "next": "down""#)
    let edges = graph(flow).edges.filter { $0.from == "pay" }
    #expect(edges.map { "\($0.kind) \($0.to)" } == ["success won", "fail down", "dismiss down", "subscribed won"])
    let step = graph(#"{"id": "f", "steps": [{"id": "o", "outcome": "present_paywall"}]}"#)
    #expect(step.edges.map { "\($0.kind) \($0.to)" } == ["success end", "fail end", "dismiss end"])
    #expect(step.nodes.last?.kind == .end)
  }

  @Test("rules carry their condition as words")
  func rules() {
    let flow =
      #"{"id": "f", "steps": [{"id": "a", "next_step_rules": [{"when": {"lt": {"w": 45}}, "target": "c"}]}, {"id": "b"}, {"id": "c"}]}"#
    #expect(graph(flow).edges.first.map { "\($0.to) \($0.label)" } == "c W < 45")
  }

  @Test(
    "a rule speaks of fields and answers as the user reads them",
    arguments: [
      (#"{"answer_equals": {"goal": "lose"}}"#, "Goal is “Lose weight”"),
      (#"{"answer_not_equals": {"goal": ["lose", "gain"]}}"#, "Goal is not “Lose weight” or “Gain muscle”"),
      (#"{"not": {"answer_equals": {"goal": "lose"}}}"#, "Goal is not “Lose weight”"),
      (
        #"{"all": [{"equals": {"pref": true}}, {"not": {"binding_empty": "user.first_name"}}]}"#,
        "News by mail is yes and User first name is filled"
      ),
      (#"{"answer_equals": {"permission_microphone": "denied"}}"#, "Microphone permission is denied"),
      (#"{"answer_equals": {"goal": "other"}}"#, "Goal is “other”"),
    ])
  func names(rule: String, label: String) {
    let flow = #"""
      {"id": "f", "steps": [
        {"id": "goal", "type": "question", "options": [
          {"id": "lose", "label": "Lose weight"}, {"id": "gain", "label": "Gain muscle"}]},
        {"id": "a", "content_blocks": [{"type": "input_toggle", "id": "t", "field_id": "pref", "label": "News by mail"}],
          "next_step_rules": [{"when": \#(rule), "target": "c"}]},
        {"id": "b"}, {"id": "c"}]}
      """#
    #expect(graph(flow).edges.first { $0.from == "a" }?.label == label)
  }
}

@Suite("Which flow is meant (S-10)")
struct FlowChoiceTests {
  private func choose(_ statuses: [String], named: String? = nil) -> String {
    let flows = statuses.enumerated().map { i, status in
      #""f\#(i)": {"id": "f\#(i)", "steps": []\#(status.isEmpty ? "" : #", "status": "\#(status)""#)}"#
    }
    let test = Case("{" + flows.joined(separator: ",") + "}")
    do throws(FlowChoice.Failure) {
      return try FlowChoice.one(of: test.loaded.document.flows, named: named).id
    } catch { return "\(error)" }
  }

  @Test("the active one, else the only one that is no draft, else an error that lists the ids")
  func choice() {
    #expect(choose(["published", "active", ""]) == "f1")
    #expect(choose(["draft", "published", "draft"]) == "f1")
    #expect(choose(["draft"]) == "f0")
    #expect(choose(["published", ""]) == "the file has several flows: `f0`, `f1`")
    #expect(choose(["active", "active"]) == "the file has several flows: `f0`, `f1`")
    #expect(choose(["active", "draft"], named: "f1") == "f1")
    #expect(choose(["active"], named: "x") == "there is no flow `x`: the file has `f0`")
  }
}
