import FlowDocument
import TestSupport
import Testing

@testable import FlowLogic

@Suite("Templates")
struct TemplateTests {
  private func shown(_ text: String, state: String = "{}", more: String = "", platform: String = "ios") -> String? {
    Case(blocks: #"{"id": "b", "type": "text", "text": \#(JSONWriter.quoted(text))\#(more)}"#, state: state)
      .text(platform: platform == "ios" ? .ios : .android)
  }

  @Test(
    "TE-10 the printed examples",
    arguments: [
      ("{{user.userId}}", "u_1"), ("{{session.selected_plan}}", "yearly"), ("{{onboarding.step1.name}}", "Ada"),
      ("{{computed.custom_value}}", "42"), ("{{device.platform}}", "ios"), ("{{remote_config.app_name}}", "Glossaroo"),
      ("{{input.first_name}}", "Ada"), ("{{user.name | there}}", "there"),
    ])
  func printed(_ template: String, _ text: String) {
    let state = """
      {"user": {"userId": "u_1", "name": null}, "session": {"selected_plan": "yearly"}, "computed": {"custom_value": 42.0},
       "remote_config": {"app_name": "Glossaroo"}, "responses": {"step1": {"name": "Ada", "first_name": "Ada"}}}
      """
    #expect(shown(template, state: state) == text)
  }

  @Test("TE-08 the fallback stands for what is missing or null, not for an empty answer")
  func fallback() {
    #expect(shown("{{user.name | there}}") == "there")
    #expect(shown("{{user.name|there}}", state: #"{"user": {"name": null}}"#) == "there")
    #expect(shown("Hi {{user.name | there}}!", state: #"{"user": {"name": ""}}"#) == "Hi !")
    #expect(shown("{{user.name | }}x") == "x")
  }

  static let location = """
    {"responses": {"location_step": {"user_location": {"formatted_address": "New York, New York, United States",
      "city": "New York", "state": "New York", "state_code": "NY", "country": "United States", "country_code": "US",
      "latitude": 40.7128, "longitude": -74.0060, "timezone": "America/New_York", "timezone_offset": -300,
      "postal_code": null}}}}
    """

  @Test(
    "TE-09, LC-01 … LC-11 the location paths",
    arguments: [
      (".city", "New York"), (".state_code", "NY"), (".country", "United States"), (".country_code", "US"),
      (".latitude", "40.7128"), (".longitude", "-74.006"), (".timezone", "America/New_York"),
      (".timezone_offset", "-300"), (".postal_code", "none"), ("", "New York, New York, United States"),
    ])
  func location(_ path: String, _ text: String) {
    #expect(shown("{{onboarding.location_step.user_location\(path) | none}}", state: Self.location) == text)
  }

  @Test("S-55 numbers are printed plainly")
  func numbers() {
    let state = #"{"computed": {"a": 1250.50, "b": 3.0, "c": 1234567, "d": true}}"#
    #expect(
      shown("{{computed.a}} {{computed.b}} {{computed.c}} {{computed.d}}", state: state) == "1250.5 3 1234567 true")
  }

  @Test("TE-12, S-58 unbalanced braces stand as they are; what follows is resolved")
  func unbalanced() {
    #expect(
      shown("Fee code {{QB-2026} stays; {{billing.iban | no IBAN yet}}.") == "Fee code {{QB-2026} stays; no IBAN yet.")
    #expect(shown("a }} b {{user.x | y}}") == "a }} b y")
    #expect(shown("{{{user.x | y}}}") == "{y}")
    #expect(shown("{{") == "{{")
    #expect(shown("{{}}") == "{{}}")
  }

  @Test("TE-12 an unknown namespace counts as missing, and everything is reported")
  func reports() {
    let test = Case(blocks: #"{"id": "b", "type": "text", "text": "{{usr.name}} {{user.name}} {{x"}"#)
    #expect(test.text() == "  {{x")
    #expect(test.screen().codes == ["unbalanced-template", "unknown-namespace", "unresolved-template"])
  }

  @Test("TE-11 templates stand in any words: labels, placeholders, options, items, button texts")
  func everywhere() {
    let test = Case(
      blocks: """
        {"id": "l", "type": "list", "items": ["{{user.n}}", {"text": "{{user.n}}"}]},
        {"id": "o", "type": "option_list", "options": [{"id": "{{user.n}}", "label": "{{user.n}}"}]}
        """,
      fields: #"[{"id": "f", "type": "text", "label": "{{user.n}}", "placeholder": "{{user.n}}"}]"#,
      more: #", "title": "{{user.n}}", "cta": {"text": "{{user.n}}"}"#, state: #"{"user": {"n": "Ada"}}"#)
    let screen = test.screen()
    #expect(screen.step.values["title"] == "Ada")
    #expect(screen.step.cta?.values["text"] == "Ada")
    #expect(screen.block("f")?.values["label"] == "Ada")
    #expect(screen.block("f")?.values["placeholder"] == "Ada")
    #expect(screen.block("o")?.values["options"]?[0]?["label"] == "Ada")
    #expect(screen.block("o")?.values["options"]?[0]?["id"] == "{{user.n}}", "not inside ids")
    let items = screen.block("l")?.values["items"]
    #expect(items?[1]?["text"] == "Ada")
  }

  @Test("S-36 where a number is expected it is parsed; else the default, with a warning")
  func numbersInKeys() {
    let test = Case(
      blocks: """
        {"id": "a", "type": "progress_bar", "value": "{{computed.p}}"}, {"id": "b", "type": "progress_bar", "value": "{{computed.q}}"},
        {"id": "c", "type": "progress_bar", "value": "{{computed.r | 0.25}}"}
        """, state: #"{"computed": {"p": "0.5", "q": "half"}}"#)
    let screen = test.screen()
    #expect(screen.block("a")?.values["value"] == 0.5)
    #expect(screen.block("b")?.values["value"] == nil)
    #expect(screen.block("c")?.values["value"] == 0.25)
    #expect(screen.codes == ["unresolved-template"])
  }

  @Test("texts of the state stand as they are (S-58)")
  func stateTexts() {
    let state = """
      {"user": {"n": "Ada"}, "screen": {"s": {"title": "{{user.n}}", "toast": "{{user.n}}",
       "banner": {"kind": "success", "message": "{{user.n}}"}, "patches": {"b": {"text": "{{user.n}}"}}}}}
      """
    let screen = Case(blocks: #"{"id": "b", "type": "text", "text": "x"}"#, state: state).screen()
    #expect(screen.step.values["title"] == "{{user.n}}")
    #expect(screen.live.toast == "{{user.n}}")
    #expect(screen.live.banner?.message == "{{user.n}}")
    #expect(screen.block("b")?.values["text"] == "{{user.n}}")
  }

  @Test("random texts: never a crash, and text without braces stands")
  func fuzz() {
    var random = SplitMix(seed: 1)
    let parts = [
      "{{", "}}", "{", "}", "|", "user.a", "tag:x", " ", "é", "input.", ".", "{{user.a | b}}", "computed..x",
    ]
    let state = UserState()
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      let pieces = Template(text).pieces
      #expect(Template.mayBe(text) || pieces == (text.isEmpty ? [] : [.literal(text)]))
      let test = Case(blocks: #"{"id": "b", "type": "text", "text": \#(JSONWriter.quoted(text))}"#)
      #expect(
        ScreenResolver(document: test.loaded.document, flow: test.flow, state: state, catalogue: .standard)
          .screen(test.flow.steps[0], in: environment()).block("b") != nil)
    }
  }

  @Test("a value's signs are no Markdown; elsewhere it stands as it is")
  func markdown() {
    let text = #""text": "**{{user.n}}** [x](y)""#
    let test = Case(
      blocks: #"{"id": "b", "type": "rich_text", \#(text)}, {"id": "c", "type": "text", \#(text)}"#,
      state: #"{"user": {"n": "a*b*c"}}"#)
    #expect(test.text("b") == #"**a\*b\*c** [x](y)"#)
    #expect(test.text("c") == "**a*b*c** [x](y)")
  }
}
