import FlowBase
import Testing

@testable import FlowLogic

@Suite("Conditions")
struct ConditionTests {
  /// Whether a block with this condition shows beside the fields a (text), n (number), m (chips), t (toggle).
  private func shows(
    _ condition: String, _ answers: String = "{}", locale: String = "en", platform: Platform = .ios, more: String = ""
  ) -> Bool {
    let fields = """
      [{"id": "a", "type": "text"}, {"id": "n", "type": "number"}, {"id": "t", "type": "toggle"},
       {"id": "m", "type": "multiline_chips", "options": ["Crypto", "Rent"]},
       {"id": "c", "type": "select", "options": [{"id": "x1", "value": "gold", "label": "Gold plan"}]}]
      """
    let test = Case(
      blocks: #"{"id": "b", "type": "text", "text": "x", "visibility_condition": \#(condition)}"#, fields: fields,
      state: #"{"responses": {"s": \#(answers)}\#(more)}"#)
    return test.screen(locale: locale, platform: platform).block("b") != nil
  }

  @Test("VC-01 answer_equals, in both writings")
  func answerEquals() {
    #expect(shows(#"{"answer_equals": {"a": "lose_weight"}}"#, #"{"a": "lose_weight"}"#))
    #expect(!shows(#"{"answer_equals": {"a": "lose_weight"}}"#, #"{"a": "gain"}"#))
    #expect(shows(#"{"operator": "answer_equals", "field": "a", "value": "x"}"#, #"{"a": "x"}"#))
    #expect(!shows(#"{"answer_equals": {"a": "x", "n": 2}}"#, #"{"a": "x", "n": 3}"#))
  }

  @Test("VC-02 binding_not_empty and its negation")
  func binding() {
    #expect(!shows(#"{"binding_not_empty": "input.a"}"#))
    #expect(!shows(#"{"binding_not_empty": "input.a"}"#, #"{"a": ""}"#))
    #expect(shows(#"{"binding_not_empty": "input.a"}"#, #"{"a": "x"}"#))
    #expect(shows(#"{"binding_empty": "computed.reference"}"#))
    #expect(!shows(#"{"binding_empty": "computed.reference"}"#, more: #", "computed": {"reference": "Q1"}"#))
  }

  @Test("VC-03 platform_is asks the profile, whatever the state says (S-22)")
  func platform() {
    #expect(shows(#"{"platform_is": "android"}"#, platform: .android))
    #expect(!shows(#"{"platform_is": "android"}"#, platform: .ios, more: #", "device": {"platform": "android"}"#))
    #expect(shows(#"{"operator": "platform_is", "value": ["ios", "android"]}"#))
  }

  @Test("VC-04 locale_matches takes a language or a whole tag")
  func locale() {
    #expect(shows(#"{"locale_matches": "de"}"#, locale: "de-AT"))
    #expect(shows(#"{"locale_matches": "de_AT"}"#, locale: "de-AT"))
    #expect(!shows(#"{"locale_matches": "de-AT"}"#, locale: "de-DE"))
    #expect(!shows(#"{"locale_matches": "d"}"#, locale: "de"))
  }

  @Test("VC-06, S-08 what is unknown shows, and decides nothing beside what is known")
  func unknown() {
    #expect(shows(#"{"user_segment_is": "metric_beginner"}"#))
    #expect(shows(#"{"not": {"user_segment_is": "metric_beginner"}}"#))
    #expect(!shows(#"{"all": [{"platform_is": "android"}, {"user_segment_is": "x"}]}"#))
    #expect(shows(#"{"any": [{"platform_is": "android"}, {"user_segment_is": "x"}]}"#))
    #expect(shows("{}"))
  }

  @Test("DO-01 equals compares as text after numbers and bools are brought to one form")
  func equals() {
    #expect(shows(#"{"equals": {"n": 1}}"#, #"{"n": "1"}"#))
    #expect(shows(#"{"equals": {"n": "1"}}"#, #"{"n": 1}"#))
    #expect(shows(#"{"equals": {"t": true}}"#, #"{"t": "true"}"#))
    #expect(!shows(#"{"equals": {"a": "07"}}"#, #"{"a": "7"}"#))
    #expect(shows(#"{"equals": {"a": ["x", "y"]}}"#, #"{"a": "y"}"#), "a list = any of (S-15)")
    #expect(shows(#"{"equals": {"m": "Crypto"}}"#, #"{"m": ["Crypto"]}"#))
    #expect(!shows(#"{"equals": {"m": "Crypto"}}"#, #"{"m": ["Crypto", "Rent"]}"#))
  }

  @Test("DO-01 an option counts by id, value and label (S-05)")
  func options() {
    for name in ["x1", "gold", "Gold plan"] {
      for answer in [#""x1""#, #""gold""#, #"{"id": "x1", "value": "gold", "label": "Gold plan"}"#] {
        #expect(shows(#"{"equals": {"c": "\#(name)"}}"#, #"{"c": \#(answer)}"#), "\(answer) = \(name)")
      }
    }
  }

  @Test("DO-02 a missing value is not equal")
  func notEquals() {
    #expect(shows(#"{"not_equals": {"a": "x"}}"#))
    #expect(!shows(#"{"not_equals": {"a": "x"}}"#, #"{"a": "x"}"#))
    #expect(!shows(#"{"answer_not_equals": {"a": ["x", "y"]}}"#, #"{"a": "y"}"#))
  }

  @Test("DO-03 contains: a part of a text, a member of a list")
  func contains() {
    #expect(shows(#"{"contains": {"a": "ell"}}"#, #"{"a": "hello"}"#))
    #expect(shows(#"{"contains": {"m": "Crypto"}}"#, #"{"m": ["Rent", "Crypto"]}"#))
    #expect(!shows(#"{"contains": {"m": "Cry"}}"#, #"{"m": ["Rent", "Crypto"]}"#))
    #expect(!shows(#"{"answer_contains": {"a": "x"}}"#))
  }

  @Test("DO-04, DO-05 not_empty and empty", arguments: ["null", #""""#, "[]", "{}"])
  func empty(_ value: String) {
    #expect(!shows(#"{"not_empty": "a"}"#, #"{"a": \#(value)}"#))
    #expect(shows(#"{"empty": "a"}"#, #"{"a": \#(value)}"#))
    #expect(shows(#"{"operator": "not_empty", "field": "a"}"#, #"{"a": 0}"#))
  }

  @Test("DO-06, DO-07 gt and lt want numbers on both sides")
  func order() {
    #expect(shows(#"{"gt": {"n": 2}}"#, #"{"n": 3}"#))
    #expect(shows(#"{"gt": {"n": "2"}}"#, #"{"n": "3"}"#))
    #expect(!shows(#"{"gt": {"n": 3}}"#, #"{"n": 3}"#))
    #expect(!shows(#"{"lt": {"a": 3}}"#, #"{"a": "two"}"#))
    #expect(!shows(#"{"lt": {"n": 3}}"#), "missing")
  }

  @Test("DO-08 is_set: \"\" and [] count as set, null does not")
  func isSet() {
    #expect(shows(#"{"is_set": "a"}"#, #"{"a": ""}"#))
    #expect(shows(#"{"is_set": "m"}"#, #"{"m": []}"#))
    #expect(!shows(#"{"is_set": "a"}"#, #"{"a": null}"#))
    #expect(!shows(#"{"is_set": "a"}"#))
  }

  @Test("S-15 all, any and not nest")
  func nesting() {
    let condition =
      #"{"all": [{"equals": {"a": "x"}}, {"not": {"any": [{"equals": {"n": 1}}, {"equals": {"n": 2}}]}}]}"#
    #expect(shows(condition, #"{"a": "x", "n": 3}"#))
    #expect(!shows(condition, #"{"a": "x", "n": 2}"#))
  }

  @Test("PM-09 permission_<type>: the responses, else the permissions (S-15)")
  func permissions() {
    let condition = #"{"answer_equals": {"permission_camera": "denied"}}"#
    #expect(shows(condition, more: #", "permissions": {"camera": "denied"}"#))
    #expect(!shows(condition, #"{"permission_camera": "granted"}"#, more: #", "permissions": {"camera": "denied"}"#))
  }

  @Test("words for arrows")
  func words() {
    #expect(
      Condition(json(#"{"answer_equals": {"permission_camera": "denied"}}"#)).words == "permission_camera = denied")
    #expect(
      Condition(json(#"{"all": [{"lt": {"w": 45}}, {"not": {"binding_empty": "user.email"}}]}"#)).words
        == "w < 45 and user.email is filled")
  }
}
