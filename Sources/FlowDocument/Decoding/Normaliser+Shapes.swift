import FlowBase

extension Normaliser {
  static let edgeNames = ["top", "right", "bottom", "left", "horizontal", "vertical"]
  static let cornerNames = ["top_left", "top_right", "bottom_right", "bottom_left"]

  mutating func color(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    switch json.value {
    case .string(let text):
      if Color(hex: text) != nil { return json }
      let fixed = "#" + text
      report(
        .badColour,
        "`\(key)` is no colour: \(JSONWriter.quoted(Self.shortened(text))) is not #RGB, #RGBA, #RRGGBB or #RRGGBBAA.",
        hint: Color(hex: fixed) != nil ? "did you mean `\(fixed)`?" : nil, at: json.origin)
      return nil
    case .object(let object): return pair(object, json, kind, key) { $0.color($1, .color, $2) }
    default: return refuse(json, kind, key)
    }
  }

  mutating func asset(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    switch json.value {
    case .string: json
    case .object(let object): pair(object, json, kind, key) { $0.asset($1, kind, $2) }
    default: refuse(json, kind, key)
    }
  }

  /// `{light, dark}`.
  private mutating func pair(
    _ object: JSONObject, _ json: JSON, _ kind: ValueKind, _ key: String,
    _ one: (inout Normaliser, JSON, String) -> JSON?
  ) -> JSON? {
    var members: [JSONObject.Member] = []
    for var member in object.members where !member.value.isNull {
      guard member.key == "light" || member.key == "dark" else {
        unknownKey(member, of: key, among: ["light", "dark"])
        continue
      }
      guard member.value.asObject == nil else {
        wrongType(member.value, kind, member.key)
        continue
      }
      guard let value = one(&self, member.value, "\(key).\(member.key)") else { continue }
      member.value = value
      members.append(member)
    }
    if members.isEmpty {
      if object["light"] == nil, object["dark"] == nil { wrongType(json, kind, key) }
      return nil
    }
    return JSON(.object(JSONObject(members)), at: json.origin)
  }

  mutating func dimension(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    let points = 0.0...1_000_000
    switch json.value {
    case .number(let number): return JSON(.number(clamped(number, points, key, at: json.origin)), at: json.origin)
    case .string(let text):
      if text == "fit" || text == "fill" { return json }
      if text.utf8.last == UInt8(ascii: "%"), let percent = Self.number(in: String(text.dropLast())) {
        let taken = clamped(percent, 0...100_000, key, at: json.origin)
        return JSON(.string(JSONWriter.number(taken) + "%"), at: json.origin)
      }
      if Self.number(in: text) != nil { return number(json, kind, points, key) }
      report(
        .unknownValue, "`\(key)` is \(Self.described(json)); expected is \(kind.expectation): it is ignored.",
        hint: hint(for: text, among: ["fit", "fill"]), at: json.origin)
      return nil
    default: return refuse(json, kind, key)
    }
  }

  /// One number for all, or an object of `names`; radii and paddings are never negative, margins may be (S-24).
  mutating func sides(_ json: JSON, _ kind: ValueKind, _ key: String, _ names: [String]) -> JSON? {
    let range: ClosedRange<Double> = key == "margin" ? -100_000...100_000 : 0...100_000
    guard case .object(let object) = json.value else {
      guard json.asNumber != nil || json.asString != nil else { return refuse(json, kind, key) }
      if let text = json.asString, Self.number(in: text) == nil {
        wrongType(json, kind, key)
        return nil
      }
      return number(json, kind, range, key)
    }
    var members: [JSONObject.Member] = []
    for var member in object.members where !member.value.isNull {
      guard names.contains(member.key) else {
        unknownKey(member, of: key, among: names)
        continue
      }
      guard let value = number(member.value, .number(range), range, "\(key).\(member.key)") else { continue }
      member.value = value
      members.append(member)
    }
    return JSON(.object(JSONObject(members)), at: json.origin)
  }

  /// `library:name`, an emoji, or the long form.
  mutating func icon(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    switch json.value {
    case .object(let object):
      return JSON(.object(self.object(object, as: IconKeys.declaration)), at: json.origin)
    case .string(let text):
      guard let colon = text.firstIndex(of: ":"), text[..<colon].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
        return json
      }
      let library = String(text[..<colon])
      guard case .choice(let libraries) = IconKeys.library.declaration.kind else { return json }
      if libraries.values.contains(library) { return json }
      if let name = libraries.aliases[library] { return JSON(.string(name + text[colon...]), at: json.origin) }
      report(
        .unknownValue, "`\(key)` does not know the icon library \(JSONWriter.quoted(Self.shortened(library))).",
        hint: hint(for: library, among: libraries.values), at: json.origin)
      return json
    default: return refuse(json, kind, key)
    }
  }

  /// `YYYY-MM-DD`, a time after it dropped, or `{day, month, year}`; a day that the month lacks is its last (S-53).
  mutating func date(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    switch json.value {
    case .string(let text):
      if Self.isTemplate(text) { return json }
      let digits = text.utf8.prefix(10).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      let parts = digits.map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
      guard digits.map(\.count) == [4, 2, 2], !parts.contains(-1), text.utf8.count == 10 || text.utf8.count >= 16
      else {
        report(
          .unknownValue, "`\(key)` is \(Self.described(json)); expected is \(kind.expectation): it is ignored.",
          at: json.origin)
        return nil
      }
      let day = existing(year: parts[0], month: parts[1], day: parts[2], key, at: json.origin)
      func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
      let year = String(repeating: "0", count: 4 - digits[0].count) + String(decoding: digits[0], as: UTF8.self)
      return JSON(.string("\(year)-\(two(day.month))-\(two(day.day))"), at: json.origin)
    case .object(let object):
      var normal = self.object(object, as: DateKeys.declaration)
      if let y = normal["year"]?.asNumber, let m = normal["month"]?.asNumber, let d = normal["day"]?.asNumber {
        let day = existing(year: Int(y), month: Int(m), day: Int(d), key, at: json.origin)
        normal["day"] = JSON(.number(Double(day.day)), at: normal["day"]?.origin ?? json.origin)
      }
      return JSON(.object(normal), at: json.origin)
    default: return refuse(json, kind, key)
    }
  }

  private mutating func existing(
    year: Int, month: Int, day: Int, _ key: String, at origin: Origin
  ) -> (month: Int, day: Int) {
    let taken = min(12, max(1, month))
    let leap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let last = taken == 2 ? leap ? 29 : 28 : [4, 6, 9, 11].contains(taken) ? 30 : 31
    let lastDay = min(last, max(1, day))
    if taken != month || lastDay != day {
      report(
        .clamped, "`\(key)`: there is no day \(day) of month \(month) in \(year): \(lastDay) of \(taken) is taken.",
        at: origin)
    }
    return (taken, lastDay)
  }
}
