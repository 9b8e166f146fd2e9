import FlowBase
import Testing

@testable import FlowDocument

@Suite struct OverridesTests {
  func merged(_ patch: String, into base: String) throws -> String {
    let patch = try #require(Reading(patch).value)
    let base = try #require(Reading(base).value)
    return JSONWriter().string(Overrides.merge(patch, into: base))
  }

  @Test("S-12 objects merge deeply, null removes, other lists are replaced")
  func deep() throws {
    #expect(
      try merged(
        #"{"b": {"y": 2, "z": null}, "c": null, "d": [3]}"#,
        into: #"{"a": 1, "b": {"x": 1, "z": 1}, "c": 1, "d": [1, 2]}"#)
        == #"{"a":1,"b":{"x":1,"y":2},"d":[3]}"#)
  }

  @Test("S-59 block lists merge by id, new ids at the end, under whatever alias")
  func blocks() throws {
    #expect(
      try merged(
        #"{"content_blocks": [{"id": "b", "text": "B", "children": [{"id": "c", "text": null}]}, {"id": "n"}]}"#,
        into:
          #"{"blocks": [{"id": "a"}, {"id": "b", "type": "row", "children": [{"id": "c", "text": "C"}, {"id": "d"}]}]}"#
      )
        == #"{"blocks":[{"id":"a"},{"id":"b","type":"row","children":[{"id":"c"},{"id":"d"}],"text":"B"},{"id":"n"}]}"#)
  }

  @Test("S-12 a variant's flow is decoded anew, and a step that is not there is reported")
  func variant() {
    let decoded = Decoded(
      #"""
      {"content": {"onboarding_flows": {"f": {"steps": [{"id": "a", "title": "Old", "content_blocks":
       [{"type": "text", "id": "t", "text": "old"}]}]}},
       "experiments": {"e": {"variants": [{"id": "v", "overrides": {"a": {"title": "New", "content_blocks":
        [{"id": "t", "text": "new"}, {"id": "u", "type": "title"}]}, "b": {}}}]}}}}
      """#)
    let variant = decoded.document.experiments[0].variants[0]
    let (flow, findings) = DocumentDecoder(catalogue: .test).decode(
      decoded.document.flows[0], with: variant, sources: decoded.sources)
    #expect(flow.steps[0][StepKeys.title] == "New")
    #expect(flow.steps[0].blocks.map(\.id) == ["t", "u"])
    #expect(flow.steps[0].blocks[0][CommonKeys.text] == "new")
    #expect(findings.map(\.code) == [.missingTarget])
  }

  /// The flow of one step `a` as a variant makes it.
  func patched(_ step: String, _ patch: String) -> Flow {
    let decoded = Decoded(
      """
      {"content": {"onboarding_flows": {"f": {"steps": [\(step), {"id": "z"}]}},
       "experiments": {"e": {"variants": [{"id": "v", "overrides": {"a": \(patch)}}]}}}}
      """)
    return DocumentDecoder(catalogue: .test).decode(
      decoded.document.flows[0], with: decoded.document.experiments[0].variants[0], sources: decoded.sources
    ).0
  }

  @Test("S-12 null removes a step's key, and a step")
  func removal() {
    let flow = patched(
      #"{"id": "a", "title": "Base", "cta": "go", "config": {"subtitle": "Under"}}"#,
      #"{"title": null, "cta": null, "subtitle": null}"#)
    #expect(flow.steps[0][StepKeys.title] == nil)
    #expect(flow.steps[0][StepKeys.subtitle] == nil)
    #expect(flow.steps[0].cta == nil)
    #expect(patched(#"{"id": "a"}"#, "null").steps.map(\.id) == ["z"])
  }

  @Test("S-59 a key changes where it stands, in the step's `config` and the block's `field_config` too")
  func bags() {
    let step = """
      {"id": "a", "config": {"title": "Base", "content_blocks": [
        {"id": "t", "type": "text", "field_config": {"text": "old", "bg_color": "#fff"}}, {"id": "u", "type": "text"}]}}
      """
    let flow = patched(
      step,
      #"{"title": "New", "content_blocks": [{"id": "t", "text": "new", "bg_color": null}, {"id": "v", "type": "text"}]}"#
    )
    #expect(flow.steps[0][StepKeys.title] == "New")
    #expect(flow.steps[0].blocks.map(\.id) == ["t", "u", "v"])
    #expect(flow.steps[0].blocks[0][CommonKeys.text] == "new")
    #expect(flow.steps[0].blocks[0][CommonKeys.backgroundColor] == nil)
    #expect(flow.steps[0].blocks[0].path == "content.onboarding_flows.f.steps[0].config.content_blocks[0]")
    #expect(
      patched(#"{"id": "a", "title": "Base"}"#, #"{"config": {"title": "New"}}"#).steps[0][StepKeys.title] == "New")
  }
}
