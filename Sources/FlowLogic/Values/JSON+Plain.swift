import FlowDocument

extension StringProtocol {
  /// The first dot. Names are long lists' keys: bytes are looked at, not characters.
  var firstDot: Index? { utf8.firstIndex(of: 0x2E) }
}

extension JSON {
  /// A scalar as text: numbers plainly, without grouping, with a point, without trailing zeros (S-55).
  public var scalarText: String? {
    switch value {
    case .string(let text): text
    case .number(let number): JSONWriter.number(number)
    case .bool(let bool): bool ? "true" : "false"
    default: nil
    }
  }

  /// What a template shows for the value: an option's label (AD-10), a place's address (LC-01), a date as ISO, lists
  /// with commas; nil for what has no words.
  var shownText: String? {
    switch value {
    case .null: return nil
    case .array(let items):
      let words = items.compactMap(\.shownText)
      return words.isEmpty && !items.isEmpty ? nil : words.joined(separator: ", ")
    case .object(let object):
      if let date = isoDate { return date }
      return (object["label"] ?? object["formatted_address"] ?? object["value"] ?? object["id"])?.scalarText
    default: return scalarText
    }
  }

  /// `{day, month, year}` as YYYY-MM-DD.
  var isoDate: String? {
    guard let object = asObject, let day = object["day"]?.asNumber, let month = object["month"]?.asNumber,
      let year = object["year"]?.asNumber, (1...31).contains(day), (1...12).contains(month), (0...9999).contains(year)
    else { return nil }
    func padded(_ number: Double, _ count: Int) -> String {
      let digits = String(Int(number))
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// A number, or the one that a string holds.
  public var numeric: Double? {
    if let number = asNumber { return number }
    guard let text = asString, text.utf8.count <= 64 else { return nil }
    let digits = text.utf8.first.map { $0 >= 0x2B && $0 <= 0x39 } ?? false
    guard digits, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// Present, not null, not "", [] or {} (DO-04).
  var isFilled: Bool {
    switch value {
    case .null: false
    case .string(let text): !text.isEmpty
    case .array(let items): !items.isEmpty
    case .object(let object): !object.isEmpty
    default: true
    }
  }

  /// What lies below, by keys and indexes with dots between.
  func at(_ path: Substring) -> JSON? {
    var here = self
    var rest = path
    while true {
      if let whole = here[String(rest)] { return whole }
      guard let dot = rest.firstDot else {
        return Int(rest).flatMap { here[$0] }
      }
      let key = String(rest[..<dot])
      guard let next = here[key] ?? Int(key).flatMap({ here[$0] }) else { return nil }
      here = next
      rest = rest[rest.index(after: dot)...]
    }
  }
}
