import FlowBase
import Testing

@testable import FlowDocument

/// One value of one kind: what comes out, and under which codes.
struct ValueCase: Sendable, CustomTestStringConvertible {
  var name: String
  var kind: ValueKind
  var text: String
  var normal: String?
  var codes: [DiagnosticCode]
  var testDescription: String { "\(name): \(text)" }

  init(_ name: String, _ kind: ValueKind, _ text: String, _ normal: String?, _ codes: DiagnosticCode...) {
    self.name = name
    self.kind = kind
    self.text = text
    self.normal = normal
    self.codes = codes
  }
}

@Suite struct NormaliserTests {
  static let word = ValueKind.choice(.init(["leading", "center"], aliases: ["left": "leading"], fallback: "center"))
  static let bare = ValueKind.choice(.init(["leading", "center"]))
  static let shadow = ValueKind.object(ShadowKeys.declaration)
  static let blur = ValueKind.object(BlurKeys.declaration)
  static let option = ValueKind.list(.object(OptionKeys.declaration))
  static let weight = TextStyleKeys.fontWeight.declaration.kind

  static let scalars: [ValueCase] = [
    ValueCase("number", .number(nil), "1.5", "1.5"),
    ValueCase("number", .number(nil), "null", nil),
    ValueCase("number in a string", .number(nil), #"" 16 ""#, "16", .numberInString),
    ValueCase("template for a number (S-36)", .number(0...1), #""{{user.x | 3}}""#, #""{{user.x | 3}}""#),
    ValueCase("no number", .number(nil), #""16px""#, nil, .wrongType),
    ValueCase("no number", .number(nil), #""nan""#, nil, .wrongType),
    ValueCase("no number", .number(nil), #""1e999""#, nil, .wrongType),
    ValueCase("no number", .number(nil), "true", nil, .wrongType),
    ValueCase("list for a number", .number(nil), "[7, 8]", "7", .wrongType),
    ValueCase("out of range (S-53)", .number(0...1), "-3", "0", .clamped),
    ValueCase("in a string and out of range", .number(0...1), #""2""#, "1", .numberInString, .clamped),
    ValueCase("whole number", .integer(1...6), "2.6", "3", .wrongType),
    ValueCase("whole number", .integer(1...6), "9", "6", .clamped),
    ValueCase("huge whole number", .integer(nil), "1e300", "1e+300"),
    ValueCase("bool", .bool, "false", "false"),
    ValueCase("bool in a string (S-53)", .bool, #""True""#, "true", .numberInString),
    ValueCase("word for a bool (S-53)", .bool, #""yes""#, nil, .unknownValue),
    ValueCase("number for a bool", .bool, "1", "true", .wrongType),
    ValueCase("number for a bool", .bool, "2", nil, .wrongType),
    ValueCase("string", .string, #""a""#, #""a""#),
    ValueCase("number for a string", .string, "12", #""12""#, .wrongType),
    ValueCase("object for a string", .string, #"{"a": 1}"#, nil, .wrongType),
    ValueCase("text as typed", .text, "1.50", #""1.50""#, .wrongType),
    ValueCase("localised text", .text, #"{"en": "Hi", "pt-BR": "Oi"}"#, #"{"en":"Hi","pt-BR":"Oi"}"#),
    ValueCase("plurals (S-17)", .text, #"{"one": "a", "other": "b"}"#, #"{"one":"a","other":"b"}"#),
    ValueCase(
      "plurals in a locale", .text, #"{"en": {"one": "a", "other": "b"}}"#, #"{"en":{"one":"a","other":"b"}}"#),
    ValueCase("no locale", .text, #"{"text": "Hi"}"#, #"{"text":"Hi"}"#, .unknownKey),
    ValueCase("empty text map", .text, "{}", nil, .wrongType),
    ValueCase("list of words for words", .text, #"["a"]"#, #""a""#, .wrongType),
    ValueCase("choice", word, #""leading""#, #""leading""#),
    ValueCase("choice by another spelling", word, #""left""#, #""leading""#),
    ValueCase("unknown choice (S-18)", word, #""Leading""#, #""center""#, .unknownValue),
    ValueCase("unknown choice without a default", bare, #""leadin""#, nil, .unknownValue),
    ValueCase("choice of the wrong type", word, "3", nil, .wrongType),
    ValueCase("either: number", weight, "650", "650"),
    ValueCase("either: number in a string", weight, #""650""#, "650", .numberInString),
    ValueCase("either: word (S-46)", weight, #""semi_bold""#, #""semibold""#),
    ValueCase("either: unknown word", weight, #""fat""#, #""regular""#, .unknownValue),
    ValueCase("either: neither", weight, #"{"a": 1}"#, nil, .wrongType),
  ]

  static let shapes: [ValueCase] = [
    ValueCase("colour", .color, ##""#0af""##, ##""#0af""##),
    ValueCase(
      "colours of two appearances", .color, ##"{"light": "#fff", "dark": "#000"}"##,
      ##"{"light":"#fff","dark":"#000"}"##),
    ValueCase(
      "one colour of two is bad", .color, ##"{"light": "#fff", "dark": "navy"}"##, ##"{"light":"#fff"}"##, .badColour),
    ValueCase("no colour", .color, #""red""#, nil, .badColour),
    ValueCase("no colour", .color, ##""#ggg""##, nil, .badColour),
    ValueCase("no colour", .color, "12", nil, .wrongType),
    ValueCase("no colour", .color, #"{"lite": "a"}"#, nil, .unknownKey, .wrongType),
    ValueCase("points", .dimension, "12.5", "12.5"),
    ValueCase("points in a string", .dimension, #""12""#, "12", .numberInString),
    ValueCase("negative size", .dimension, "-4", "0", .clamped),
    ValueCase("percentage", .dimension, #""50.0%""#, #""50%""#),
    ValueCase("word", .dimension, #""fill""#, #""fill""#),
    ValueCase("unknown word", .dimension, #""full""#, nil, .unknownValue),
    ValueCase("edges", .edges, "8", "8"),
    ValueCase("edges by side (S-28)", .edges, #"{"top": 1, "left": "2"}"#, #"{"top":1,"left":2}"#, .numberInString),
    ValueCase("edges of a wrong type", .edges, #""wide""#, nil, .wrongType),
    ValueCase("unknown side", .edges, #"{"topp": 1}"#, "{}", .unknownKey),
    ValueCase("negative radius", .corners, #"{"top_left": -1}"#, #"{"top_left":0}"#, .clamped),
    ValueCase("asset", .asset(.image), #""a.png""#, #""a.png""#),
    ValueCase(
      "asset of two appearances", .asset(.image), #"{"light": "a", "dark": "b"}"#, #"{"light":"a","dark":"b"}"#),
    ValueCase("asset of a wrong type", .asset(.image), "5", nil, .wrongType),
    ValueCase("icon", .icon, #""lucide:heart""#, #""lucide:heart""#),
    ValueCase("icon library by another spelling", .icon, #""sf:star.fill""#, #""sf-symbols:star.fill""#),
    ValueCase("unknown icon library (S-53)", .icon, #""fontawesome:star""#, #""fontawesome:star""#, .unknownValue),
    ValueCase("emoji", .icon, #""🦉""#, #""🦉""#),
    ValueCase(
      "icon, long form", .icon, #"{"library": "sf", "name": "x", "size": "20"}"#,
      #"{"library":"sf-symbols","name":"x","size":20}"#, .numberInString),
    ValueCase("date", .date, #""2026-01-31""#, #""2026-01-31""#),
    ValueCase("date with a time", .date, #""2026-01-31T09:41""#, #""2026-01-31""#),
    ValueCase("date that does not exist (S-53)", .date, #""2026-02-30""#, #""2026-02-28""#, .clamped),
    ValueCase(
      "leap day", .date, #"{"day": 30, "month": 2, "year": 2024}"#, #"{"day":29,"month":2,"year":2024}"#, .clamped),
    ValueCase("no date", .date, #""tomorrow""#, nil, .unknownValue),
    ValueCase("object", shadow, #"{"radius": 4}"#, #"{"blur":4}"#),
    ValueCase("BS-06 far too large", shadow, #"{"x": -1e9}"#, #"{"x":-1000}"#, .clamped),
    ValueCase("BS-06 far too large", shadow, #"{"spread": "1e300"}"#, #"{"spread":1000}"#, .numberInString, .clamped),
    ValueCase("alias beside its key", shadow, #"{"radius": 4, "blur": 5}"#, #"{"blur":5}"#, .noEffect),
    ValueCase("unknown key is kept", shadow, #"{"blurr": 4}"#, #"{"blurr":4}"#, .unknownKey),
    ValueCase("shorthand", blur, "12", #"{"radius":12}"#),
    ValueCase("scalar for an object", shadow, "12", nil, .wrongType),
    ValueCase(
      "list of objects", option, #"["A", {"id": "b", "title": "B"}]"#,
      #"[{"id":"A","label":"A"},{"id":"b","label":"B"}]"#),
    ValueCase("object for a list (S-53)", option, #"{"id": "b"}"#, #"[{"id":"b"}]"#, .wrongType),
    ValueCase("scalar for a list (S-53)", option, #""A""#, #"[{"id":"A","label":"A"}]"#, .wrongType),
    ValueCase("scalar for a list", .list(.color), ##""#fff""##, ##"["#fff"]"##, .wrongType),
    ValueCase("number for a list of words", .list(.text), "4", #"["4"]"#, .wrongType, .wrongType),
    ValueCase("no list", .list(.color), "true", nil, .wrongType),
    ValueCase("bad item", .list(.color), ##"["#fff", "x"]"##, ##"["#fff"]"##, .badColour),
    ValueCase("empty colour list (S-53)", .list(.color), "[]", nil, .noEffect),
    ValueCase("empty list", .list(.text), "[]", "[]"),
    ValueCase(
      "map", .map(.number(nil)), #"{"a": "1", "b": [], "c": 2}"#, #"{"a":1,"c":2}"#, .numberInString, .wrongType),
    ValueCase("list for a map", .map(.any), "[1]", nil, .wrongType),
    ValueCase("button as its text", .button, #""Go""#, #"{"text":"Go"}"#),
    ValueCase(
      "button", .button, #"{"variant": "text", "field_config": {"text": "Go"}}"#, #"{"variant":"text","text":"Go"}"#),
    ValueCase("anything", .any, #"{"a": [1]}"#, #"{"a":[1]}"#),
  ]

  static let conditions: [ValueCase] = [
    ValueCase("operator form", .condition, #"{"operator": "equals", "field": "a", "value": 1}"#, "same"),
    ValueCase("shorthand", .condition, #"{"answer_equals": {"a": "b"}, "platform_is": "ios"}"#, "same"),
    ValueCase("nested", .condition, #"{"all": [{"not": {"empty": "a"}}, {"any": []}]}"#, "same"),
    ValueCase(
      "unknown operator (DO-09)", .condition, #"{"operator": "starts_with", "field": "a"}"#, "same", .unknownValue),
    ValueCase("unknown shorthand (VC-06)", .condition, #"{"not": {"answer_equal": {"a": 1}}}"#, "same", .unknownValue),
    ValueCase("one for a list", .condition, #"{"all": {"empty": "a"}}"#, "same", .wrongType),
    ValueCase("list", .condition, #"[{"empty": "a"}]"#, "same", .wrongType),
    ValueCase("no condition", .condition, "true", nil, .wrongType),
    ValueCase("empty", .condition, "{}", "same", .wrongType),
  ]

  @Test("Values come into the normal form of their kind", arguments: scalars + shapes + conditions)
  func value(_ c: ValueCase) throws {
    let reading = Reading(c.text)
    let json = try #require(reading.value)
    var normaliser = Normaliser(catalogue: .test, sources: reading.map)
    let normal = normaliser.value(json, as: c.kind, of: "key")
    let expected = c.normal == "same" ? JSONWriter().string(json) : c.normal
    #expect(normal.map { JSONWriter().string($0) } == expected)
    #expect(normaliser.diagnostics.map(\.code) == c.codes)
    #expect(normaliser.diagnostics.allSatisfy { $0.origin != .none })
  }

  @Test("A normal value stays as it is, without a finding", arguments: scalars + shapes + conditions)
  func isIdempotent(_ c: ValueCase) throws {
    let json = try #require(Reading(c.text).value)
    var first = Normaliser(catalogue: .test)
    guard let normal = first.value(json, as: c.kind, of: "key") else { return }
    var second = Normaliser(catalogue: .test)
    #expect(second.value(normal, as: c.kind, of: "key") == normal)
    let lasting: Set<DiagnosticCode> = [.unknownKey, .unknownValue, .wrongType]
    #expect(second.diagnostics.allSatisfy { lasting.contains($0.code) })
  }

  @Test("Findings say what was meant")
  func hints() throws {
    func hint(_ text: String, _ kind: ValueKind) throws -> String? {
      var normaliser = Normaliser(catalogue: .test)
      _ = normaliser.value(try #require(Reading(text).value), as: kind, of: "key")
      return normaliser.diagnostics.first?.hint
    }
    #expect(try hint(##"{"colour": "#fff"}"##, Self.shadow) == "did you mean `color`?")
    #expect(try hint(#""centre""#, Self.word) == "did you mean `center`?")
    #expect(try hint(#""aabbcc""#, .color) == "did you mean `#aabbcc`?")
    #expect(try hint(#"{"operator": "equal"}"#, .condition) == "did you mean `equals`?")
  }

  @Test("Findings are bounded however much is wrong")
  func bounded() throws {
    let items = Array(repeating: JSON.string("x"), count: 30_000)
    var normaliser = Normaliser(catalogue: .test)
    _ = normaliser.value(.array(items), as: .list(.color), of: "colors")
    #expect(normaliser.diagnostics.count == Normaliser.limit)
    #expect(normaliser.diagnostics.last?.code == .truncated)
  }
}
