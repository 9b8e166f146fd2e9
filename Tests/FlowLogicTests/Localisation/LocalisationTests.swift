import FlowBase
import FlowDocument
import Testing

@testable import FlowLogic

@Suite("Translations (S-17)")
struct LocalisationTests {
  static let flow = """
    {"id": "f", "default_locale": "en",
     "localizations": {"en": {"hello.title": "Hello"}, "de": {"hello.title": "Hallo", "Continue": "Weiter", "@skip": "Auslassen",
        "{{user.n}} apples": "{{user.n}} Äpfel", "days": {"one": "Tag", "other": "Tage"}}, "pt": {"Continue": "Continuar"}},
     "steps": [{"id": "s", "type": "custom", "content_blocks": [
       {"id": "key", "type": "text", "text": "hello.title"}, {"id": "text", "type": "text", "text": "Continue"},
       {"id": "map", "type": "text", "text": {"en": "E", "fr": "F", "de-AT": "Ö"}},
       {"id": "template", "type": "text", "text": "{{user.n}} apples"},
       {"id": "plural", "type": "text", "text": "days", "count": 1},
       {"id": "none", "type": "text", "text": "Untranslated words"}]}]}
    """

  private func texts(_ locale: String) -> [String] {
    let screen = Case(Self.flow, state: #"{"user": {"n": "3"}}"#).screen(locale: locale)
    return ["key", "text", "map", "template", "plural"].map { screen.block($0)?.values["text"]?.asString ?? "" }
  }

  @Test("locale, language, default locale, then the text as it is; templates after the look-up")
  func chain() {
    #expect(texts("en") == ["Hello", "Continue", "E", "3 apples", "days"])
    #expect(texts("de") == ["Hallo", "Weiter", "E", "3 Äpfel", "Tag"])
    #expect(texts("de-AT") == ["Hallo", "Weiter", "Ö", "3 Äpfel", "Tag"])
    #expect(texts("pt-BR") == ["Hello", "Continuar", "E", "3 apples", "days"])
    #expect(texts("fr_CA") == ["Hello", "Continue", "F", "3 apples", "days"])
  }

  @Test("a map without locale, language and default gives its first")
  func first() {
    let test = Case(blocks: #"{"id": "b", "type": "text", "text": {"fr": "F", "de": "D"}}"#)
    #expect(test.text(locale: "ja") == "F")
  }

  @Test("missing translations are reported once for each text and locale")
  func missing() {
    let codes = Case(Self.flow, state: #"{"user": {"n": "3"}}"#).screen(locale: "de").diagnostics
    #expect(codes.filter { $0.code == .missingTranslation }.map(\.message).count == 2)
    #expect(
      !Case(Self.flow, state: #"{"user": {"n": "3"}}"#).screen(locale: "ja").codes.contains("missing-translation"))
  }

  @Test("built-in words may be overridden under @key")
  func builtIn() {
    #expect(Case(Self.flow).screen(locale: "de").words[.skip] == "Auslassen")
    #expect(Case(Self.flow).screen(locale: "en").words[.skip] == "Skip")
  }

  @Test(
    "plural forms as CLDR has them",
    arguments: [
      ("en", "1:one 2:other 1.5:other"), ("fr", "0:one 1.5:one 2:other 1000000:many"),
      ("ru", "1:one 2:few 5:many 11:many 21:one 22:few 1.5:other"), ("pl", "1:one 3:few 5:many 12:many 22:few 21:many"),
      ("ar", "0:zero 1:one 2:two 3:few 11:many 100:other 103:few"), ("he", "1:one 2:two 3:other"),
      ("ja", "1:other"), ("hi", "0:one 1:one 2:other"), ("pt", "0:one 1:one 2:other"), ("pt-PT", "0:other 1:one"),
      ("tr", "1:one 2:other"), ("vi", "1:other"),
    ])
  func plurals(_ locale: String, _ forms: String) {
    for part in forms.split(separator: " ") {
      let pair = part.split(separator: ":")
      let number = Double(pair[0]) ?? -1
      #expect(PluralRules.form(of: number, in: LocaleTag(locale)).rawValue == pair[1], "\(locale) \(number)")
    }
  }

  @Test("{{count}} is the number that chose the form")
  func count() {
    let block =
      #"{"id": "b", "type": "text", "text": {"one": "{{count}} day", "other": "{{count}} days"}, "count": "{{computed.n}}"}"#
    #expect(Case(blocks: block, state: #"{"computed": {"n": 1}}"#).text() == "1 day")
    #expect(Case(blocks: block, state: #"{"computed": {"n": 7}}"#).text() == "7 days")
  }

  @Test("format.md: any text may be an object, also where a bare string stands for an item or option")
  func items() {
    let item = #"[{"en": "Rain", "de": "Regen"}, "Sun"]"#
    let test = Case(
      blocks: """
        {"id": "l", "type": "list", "items": \(item)}, {"id": "a", "type": "animated_loading", "items": \(item)},
        {"id": "w", "type": "wheel_picker", "options": \(item)}, {"id": "t", "type": "timeline", "items": \(item)},
        {"id": "c", "type": "input_multiline_chips", "options": \(item)},
        {"id": "p", "type": "pricing_card", "cta": {"en": "Go", "de": "Los"}}
        """, more: #", "options": \#(item), "cta": {"en": "Go", "de": "Los"}"#,
      state: #"{"responses": {"s": {"s": "Rain"}}}"#)
    #expect(test.loaded.diagnostics.isEmpty)
    let screen = test.screen(locale: "de")
    func words(_ id: String, _ list: String, _ key: String) -> [String?] {
      (screen.block(id)?.values[list]?.asArray ?? []).map { $0[key]?.asString }
    }
    #expect(words("l", "items", "text") == ["Regen", "Sun"])
    #expect(words("a", "items", "text") == ["Regen", "Sun"])
    #expect(words("w", "options", "label") == ["Regen", "Sun"])
    #expect(words("t", "items", "title") == ["Regen", "Sun"])
    #expect(words("c", "options", "label") == ["Regen", "Sun"])
    #expect(screen.block("p")?.values["cta"]?["text"]?.asString == "Los")
    #expect(screen.step.cta?[CommonKeys.text] == "Los")
    let options = screen.step[OptionKeys.options]
    #expect(options.map { $0[OptionKeys.label] } == ["Regen", "Sun"])
    #expect(OptionAnswer.selected(options, by: .string("Rain")) == [0])
  }

  @Test("an item whose key is mistyped is no text in a language of that name")
  func mistyped() {
    let test = Case(blocks: #"{"id": "l", "type": "list", "items": [{"txt": "Rain"}]}"#)
    #expect(test.loaded.diagnostics.map(\.code) == [.unknownKey])
  }
}
