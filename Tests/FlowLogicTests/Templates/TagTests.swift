import Testing

@testable import FlowLogic

@Suite("Custom tags")
struct TagTests {
  static let bmi = #"{"id": "b", "type": "text", "text": "Your BMI: {{tag:bmi}}", "tags": {"bmi": {"initial": "—"}}}"#
  static let streak = """
    {"id": "b", "type": "text", "text": "{{tag:user.streak}} days · level {{tag:user.level}}",
     "tags": {"user.streak": {"initial": "0"}, "user.level": {"initial": "1"}}}
    """

  private func shown(_ block: String, _ tags: String) -> String? {
    Case(blocks: block, state: #"{"tags": \#(tags)}"#).text()
  }

  @Test("AD-17 the BMI pair: the dash, then the value (AD-03, AD-06)")
  func pair() {
    #expect(shown(Self.bmi, "{}") == "Your BMI: —")
    #expect(shown(Self.bmi, #"{"bmi": "22.7"}"#) == "Your BMI: 22.7")
  }

  @Test("AD-04, AD-16 all or nothing within one text")
  func allOrNothing() {
    #expect(shown(Self.streak, #"{"user.streak": "12", "user.level": "4"}"#) == "12 days · level 4")
    #expect(shown(Self.streak, #"{"user.streak": "12"}"#) == "0 days · level 1")
  }

  @Test("AD-01 full names, letter case counts")
  func names() {
    #expect(shown(Self.bmi, #"{"BMI": "22.7"}"#) == "Your BMI: —")
    #expect(shown(Self.streak, #"{"streak": "12", "level": "4"}"#) == "0 days · level 1")
  }

  @Test("AD-02, AD-15 values are shown as given")
  func asGiven() { #expect(shown(Self.bmi, #"{"bmi": "1250.0"}"#) == "Your BMI: 1250.0") }

  @Test("AD-05 an empty string is a value")
  func emptyString() { #expect(shown(Self.bmi, #"{"bmi": ""}"#) == "Your BMI: ") }

  @Test("S-35 a tag without declaration counts as missing, shows nothing, and is an error")
  func undeclared() {
    let block = #"{"id": "b", "type": "text", "text": "<{{tag:bmi}}{{tag:x}}>", "tags": {"bmi": "—"}}"#
    let test = Case(blocks: block, state: #"{"tags": {"bmi": "22.7", "x": "y"}}"#)
    #expect(test.text() == "<—>")
    #expect(test.screen().diagnostics.contains { $0.code == .unknownTag && $0.severity == .error })
  }
}
