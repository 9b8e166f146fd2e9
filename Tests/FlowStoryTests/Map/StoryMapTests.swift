import FlowBase
import FlowDocument
import FlowLogic
import Testing

@testable import FlowStory

@Suite("Storyboard map: what stands on it") struct StoryMapTests {
  /// A paywall, a condition, a lost target, a step that no way leads to, two that never end.
  static let source = #"""
    {"id": "demo", "name": "Demo", "version": 3, "steps": [
      {"id": "a", "type": "welcome", "next": "pay",
       "next_step_rules": [{"when": {"field": "goal", "op": "eq", "value": "x"}, "target": "gone"}]},
      {"id": "b", "type": "custom", "next": "c"},
      {"id": "c", "type": "custom", "next": "b"}],
     "nodes": [
      {"id": "pay", "type": "paywall_trigger", "paywall_id": "pw", "on_success_target": "done",
       "on_fail_target": "done", "on_dismiss_target": "a"},
      {"id": "done", "type": "end"}]}
    """#

  static func map(_ text: String = source) throws -> StoryMap {
    let keys = Catalogue(blocks: [], fieldTypes: [])
    let loaded = Document.load(bytes: Array(text.utf8), file: "demo.json", catalogue: keys)
    let flow = try #require(loaded.document.flows.first)
    return StoryMap(flow, titles: flow.steps.map { "Title <\($0.id)>" }) { _ in [] }
  }

  @Test("ST-09, ST-10, PT-01, PT-02 a paywall is a card with its exits and the subscribed way, an end no frame")
  func paywall() throws {
    let map = try Self.map()
    let pay = try #require(map.nodes.firstIndex { $0.id == "pay" })
    #expect(map.nodes[pay].kind == .paywall)
    #expect(map.nodes[pay].type == "pw")
    #expect(map.nodes[pay].step == nil)
    let done = try #require(map.nodes.first { $0.id == "done" })
    #expect(done.kind == .end && done.step == nil)
    let ways = map.edges.filter { $0.from == pay }
    #expect(ways.map { map.nodes[$0.to].id } == ["done", "a", "done"])
    #expect(ways.map(\.style) == [.outcome, .outcome, .subscribed])
    #expect(ways[0].labels == ["purchase or restore", "fails"])
  }

  @Test("What nothing leads to, what never ends and what does not exist is marked")
  func faults() throws {
    let map = try Self.map()
    #expect(map.nodes.filter(\.isUnreachable).map(\.id) == ["b", "c"])
    #expect(map.nodes.filter(\.isDeadEnd).map(\.id) == ["b", "c"])
    #expect(map.nodes.filter { $0.kind == .missing }.map(\.id) == ["gone"])
    #expect(map.edges.filter { $0.style == .missing }.count == 1)
  }

  @Test("Old against new: added, removed, changed, rewired")
  func against() throws {
    let old = try Self.map()
    let new = try Self.map(
      #"{"id": "demo", "steps": [{"id": "a", "type": "welcome", "next": "d"}, {"id": "d", "type": "custom"}]}"#)
    let map = new.against(old, changed: ["a"], pictures: 2)
    let changes = Dictionary(uniqueKeysWithValues: map.nodes.map { ($0.id, $0.change) })
    #expect(changes["a"] == .changed)
    #expect(changes["d"] == .added)
    #expect(changes["pay"] == .removed)
    #expect(map.nodes.first { $0.id == "b" }?.step == 3)
    let lines = map.changes.map(\.description)
    #expect(lines.contains("rewired way a → d, before → pay"))
    #expect(!lines.contains("removed way a → pay"))
    #expect(lines.contains("removed way pay → a (dismissed)"))
    #expect(map.edges.filter { $0.change == .rewired }.map { map.nodes[$0.to].id } == ["d"])
    #expect(new.against(new, changed: [], pictures: 2).changes.isEmpty)
  }

  @Test("Graphviz and Mermaid name every step and quote what the words hold")
  func graphs() throws {
    let map = try Self.map()
    let (dot, mermaid) = (GraphText.dot(map), GraphText.mermaid(map))
    for node in map.nodes {
      #expect(dot.contains(node.id))
      #expect(mermaid.contains(node.id))
    }
    #expect(mermaid.contains("Title &lt;a&gt;"))
    #expect(dot.contains("style=dashed"))
    let changed = map.against(map, changed: ["a"], pictures: 3)
    #expect(GraphText.dot(changed).contains(##"color="#B25E09""##))
    #expect(GraphText.mermaid(changed).contains("class n0 changed"))
  }
}
