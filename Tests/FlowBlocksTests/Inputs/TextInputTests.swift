import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Inputs that hold text")
struct TextInputTests {
  @Test("FI-01 an empty field shows label and placeholder, a filled one its value")
  func text() {
    let field = #"{"id": "f", "type": "text", "label": "Name", "placeholder": "Given names"}"#
    #expect(DrawnField(field).texts == ["Name", "Given names"])
    #expect(DrawnField(field, answer: #""Ada""#).texts == ["Name", "Ada"])
    #expect(DrawnField(field, answer: #""""#).texts == ["Name", "Given names"])
  }

  @Test("FI-01 a field without label and placeholder is as high as a filled one")
  func empty() {
    let field = #"{"id": "f", "type": "text"}"#
    #expect(DrawnField(field).size().height == 50)
    #expect(DrawnField(field, answer: #""Ada""#).size().height == 50)
  }

  @Test("FV-01 a required field has a mark in the error colour, others none")
  func required() {
    let required = DrawnField(#"{"id": "f", "type": "text", "label": "Name", "required": true}"#)
    #expect(required.texts.first == "Name\u{A0}*")
    #expect(required.color(of: "\u{A0}*") == required.screen.theme.errorInk)
    #expect(DrawnField(#"{"id": "f", "type": "text", "label": "Name"}"#).texts.first == "Name")
  }

  @Test("FI-02 FV-04 a text area counts its characters and cuts nothing")
  func textArea() {
    let field = #"{"id": "f", "type": "textarea", "max_length": 4}"#
    let over = DrawnField(field, answer: #""abcdef""#)
    #expect(over.texts == ["abcdef", "6/4"])
    #expect(over.color(of: "6/4") == over.screen.theme.errorInk)
    let within = DrawnField(field, answer: #""abc""#)
    #expect(within.color(of: "3/4") == within.screen.theme.secondaryText)
    #expect(!DrawnField(#"{"id": "f", "type": "textarea"}"#, answer: #""abc""#).texts.contains { $0.contains("/") })
  }

  @Test("FI-02 a text area has four lines, or `rows`")
  func rows() {
    let four = DrawnField(#"{"id": "f", "type": "textarea"}"#).size().height
    let six = DrawnField(#"{"id": "f", "type": "textarea", "rows": 6}"#).size().height
    #expect(four > 80)
    #expect(six > four + 30)
  }

  @Test("FI-04 FI-19 FI-22 each kind of address has its icon")
  func icons() {
    #expect(DrawnField(#"{"id": "f", "type": "email"}"#).icons == ["lucide/mail.svg"])
    #expect(DrawnField(#"{"id": "f", "type": "url"}"#).icons == ["lucide/link.svg"])
    #expect(DrawnField(#"{"id": "f", "type": "location"}"#).icons == ["lucide/map-pin.svg"])
  }

  @Test("FI-05 the flag is of the dial code, else of bias_country; the number stands as typed")
  func phone() {
    let field = #"{"id": "f", "type": "phone", "bias_country": "IE"}"#
    #expect(DrawnField(field).texts.contains("🇮🇪"))
    let typed = DrawnField(field, answer: #""+49 30 1234""#)
    #expect(typed.texts.contains("🇩🇪"))
    #expect(typed.texts.contains("+49 30 1234"))
    #expect(PhoneCountry.code(of: "+353 85 000") == "IE")
    #expect(PhoneCountry.code(of: "0049 30") == "DE")
    #expect(PhoneCountry.code(of: "030 1234") == nil)
    #expect(PhoneCountry.flag("Ireland") == nil)
    #expect(DrawnField(#"{"id": "f", "type": "phone"}"#).icons.contains("lucide/phone.svg"))
  }

  @Test("FI-14 a password is dots, never its characters")
  func password() {
    let field = DrawnField(#"{"id": "f", "type": "password", "label": "Password"}"#, answer: #""kelp 7""#)
    #expect(field.texts == ["Password", "••••••"])
    #expect(field.icons == ["lucide/eye.svg"])
  }

  @Test("FI-22 LC-01 a place shows its formatted address, of a record or a string")
  func location() {
    let field = #"{"id": "f", "type": "location", "placeholder": "Town"}"#
    #expect(DrawnField(field).texts == ["Town"])
    #expect(
      DrawnField(field, answer: #"{"formatted_address": "Galway, Ireland", "city": "Galway"}"#).texts == [
        "Galway, Ireland"
      ])
    #expect(DrawnField(field, answer: #""Cork""#).texts == ["Cork"])
  }

  @Test("S-02 suggestions show only while the field is open")
  func suggestions() {
    let field = #"{"id": "f", "type": "location"}"#
    let live = #"{"suggestions": {"f": ["Galway", {"formatted_address": "Galbally"}]}"#
    #expect(
      DrawnField(field, answer: #""Gal""#, live: live + #", "open": "f"}"#).texts == ["Gal", "Galway", "Galbally"])
    #expect(DrawnField(field, answer: #""Gal""#, live: live + "}").texts == ["Gal"])
  }
}
