import FlowBase
import TestSupport
import Testing

@testable import FlowLogic

@Suite("Walks")
struct WalkTests {
  /// The walk as "node(reason)" words.
  static func walk(_ flow: String, _ state: String = "{}") -> [String] {
    let test = Case(flow, state: state)
    return FlowRouter(test.resolver, platform: .ios, locale: .en).walk().entries.map { "\($0.node): \($0.reason)" }
  }
  static func nodes(_ flow: String, _ state: String = "{}") -> [String] {
    walk(flow, state).map { String($0.prefix { $0 != ":" }) }
  }

  /// Seed 000, "Conditional Branching".
  static let branching = """
    {"id": "f", "steps": [
      {"id": "step_1", "type": "question", "title": "What's your fitness goal?", "options": [
        {"id": "lose", "label": "Lose weight", "next": "step_2a"}, {"id": "build", "label": "Build muscle", "next": "step_2b"},
        {"id": "active", "label": "Stay active", "next": "step_2c"}], "next": "done"},
      {"id": "step_2a", "next": "done"}, {"id": "step_2b", "next": "done"}, {"id": "step_2c", "next": "done"},
      {"id": "done"}]}
    """

  @Test(
    "RT-01 the branching example: an answer leads to its step, no answer to the default",
    arguments: [("lose", "step_2a"), ("Build muscle", "step_2b"), ("active", "step_2c")])
  func branching(_ answer: String, _ step: String) {
    #expect(Self.nodes(Self.branching, #"{"responses": {"step_1": "\#(answer)"}}"#) == ["step_1", step, "done", "end"])
    #expect(Self.nodes(Self.branching) == ["step_1", "done", "end"])
    #expect(Self.walk(Self.branching, #"{"responses": {"step_1": "lose"}}"#)[0] == "step_1: answer: lose")
  }

  @Test("S-08 the order: option, rule, next, following step; of several options the first in their order")
  func order() {
    func flow(_ options: String, _ rules: String, _ next: String) -> String {
      #"{"id": "f", "steps": [{"id": "a", "selection": "multiple", "options": \#(options), "next_step_rules": \#(rules)\#(next)}, {"id": "b"}, {"id": "c"}, {"id": "d"}]}"#
    }
    let options = #"[{"id": "x"}, {"id": "y", "next": "d"}, {"id": "z", "next": "c"}]"#
    let rules =
      #"[{"when": {"answer_contains": {"a": "x"}}, "target": "c"}, {"when": {"starts_with": {"a": "x"}}, "target": "b"}]"#
    let state = #"{"responses": {"a": ["z", "x", "y"]}}"#
    #expect(Self.nodes(flow(options, rules, #", "next": "b""#), state)[1] == "d")
    #expect(Self.nodes(flow(#"["x", "y"]"#, rules, #", "next": "b""#), state)[1] == "c")
    #expect(Self.nodes(flow(#"["x", "y"]"#, rules, #", "next": "d""#), #"{"responses": {"a": "y"}}"#)[1] == "d")
    #expect(Self.nodes(flow(#"["x"]"#, "[]", ""))[1] == "b")
    #expect(Self.nodes(flow(#"["x"]"#, "[]", #", "next": "nowhere""#))[1] == "b", "a missing target counts as absent")
    #expect(Self.nodes(flow(#"["x"]"#, "[]", #", "next": "complete_flow""#)) == ["a", "end"])
  }

  @Test("RT-03 permission_<type> in rules")
  func permission() {
    let flow = """
      {"id": "f", "steps": [{"id": "ask", "type": "permission", "permission_type": "notification",
        "next_step_rules": [{"when": {"answer_equals": {"permission_notification": "denied"}}, "target": "last"}]},
        {"id": "reminders"}, {"id": "last"}]}
      """
    #expect(Self.nodes(flow, #"{"permissions": {"notification": "denied"}}"#) == ["ask", "last", "end"])
    #expect(Self.nodes(flow, #"{"permissions": {"notification": "granted"}}"#) == ["ask", "reminders", "last", "end"])
  }

  static func trigger(_ keys: String) -> String {
    """
    {"id": "f", "steps": [{"id": "a", "next": "pay"}, {"id": "won"}, {"id": "lost"}, {"id": "down"}],
     "nodes": [{"id": "pay", "type": "paywall_trigger", "paywall_id": "p1"\(keys)}, {"id": "stop", "type": "end"}]}
    """
  }

  @Test(
    "PT-02 … PT-08 where subscribers are sent",
    arguments: [
      (#", "next": "down", "on_success_target": "won""#, "won"), (#", "next": "down""#, "down"), ("", "end"),
      (#", "next": "down", "on_success_target": "won", "on_subscribed_skip_target": "complete_flow""#, "end"),
      (#", "next": "down", "on_success_target": "won", "on_subscribed_skip_target": """#, "won"),
      (#", "next": "down", "on_success_target": "won", "on_subscribed_skip_target": "continue""#, "down"),
      (#", "next": "down", "on_success_target": "won", "on_subscribed_skip_target": "lost""#, "lost"),
      (#", "next": "down", "on_success_target": "won", "on_subscribed_skip_target": "nowhere""#, "won"),
      (#", "next": "down", "on_success_target": "stop""#, "stop"),
    ])
  func subscribers(_ keys: String, _ node: String) {
    let walk = Self.walk(Self.trigger(keys), #"{"subscribed": true}"#)
    #expect(walk[1] == "pay: already subscribed")
    #expect(walk[2].hasPrefix(node + ":"))
  }

  @Test(
    "PT-01, S-52 the exit that the state names, by node or paywall id; else dismissed",
    arguments: [
      (#"{"paywalls": {"pay": "success"}}"#, "won"), (#"{"paywalls": {"p1": "fail"}}"#, "lost"), ("{}", "down"),
      (#"{"subscribed": true, "paywalls": {"pay": "fail"}}"#, "lost"),
    ])
  func outcomes(_ state: String, _ node: String) {
    let keys = #", "skip_if_subscribed": false, "on_success_target": "won", "on_fail_target": "lost", "next": "down""#
    #expect(Self.nodes(Self.trigger(keys), state)[2] == node)
  }

  @Test("S-09, RT-04 a step that presents a paywall takes the node's exits, and is not skipped for subscribers")
  func outcomeStep() {
    let flow = """
      {"id": "f", "steps": [{"id": "offer", "outcome": "present_paywall", "on_success_target": "won", "next": "down"},
        {"id": "won"}, {"id": "down"}]}
      """
    #expect(Self.nodes(flow, #"{"subscribed": true}"#) == ["offer", "down", "end"])
    #expect(Self.nodes(flow, #"{"paywalls": {"offer": "success"}}"#) == ["offer", "won", "down", "end"])
  }

  @Test("S-52 a walk stops where a node comes again")
  func cycle() {
    let flow = #"{"id": "f", "steps": [{"id": "a"}, {"id": "b"}, {"id": "c", "next": "b"}]}"#
    #expect(Self.walk(flow) == ["a: following step", "b: following step", "c: back to b"])
  }

  @Test("steps that their condition hides are passed over; `start` may be any node")
  func hiddenSteps() {
    let flow = """
      {"id": "f", "start": "b", "steps": [{"id": "a"}, {"id": "b"},
        {"id": "c", "visibility_condition": {"platform_is": "android"}}, {"id": "d"}]}
      """
    #expect(Self.nodes(flow) == ["b", "d", "end"])
  }

  @Test("random graphs: every walk ends and lists no node twice")
  func random() {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let count = Int.random(in: 1...6, using: &random)
      func target() -> String {
        ["s\(Int.random(in: 0..<8, using: &random))", "n", "complete_flow", ""].randomElement(using: &random) ?? ""
      }
      let steps = (0..<count).map { i in
        #"{"id": "s\#(i)", "options": [{"id": "x", "next": "\#(target())"}], "next": "\#(target())", "visibility_condition": {"platform_is": "\#(Bool.random(using: &random) ? "ios" : "android")"}}"#
      }
      let flow =
        #"{"id": "f", "steps": [\#(steps.joined(separator: ","))], "nodes": [{"id": "n", "type": "paywall_trigger", "on_dismiss_target": "\#(target())"}]}"#
      let nodes = Self.nodes(flow, #"{"responses": {"s0": "x", "s2": "x"}}"#)
      #expect(Set(nodes).count == nodes.count)
      #expect(nodes.count <= count + 2)
    }
  }
}
