import Testing

@testable import FlowLogic

@Suite("Which value a name means")
struct ScopeTests {
  static let flow = """
    {"id": "f", "steps": [
      {"id": "one", "type": "form", "fields": [{"id": "name", "type": "text"}, {"id": "city", "type": "text", "default_value": "Rome"}]},
      {"id": "goal", "type": "question", "options": ["run", "swim"]},
      {"id": "two", "type": "form", "fields": [
        {"id": "name", "type": "text", "default_value": "own"},
        {"id": "age", "type": "number", "default_value": 7}],
       "content_blocks": [{"id": "b", "type": "text", "text": "x", "visibility_condition": CONDITION}]}]}
    """

  private func shows(_ condition: String, _ responses: String = "{}", more: String = "") -> Bool {
    let flow = Self.flow.replacing("CONDITION", with: condition)
    return Case(flow, state: #"{"responses": \#(responses)\#(more)}"#).screen("two").block("b") != nil
  }

  @Test("S-51 of its own step a field counts with what it shows, of others only with an answer")
  func shown() {
    #expect(shows(#"{"equals": {"age": 7}}"#))
    #expect(shows(#"{"equals": {"age": 9}}"#, more: #", "screen": {"two": {"field_defaults": {"age": 9}}}"#))
    #expect(
      shows(
        #"{"equals": {"age": 8}}"#, #"{"two": {"age": 8}}"#,
        more: #", "screen": {"two": {"field_defaults": {"age": 9}}}"#))
    #expect(!shows(#"{"equals": {"city": "Rome"}}"#), "a default of another step")
    #expect(shows(#"{"equals": {"city": "Rome"}}"#, #"{"one": {"city": "Rome"}}"#))
  }

  @Test("S-15 the order: namespace, step.field, own field, all steps, a step")
  func order() {
    #expect(shows(#"{"equals": {"name": "own"}}"#, #"{"one": {"name": "other"}}"#))
    #expect(shows(#"{"equals": {"one.name": "other"}}"#, #"{"one": {"name": "other"}}"#))
    #expect(shows(#"{"equals": {"onboarding.one.name": "other"}}"#, #"{"one": {"name": "other"}}"#))
    #expect(shows(#"{"equals": {"user.name": "u"}}"#, more: #", "user": {"name": "u"}"#))
    #expect(shows(#"{"equals": {"goal": "run"}}"#, #"{"goal": "run"}"#))
    #expect(shows(#"{"equals": {"goal": "run"}}"#, #"{"goal": {"goal": "run"}}"#), "S-06")
  }

  @Test("S-21 flow/step wins over the bare step id")
  func qualified() {
    let responses = #"{"one": {"city": "Oslo"}, "f/one": {"city": "Bari"}, "g/one": {"city": "Lima"}}"#
    #expect(shows(#"{"equals": {"city": "Bari"}}"#, responses))
  }

  @Test("S-38 an unknown field counts as missing")
  func unknown() {
    #expect(!shows(#"{"equals": {"nowhere": 1}}"#))
    #expect(shows(#"{"empty": "nowhere"}"#))
    let test = Case(Self.flow.replacing("CONDITION", with: #"{"empty": "nowhere"}"#))
    #expect(test.screen("two").codes == ["unknown-field"])
    #expect(shows(#"{"equals": {"extra": 1}}"#, #"{"one": {"extra": 1}}"#), "what the state has is known")
  }

  @Test("S-51 a field that depends_on hides counts as missing everywhere")
  func hidden() {
    let flow = """
      {"id": "f", "steps": [
        {"id": "s", "type": "form", "fields": [
          {"id": "a", "type": "text"},
          {"id": "b", "type": "text", "default_value": "B", "depends_on": {"equals": {"a": "yes"}}},
          {"id": "c", "type": "text", "depends_on": {"is_set": "b"}}]},
        {"id": "t", "type": "custom", "content_blocks": [{"id": "x", "type": "text", "text": "{{input.b | none}}"}]}]}
      """
    let no = Case(flow, state: #"{"responses": {"s": {"a": "no", "b": "typed", "c": "typed"}}}"#)
    #expect(no.screen("s").ids == ["a"])
    #expect(no.screen("s").answers["b"] == nil)
    #expect(no.screen("t").block("x")?.values["text"] == "none")
    let yes = Case(flow, state: #"{"responses": {"s": {"a": "yes", "b": "typed"}}}"#)
    #expect(yes.screen("s").ids == ["a", "b", "c"])
    #expect(yes.screen("t").block("x")?.values["text"] == "typed")
  }

  @Test("S-38 a dependency cycle hides its members; DO-09 an unknown operator shows")
  func cycles() {
    let test = Case(
      blocks: #"{"id": "x", "type": "text"}"#,
      fields: """
        [{"id": "a", "type": "text", "depends_on": {"empty": "b"}}, {"id": "b", "type": "text", "depends_on": {"empty": "a"}},
         {"id": "c", "type": "text", "depends_on": {"empty": "a"}}, {"id": "d", "type": "text", "depends_on": {"empty": "d"}},
         {"id": "e", "type": "text", "depends_on": {"field": "x", "operator": "starts_with", "value": "A"}}]
        """)
    #expect(test.screen().ids == ["x", "c", "e"])
    let found = Validator(catalogue: .standard).check(test.loaded.document)
    #expect(found.filter { $0.code == .dependencyCycle }.count == 3)
  }

  @Test("a chain of 20,000 dependencies is followed without recursion")
  func chain() {
    let fields = (0..<20_000).map { i in
      #"{"id": "f\#(i)", "type": "text"\#(i == 0 ? "" : #", "depends_on": {"is_set": "f\#(i - 1)"}"#)}"#
    }
    let test = Case(
      blocks: "", fields: "[" + fields.reversed().joined(separator: ",") + "]",
      state: #"{"responses": {"s": {"f0": "x", "f1": "x"}}}"#)
    #expect(test.screen().ids == ["f2", "f1", "f0"])
  }
}
