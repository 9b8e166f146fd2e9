import FlowBase
import Testing

@testable import FlowDocument

@Suite struct DocumentShapeTests {
  @Test(
    "What a file holds is told by its shape",
    arguments: [
      (#"{"id": "f", "steps": []}"#, "flow", ["f"]),
      (#"{"steps": {"a": {"type": "form"}}}"#, "flow", ["flow"]),
      (#"[{"id": "f", "steps": []}, {"steps": []}]"#, "flows", ["f", "flows[1]"]),
      (#"{"f": {"steps": []}, "g": {"id": "h", "steps": []}}"#, "flows", ["f", "h"]),
      (#"{"type": "form", "fields": []}"#, "step", ["flow"]),
      (#"[{"id": "a", "type": "welcome"}, {"id": "b", "content_blocks": []}]"#, "step", ["flow"]),
      (#"{"type": "text", "text": "a"}"#, "block", ["flow"]),
      (#"[{"type": "text"}]"#, "block", ["flow"]),
      (#"{"bundle_version": 1, "content": {"onboarding_flows": {"f": {"steps": []}}}}"#, "bundle", ["f"]),
      (#"{"content": {"onboarding_flows": [{"id": "f", "steps": []}]}}"#, "bundle", ["f"]),
      (#"{"onboarding_flows": {}, "screens": {"s": {"content_blocks": []}}}"#, "bundle", ["screens"]),
      (#"{"format": "5.1.0", "screens": {}, "assets": []}"#, "adapty", []),
      (#"{"meta": {"version": 11}, "data": {}, "ui_builder": {}}"#, "adapty", []),
    ])
  func shape(_ text: String, _ kind: String, _ flows: [String]) {
    let decoded = Decoded(text)
    #expect(decoded.document.kind.rawValue == kind)
    #expect(decoded.document.flows.map(\.id) == flows)
    #expect(decoded.diagnostics.contains { $0.severity == .error } == (kind == "adapty"))
  }

  @Test(
    "A file without anything to show says so", arguments: [#"{}"#, "[]", "3", #""a""#, #"{"a": {"b": 1}}"#, "[[]]", ""])
  func unusable(_ text: String) {
    let decoded = Decoded(text)
    #expect(decoded.document.flows.isEmpty)
    #expect(decoded.diagnostics.contains { $0.severity == .error })
  }

  @Test("A flow's nodes, settings and ids")
  func flow() {
    let decoded = Decoded(
      #"""
      {"id": "f", "default_locale": "pt_BR", "settings": {"progress_style": "dots", "theme": {"primary_color": "#fff"}},
       "steps": [{"id": "a"}, {"id": "a"}],
       "nodes": [{"id": "p", "type": "paywall_trigger"}, {"id": "e", "type": "end"}, {"id": "x", "type": "ende"}, 3,
       {"id": "a", "type": "end"}]}
      """#)
    let flow = decoded.document.flows[0]
    #expect(flow.defaultLocale == LocaleTag("pt-BR"))
    #expect(flow.settings[SettingsKeys.progressStyle] == .dots)
    #expect(flow.steps.map(\.id) == ["a", "steps[1]"])
    #expect(flow.nodes.map(\.id) == ["p", "e", "x", "nodes[4]"])
    #expect(flow.nodes.map(\.kind) == [.paywallTrigger, .end, nil, .end])
    #expect(flow.nodes[0][NodeKeys.skipIfSubscribed])
    #expect(
      decoded.findings == [
        "duplicate-id steps[1].id", "unknown-value nodes[2].type", "wrong-type nodes[3]", "duplicate-id nodes[4].id",
      ])
  }

  @Test("S-12 S-59 a bundle's collections, in maps and lists")
  func bundle() {
    let decoded = Decoded(
      #"""
      {"bundle_version": 3, "etag": "x", "content": {
       "onboarding_flows": [{"id": "f", "steps": []}, {"id": "f", "steps": []}],
       "screens": {"saved": {"content_blocks": [{"type": "text"}]}},
       "paywalls": [{"id": "plus", "particle_effect": {"type": "snoww"}}],
       "in_app_messages": {"m": {"content_blocks": [{"type": "nope"}]}}, "surveys": {"s": {}},
       "remote_config": {"app": "A"}, "promos": {},
       "experiments": {"e": {"status": "concluded", "winner": "b", "target": "f",
        "variants": [{"id": "a", "weight": "1"}, {"id": "b", "overrides": {"s": {"title": "T"}}}]}}}}
      """#)
    let document = decoded.document
    #expect(document.flows.map(\.id) == ["f", "onboarding_flows[1]", "screens"])
    #expect(document.flows[2].steps.map(\.id) == ["saved"])
    #expect(document.paywalls.keys == ["plus"])
    #expect(document.remoteConfig == ["app": "A"])
    let experiment = document.experiments[0]
    #expect(experiment.id == "e" && experiment.status == "concluded" && experiment.winner == "b")
    #expect(experiment.variants.map(\.id) == ["a", "b"])
    #expect(experiment.variants[1].overrides["s"]?["title"] == "T")
    let codes = decoded.diagnostics.map(\.code)
    #expect(codes == [.duplicateID, .unknownValue, .unknownBlock, .unknownKey, .numberInString])
  }

  @Test("PA-12, PA-13 particles on each surface at its own moments, media and colours of paywalls and messages")
  func surfaces() {
    let decoded = Decoded(
      #"""
      {"bundle_version": 1, "content": {
       "onboarding_flows": {"f": {"steps": [{"id": "s", "particle_effect": {"trigger": "on_step_complete"}}]}},
       "screens": {"a": {"content_blocks": [], "particle_effect": {"trigger": "on_step_complete"}}},
       "paywalls": {"p": {"particle_effect": {"trigger": "on_appear"}, "own": 1, "sections": [
         {"type": "hero", "lottie_url": "star.json", "text_color": "#qqq"}, {"type": "features", "items": ["a", {"icon": "zlib:q"}]}]},
        "q": {"particle_effect": {"trigger": "on_purchase"}}, "r": {"particle_effect": {"type": "snow"}}},
       "in_app_messages": {"m": {"particle_effect": {"trigger": "on_purchase"}, "content_blocks": [{"id": "i", "type": "image"}]}},
       "surveys": {"v": {"thankyou_particle_effect": {"trigger": "on_purchase"}}}}}
      """#)
    #expect(
      decoded.findings == [
        "no-effect content.screens.a.particle_effect.trigger", "no-effect content.paywalls.p.particle_effect.trigger",
        "bad-colour content.paywalls.p.sections[0].text_color",
        "unknown-value content.paywalls.p.sections[1].items[1].icon",
        "no-effect content.in_app_messages.m.particle_effect.trigger",
      ])
    #expect(decoded.document.surfaces.map(\.id) == ["p", "q", "r", "m", "v"])
    #expect(decoded.document.surfaces[3].blocks.map(\.id) == ["i"])
  }

  @Test("S-53 one step, or a map of them, where a list of steps is expected")
  func looseSteps() {
    let one = Decoded(#"{"id": "f", "steps": {"id": "a", "type": "custom", "title": "T"}}"#)
    #expect(one.document.flows[0].steps.map(\.id) == ["a"])
    #expect(one.findings == ["wrong-type steps"])
    let map = Decoded(#"{"id": "f", "steps": {"a": {"type": "form"}, "b": {"id": "c"}}}"#)
    #expect(map.document.flows[0].steps.map(\.id) == ["a", "c"])
    #expect(map.findings == ["wrong-type steps"])
  }
}
