import FlowBase
import FlowDocument
import Testing

@testable import FlowLogic

@Suite("validate: the rules")
struct ValidatorTests {
  /// The findings of the rules as "code path".
  static func findings(_ flow: String) -> [String] {
    let test = Case(flow)
    return Validator(catalogue: .standard).check(test.loaded.document)
      .map { "\($0.code.rawValue) \(test.loaded.sources.path(of: $0.origin) ?? "")" }
  }
  /// Of one step's block list.
  static func blocks(_ blocks: String, more: String = "") -> [String] {
    findings(#"{"id": "f", "steps": [{"id": "s", "type": "custom", "content_blocks": [\#(blocks)]\#(more)}]}"#)
      .map { $0.replacing("steps[0].", with: "").replacing("content_blocks[0]", with: "_") }
  }

  @Test("S-08, PT-08 missing targets, wherever a target stands")
  func targets() {
    let flow = """
      {"id": "f", "start": "x0", "steps": [{"id": "a", "options": [{"id": "o", "next": "x1"}],
        "next_step_rules": [{"when": {"is_set": "user.x"}, "target": "x2"}], "next": "x3"},
        {"id": "b", "outcome": "present_paywall", "on_fail_target": "x4"}, {"id": "c", "next": "n"}],
       "nodes": [{"id": "n", "type": "paywall_trigger", "on_success_target": "x5", "on_subscribed_skip_target": "x6", "next": "complete_flow"}]}
      """
    #expect(
      Self.findings(flow).filter { $0.hasPrefix("missing-target") }
        == [
          "start", "steps[0].options[0].next", "steps[0].next_step_rules[0].target", "steps[0].next",
          "steps[1].on_fail_target", "nodes[0].on_success_target", "nodes[0].on_subscribed_skip_target",
        ].map { "missing-target " + $0 })
  }

  @Test("S-53 unreachable steps, cycles without an end, triggers without a way on")
  func graph() {
    #expect(
      Self.findings(#"{"id": "f", "steps": [{"id": "a", "next": "c"}, {"id": "b"}, {"id": "c"}]}"#) == [
        "unreachable-step steps[1].id"
      ])
    #expect(
      Self.findings(#"{"id": "f", "steps": [{"id": "a"}, {"id": "b", "next": "a"}]}"#) == [
        "routing-cycle steps[0].id", "routing-cycle steps[1].id",
      ])
    #expect(
      Self.findings(
        #"{"id": "f", "steps": [{"id": "a", "next": "n"}], "nodes": [{"id": "n", "type": "paywall_trigger", "on_success_target": "complete_flow"}]}"#
      ) == ["dead-end nodes[0].id"])
    // The end that nothing in the document stands for has no place and is not spoken of.
    #expect(
      Self.findings(
        #"{"id": "f", "steps": [{"id": "a", "next": "fin"}, {"id": "b"}], "nodes": [{"id": "fin", "type": "end"}]}"#)
        == ["unreachable-step steps[1].id"])
    #expect(Self.findings(WalkTests.branching) == [])
  }

  /// Seed 000: "main paywall → winback paywall → end".
  static func chain(_ keys: String) -> String {
    """
    {"id": "f", "steps": [{"id": "a", "next": "main"}], "nodes": [
      {"id": "main", "type": "paywall_trigger", "next": "winback"\(keys)},
      {"id": "winback", "type": "paywall_trigger", "next": "end"}, {"id": "end", "type": "end"}]}
    """
  }

  @Test("PT-09 the paywall chain, and what clears the warning")
  func paywallChain() {
    #expect(Self.findings(Self.chain("")) == ["paywall-chain nodes[0].id"])
    #expect(
      Self.findings(Self.chain(#", "on_subscribed_skip_target": "continue""#)) == [
        "paywall-chain nodes[0].on_subscribed_skip_target"
      ])
    #expect(Self.findings(Self.chain(#", "on_subscribed_skip_target": "complete_flow""#)) == [])
    #expect(Self.findings(Self.chain(#", "skip_if_subscribed": false"#)) == [])
    #expect(Self.findings(Self.chain(#", "on_success_target": "end""#)) == [])
  }

  @Test("S-38 conditions on fields that no step asks")
  func fields() {
    let block = #"{"id": "b", "type": "text", "text": "x", "visibility_condition": CONDITION}"#
    func check(_ condition: String) -> [String] { Self.blocks(block.replacing("CONDITION", with: condition)) }
    #expect(check(#"{"equals": {"nowhere": 1}}"#) == ["unknown-field _.visibility_condition.equals.nowhere"])
    #expect(
      check(#"{"not": {"operator": "is_set", "field": "input.x"}}"#) == [
        "unknown-field _.visibility_condition.not.field"
      ])
    #expect(check(#"{"is_set": "user.x"}"#) == [])
    #expect(check(#"{"answer_equals": {"permission_camera": "denied"}}"#) == [])
    #expect(check(#"{"platform_is": "windows"}"#) == ["unknown-value _.visibility_condition.platform_is"])
  }

  @Test("TE-12, S-35 templates that can never be resolved, in texts and in tables")
  func templates() {
    #expect(Self.blocks(#"{"id": "b", "type": "text", "text": "{{input.x | y}}"}"#) == ["unknown-field _.text"])
    #expect(Self.blocks(#"{"id": "b", "type": "text", "text": "{{usr.x}}"}"#) == ["unknown-namespace _.text"])
    #expect(Self.blocks(#"{"id": "b", "type": "text", "text": "{{tag:x}}"}"#) == ["unknown-tag _.text"])
    #expect(Self.blocks(#"{"id": "b", "type": "text", "text": {"en": "{{a"}}"#) == ["unbalanced-template _.text.en"])
    #expect(
      Self.blocks(#"{"id": "b", "type": "progress_bar", "value": "{{onboarding.t.x}}"}"#) == ["unknown-field _.value"])
    #expect(Self.blocks(#"{"id": "b", "type": "text", "text": "{{user.x}} {{tag:y}}", "tags": {"y": "0"}}"#) == [])
    #expect(
      Self.findings(#"{"id": "f", "steps": [{"id": "s", "type": "custom"}], "localizations": {"de": {"x": "}}"}}}"#)
        == [
          "unbalanced-template localizations.de.x"
        ])
  }

  @Test("S-33, FV-02, S-53 limits that contradict each other, patterns, dates")
  func limits() {
    func field(_ keys: String) -> [String] { Self.blocks(#"{"id": "b", \#(keys)}"#) }
    #expect(field(#""type": "input_number", "min": 5, "max": 3"#) == ["clamped _.min"])
    #expect(field(#""type": "input_slider", "min": 0, "max": 3, "default_value": 9"#) == ["clamped _.default_value"])
    #expect(field(#""type": "input_text", "pattern": "[a""#) == ["bad-pattern _.pattern"])
    #expect(field(#""type": "input_date", "default_value": "2026-02-30""#) == ["clamped _.default_value"])
    #expect(field(#""type": "input_date", "min": "2026-01-01", "max": "2025-01-01""#).contains("clamped _.min"))
    #expect(field(#""type": "input_number", "min": 0, "max": 3, "default_value": 3"#) == [])
  }

  @Test("options that cannot be told apart")
  func options() {
    let blocks =
      #"{"id": "b", "type": "option_list", "options": [{"id": "x"}, {"id": "x"}, {"label": "L"}, {"emoji": "🌙"}]}"#
    #expect(
      Self.blocks(blocks) == ["duplicate-id _.options[1].id", "wrong-type _.options[2]", "wrong-type _.options[3]"])
  }

  @Test("BA-21 case 3, S-31 skipping that is off, keys that a stronger one beats")
  func buttons() {
    func button(_ keys: String, more: String = "") -> [String] {
      Self.blocks(#"{"id": "b", "type": "button", "text": "x", \#(keys)}"#, more: more)
    }
    #expect(button(#""action": "request_otp""#) == ["no-effect _.action"])
    #expect(button(#""action": "request_otp", "action_value": "SMS""#) == [])
    func fields(_ types: String...) -> String {
      #", "fields": [\#(types.enumerated().map { #"{"id": "f\#($0)", "type": "\#($1)"}"# }.joined(separator: ", "))]"#
    }
    #expect(button(#""action": "request_otp""#, more: fields("phone", "email", "email")) == [])
    #expect(button(#""action": "request_otp""#, more: fields("phone", "email")) == ["no-effect _.action"])
    #expect(button(#""action": "skip""#) == ["no-effect _.action"])
    #expect(button(#""action": "skip""#, more: #", "skip_enabled": true"#) == [])
    #expect(
      button(##""gradient_colors": ["#fff", "#000"], "background_color": "#fff""##) == ["no-effect _.background_color"])
  }

  @Test("S-45 `pinned` inside another block")
  func pinned() {
    let button = #"{"id": "c", "type": "button", "text": "x", "pinned": "bottom"}"#
    #expect(
      Self.blocks(#"{"id": "b", "type": "stack", "children": [\#(button)]}"#) == ["no-effect _.children[0].pinned"])
    #expect(Self.blocks(button) == [])
  }

  @Test("S-53 missing translations: once a text, with every locale that the flow speaks somewhere and the text lacks")
  func translations() {
    let flow = """
      {"id": "f", "default_locale": "en", "localizations": {"de": {"Hello there": "Hallo"}, "en": {}}, "steps": [
        {"id": "s", "type": "custom", "title": "Hello there", "subtitle": {"en": "Hi all", "ar": "x"}, "content_blocks": [
          {"id": "a", "type": "text", "text": "A"},
          {"id": "b", "type": "text", "text": "Hello there"}, {"id": "c", "type": "text", "text": "12 €"}]}]}
      """
    #expect(
      Self.findings(flow) == [
        "missing-translation steps[0].title", "missing-translation steps[0].subtitle",
        "missing-translation steps[0].content_blocks[0].text",
      ])
  }

  @Test("a bundle's screens stand by themselves; paywalls and variants that it lacks are named")
  func bundles() {
    let bundle = """
      {"bundle_version": 1, "content": {
        "onboarding_flows": {"f": {"steps": [{"id": "s", "type": "custom", "outcome": "present_paywall", "paywall_id": "q"}]}},
        "paywalls": {"p": {}}, "screens": {"one": {"content_blocks": []}, "two": {"content_blocks": []}},
        "experiments": {"e": {"target": "h", "winner": "z", "variants": [{"id": "a", "flow_id": "g"}]},
                        "o": {"surface": "paywall", "target": "p"}}}}
      """
    let found = Self.findings(bundle)
    #expect(
      found.filter { $0.hasPrefix("missing-target") } == [
        "missing-target content.experiments.e.target", "missing-target content.experiments.e.variants[0].flow_id",
        "missing-target content.experiments.e.winner",
        "missing-target content.onboarding_flows.f.steps[0].paywall_id",
      ])
    #expect(!found.contains { $0.hasPrefix("unreachable") || $0.hasPrefix("routing") })
  }

  @Test("S-53, S-36, S-29, FV-03 values outside of what they can show")
  func outside() {
    func block(_ keys: String) -> [String] { Self.blocks(#"{"id": "b", "type": \#(keys)}"#) }
    #expect(block(#""calendar_month", "days_in_month": 28, "today": 40"#) == ["clamped _.today"])
    #expect(block(#""progress_bar", "value": 1.4"#) == ["clamped _.value"])
    #expect(block(#""progress_bar", "value": -0.2"#) == ["clamped _.value"])
    #expect(block(#""progress_bar", "value": "{{user.x}}""#) == [])
    #expect(block(#""circular_gauge", "value": 140"#) == ["clamped _.value"])
    #expect(block(#""circular_gauge", "value": 140, "max": 200"#) == [])
    #expect(block(#""rating", "value": 9"#) == ["clamped _.value"])
    #expect(block(#""rating", "value": 9, "max": 10"#) == [])
    #expect(block(#""page_indicator", "count": 3, "current": 9"#) == ["clamped _.current"])
    #expect(block(#""animated_loading", "progress": 1.5"#) == ["clamped _.progress"])
    #expect(
      block(#""date_wheel_picker", "min": "2026-01-01", "default_value": "2020-01-01""#) == ["clamped _.default_value"])
    #expect(block(#""date_wheel_picker", "min": "2026-01-01", "default_value": "2027-01-01""#) == [])
  }

  @Test("S-18 words outside of a closed set of the document's own")
  func choices() {
    func block(_ keys: String) -> [String] { Self.blocks(#"{"id": "b", "type": \#(keys)}"#) }
    #expect(
      block(#""wheel_picker", "measurement_type": "weight", "units": [{"id": "kg"}], "default_unit": "zz""#) == [
        "unknown-value _.default_unit"
      ])
    #expect(
      block(#""wheel_picker", "options": ["a", "b"], "default_value": "zz""#) == ["unknown-value _.default_value"])
    #expect(block(#""input_select", "options": ["a", "b"], "default_value": "b""#) == [])
    #expect(
      block(#""input_multiline_chips", "options": ["a", "b"], "default_value": ["b", "c"]"#) == [
        "unknown-value _.default_value[1]"
      ])
    #expect(block(#""countdown_timer", "ends_at": "tomorrow""#) == ["unknown-value _.ends_at"])
    #expect(block(#""countdown_timer", "ends_at": "2026-02-01T10:00:00Z""#) == [])
    let providers = Case(blocks: #"{"type": "social_login", "providers": ["Apple", "myspace", {"type": "twitter"}]}"#)
    #expect(providers.loaded.diagnostics.map(\.code) == [.unknownValue])
    let kept = providers.screen().step.blocks[0].values["providers"]?.asArray?.map { $0["type"]?.asString }
    #expect(kept == ["Apple", "myspace", "x"])
  }
}
