/// Writes JSON on one line, the same bytes for the same value: all machine output goes through it.
public struct JSONWriter: Sendable {
  /// The order of an object's members in the output.
  public enum Order: Sendable {
    case asGiven
    /// By Unicode code points.
    case sorted
  }

  public var order: Order

  public init(order: Order = .asGiven) { self.order = order }

  public func string(_ json: JSON) -> String {
    var out = ""
    write(json, to: &out)
    return out
  }

  /// `text` as a JSON string, quotes included.
  public static func quoted(_ text: String) -> String {
    var out = ""
    writeQuoted(text, to: &out)
    return out
  }

  /// The shortest decimal that reads back as the same number; whole numbers without `.0`, and `null` for what JSON
  /// cannot say (NaN, infinities).
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 9_007_199_254_740_992 { return String(Int64(value)) }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func write(_ json: JSON, to out: inout String) {
    switch json.value {
    case .null: out += "null"
    case .bool(let bool): out += bool ? "true" : "false"
    case .number(let number): out += Self.number(number)
    case .string(let text): Self.writeQuoted(text, to: &out)
    case .array(let items):
      out += "["
      for (i, item) in items.enumerated() {
        if i > 0 { out += "," }
        write(item, to: &out)
      }
      out += "]"
    case .object(let object):
      var members = object.members
      if order == .sorted { members.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) } }
      out += "{"
      for (i, member) in members.enumerated() {
        if i > 0 { out += "," }
        Self.writeQuoted(member.key, to: &out)
        out += ":"
        write(member.value, to: &out)
      }
      out += "}"
    }
  }

  private static func writeQuoted(_ text: String, to out: inout String) {
    out += "\""
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xE2 }) {
      out += text
    } else {
      for scalar in text.unicodeScalars { writeEscaped(scalar, to: &out) }
    }
    out += "\""
  }

  private static func writeEscaped(_ scalar: Unicode.Scalar, to out: inout String) {
    switch scalar {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    case "\r": out += "\\r"
    case "\t": out += "\\t"
    // Legal in JSON, but line ends to JavaScript and to many readers of JSON lines.
    case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
      let hex = String(scalar.value, radix: 16)
      out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: out.unicodeScalars.append(scalar)
    }
  }
}
