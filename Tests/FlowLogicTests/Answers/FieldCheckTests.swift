import Testing

@testable import FlowLogic

@Suite("Whether a form would advance")
struct FieldCheckTests {
  /// Errors by field, as shown after the user tried to advance.
  private func errors(_ field: String, _ answer: String? = nil, screen: String = #"{"toast": true}"#) -> String? {
    let response = answer.map { #"{"f": \#($0)}"# } ?? "{}"
    return Case(
      blocks: "", fields: #"[{"id": "f", \#(field)}]"#,
      state: #"{"responses": {"s": \#(response)}, "screen": {"s": \#(screen)}}"#
    ).screen().live.errors["f"]
  }

  @Test("FV-01 required fields; only when the state says that the user tried")
  func required() {
    #expect(errors(#""type": "text", "required": true"#) == "Please fill in this field.")
    #expect(errors(#""type": "text", "required": true, "message": "Name?""#) == "Name?")
    #expect(errors(#""type": "text", "required": true"#, #""""#) != nil)
    #expect(errors(#""type": "text", "required": true"#, #""x""#) == nil)
    #expect(errors(#""type": "text", "required": true, "default_value": "x""#) == nil)
    #expect(errors(#""type": "toggle", "required": true"#, "false") != nil)
    #expect(errors(#""type": "text", "required": true"#, screen: "{}") == nil)
    #expect(errors(#""type": "text", "required": true"#, screen: #"{"toast": "Words of the app"}"#) == nil)
    #expect(errors(#""type": "text", "required": true"#, screen: #"{"errors": true}"#) != nil)
    #expect(
      errors(#""type": "text", "required": true"#, screen: #"{"errors": {"f": "As the state says"}}"#)
        == "As the state says")
    #expect(errors(#""type": "text", "message": "Own words""#, screen: #"{"errors": ["f"]}"#) == "Own words")
  }

  @Test("FV-02 the printed pattern")
  func pattern() {
    let field = #""type": "text", "pattern": "^[A-Z]{2}\\d{4}$", "message": "Two letters, four digits.""#
    #expect(errors(field, #""KX4471""#) == nil)
    #expect(errors(field, #""kx-44""#) == "Two letters, four digits.")
    #expect(errors(field) == nil, "an empty field that is not required is right")
    #expect(
      errors(#""type": "text", "pattern": "("#.appending(#"""#), #""x""#) == nil,
      "a pattern that cannot be read is not applied")
  }

  @Test("FV-02 a pattern that would run for ever ends, and blames nobody")
  func hostile() {
    let pattern = Pattern("^(a+)+$")
    #expect(pattern?.matches(String(repeating: "a", count: 40) + "!") == true)
    #expect(Pattern.fault(of: "[a")?.message.isEmpty == false)
    #expect(Pattern.fault(of: "^ü{2}$") == nil)
    #expect(Pattern("^ü{2}$")?.matches("üü") == true)
  }

  @Test("FV-03 min and max, FV-04 max_length")
  func limits() {
    #expect(errors(#""type": "number", "min": 3, "max": 5"#, "2") == "Not less than 3.")
    #expect(errors(#""type": "number", "min": 3, "max": 5"#, #""6""#) == "Not more than 5.")
    #expect(errors(#""type": "number", "min": 3, "max": 5"#, "5") == nil)
    #expect(errors(#""type": "text", "max_length": 3"#, #""four""#) == "At most 3 characters.")
    #expect(errors(#""type": "text", "max_length": 3"#, #""🇩🇪🇩🇪🇩🇪""#) == nil, "characters as people count them")
  }

  @Test("hidden required fields never block")
  func hidden() {
    let test = Case(
      blocks: "",
      fields:
        #"[{"id": "a", "type": "text", "required": true, "depends_on": {"is_set": "user.x"}}, {"id": "b", "type": "text", "required": true, "visibility_condition": {"platform_is": "android"}}]"#,
      state: #"{"screen": {"s": {"toast": true}}}"#)
    #expect(test.screen().live.errors.isEmpty)
    #expect(test.screen(platform: .android).live.errors.keys.sorted() == ["b"])
  }
}
