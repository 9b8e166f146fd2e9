import FlowBase

extension Normaliser {
  /// Whether a template may stand in the string (S-36): it is kept for the stage that knows the state.
  static func isTemplate(_ text: String) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), before == byte { return true }
      before = byte
    }
    return false
  }

  /// A finite number, blanks around it allowed; nil for anything else.
  static func number(in text: String) -> Double? {
    guard text.utf8.count <= 64 else { return nil }
    var trimmed = text[...]
    while trimmed.first == " " { trimmed.removeFirst() }
    while trimmed.last == " " { trimmed.removeLast() }
    guard let first = trimmed.utf8.first, first < 0x3A, let number = Double(trimmed), number.isFinite else {
      return nil
    }
    return number
  }

  static func bool(in text: String) -> Bool? {
    switch text.utf8.count <= 5 ? text.lowercased() : "" {
    case "true": true
    case "false": false
    default: nil
    }
  }

  mutating func number(_ json: JSON, _ kind: ValueKind, _ range: ClosedRange<Double>?, _ key: String) -> JSON? {
    guard let number = plainNumber(json, kind, key) else {
      if let text = json.asString, Self.isTemplate(text) { return json }
      return json.asString == nil ? refuse(json, kind, key) : nil
    }
    return JSON(.number(clamped(number, range, key, at: json.origin)), at: json.origin)
  }

  mutating func integer(_ json: JSON, _ kind: ValueKind, _ range: ClosedRange<Int>?, _ key: String) -> JSON? {
    guard let number = plainNumber(json, kind, key) else {
      if let text = json.asString, Self.isTemplate(text) { return json }
      return json.asString == nil ? refuse(json, kind, key) : nil
    }
    let whole = number.rounded()
    if whole != number { wrongType(json, kind, key, "\(JSONWriter.number(whole)) is taken") }
    let bounds = range.map { Double($0.lowerBound)...Double($0.upperBound) }
    return JSON(.number(clamped(whole, bounds, key, at: json.origin)), at: json.origin)
  }

  /// The number itself or the one in a string; nil after a report where a string holds neither number nor template.
  private mutating func plainNumber(_ json: JSON, _ kind: ValueKind, _ key: String) -> Double? {
    if let number = json.asNumber { return number }
    guard let text = json.asString, !Self.isTemplate(text) else { return nil }
    guard let number = Self.number(in: text) else {
      wrongType(json, kind, key)
      return nil
    }
    report(
      .numberInString, "`\(key)` is a number in a string: \(JSONWriter.number(number)) is taken.",
      hint: "write \(JSONWriter.number(number)) without quotes", at: json.origin)
    return number
  }

  mutating func clamped(_ number: Double, _ range: ClosedRange<Double>?, _ key: String, at origin: Origin) -> Double {
    guard let range, !range.contains(number) else { return number }
    let taken = min(range.upperBound, max(range.lowerBound, number))
    report(
      .clamped,
      "`\(key)` is \(JSONWriter.number(number)), outside \(JSONWriter.number(range.lowerBound)) to "
        + "\(JSONWriter.number(range.upperBound)): \(JSONWriter.number(taken)) is taken.", at: origin)
    return taken
  }

  mutating func bool(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    switch json.value {
    case .bool: return json
    case .string(let text):
      if Self.isTemplate(text) { return json }
      guard let bool = Self.bool(in: text) else {
        report(
          .unknownValue, "`\(key)` is \(Self.described(json)); expected is true or false: it is ignored.",
          at: json.origin)
        return nil
      }
      report(
        .numberInString, "`\(key)` is a bool in a string: \(bool) is taken.", hint: "write \(bool) without quotes",
        at: json.origin)
      return JSON(.bool(bool), at: json.origin)
    case .number(let number) where number == 0 || number == 1:
      wrongType(json, kind, key, "\(number == 1) is taken")
      return JSON(.bool(number == 1), at: json.origin)
    default: return refuse(json, kind, key)
    }
  }

  mutating func string(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    switch json.value {
    case .string: return json
    case .number, .bool: return asTyped(json, kind, key)
    default: return refuse(json, kind, key)
    }
  }

  /// A number or bool where words are expected is shown as it was typed.
  private mutating func asTyped(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON {
    let text =
      switch json.value {
      case .bool(let bool): bool ? "true" : "false"
      case .number(let number): sources?.numberText(of: json.origin) ?? JSONWriter.number(number)
      default: ""
      }
    wrongType(json, kind, key, "it is read as \(JSONWriter.quoted(text))")
    return JSON(.string(text), at: json.origin)
  }

  /// A string, a map of locales, or plural forms, which may stand within a locale (format.md, S-17).
  mutating func text(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    guard case .object(let object) = json.value else { return string(json, kind, key) }
    return textMap(object, json, kind, key, level: 0)
  }

  private static let pluralForms: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private mutating func textMap(
    _ object: JSONObject, _ json: JSON, _ kind: ValueKind, _ key: String, level: Int
  ) -> JSON? {
    var members: [JSONObject.Member] = []
    for member in object.members where !member.value.isNull {
      if !Self.pluralForms.contains(member.key), level > 0 || !Self.isLocale(member.key) {
        report(
          .unknownKey, "`\(Self.shortened(member.key))` in `\(key)` is neither a locale nor a plural form.",
          at: member.keyOrigin)
      }
      var member = member
      let value: JSON? =
        if level == 0, let inner = member.value.asObject {
          textMap(inner, member.value, kind, key, level: 1)
        } else {
          string(member.value, .string, member.key)
        }
      guard let value else { continue }
      member.value = value
      members.append(member)
    }
    guard !members.isEmpty else {
      if object.isEmpty { wrongType(json, kind, key) }
      return nil
    }
    return JSON(.object(JSONObject(members)), at: json.origin)
  }

  /// Shaped as a BCP 47 tag: `de`, `pt-BR`, `zh_Hans_CN`.
  static func isLocale(_ key: String) -> Bool {
    let parts = key.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    guard let language = parts.first, (2...3).contains(language.count), parts.count <= 5 else { return false }
    func isLetter(_ c: UInt8) -> Bool { c | 0x20 >= 0x61 && c | 0x20 <= 0x7A }
    return language.allSatisfy(isLetter)
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || $0 >= 0x30 && $0 <= 0x39 }
      }
  }

  /// An unknown word counts as the documented default, never as the nearest word (G5, S-18).
  mutating func choice(_ json: JSON, _ kind: ValueKind, _ choices: ValueKind.Choices, _ key: String) -> JSON? {
    guard let word = json.asString else { return refuse(json, kind, key) }
    if choices.values.contains(word) { return json }
    if let value = choices.aliases[word] { return JSON(.string(value), at: json.origin) }
    if choices.keepsUnknown, choices.values.contains(word.lowercased()) { return json }
    let known = choices.values.count <= 12 ? " Known: \(choices.values.joined(separator: ", "))." : ""
    report(
      .unknownValue,
      "`\(key)` does not know \(JSONWriter.quoted(Self.shortened(word))): "
        + (choices.fallback.map { "`\($0)` is taken." } ?? (choices.keepsUnknown ? "it is kept." : "it is ignored."))
        + known,
      hint: hint(for: word, among: choices.values), at: json.origin)
    if choices.keepsUnknown { return json }
    return choices.fallback.map { JSON(.string($0), at: json.origin) }
  }
}
