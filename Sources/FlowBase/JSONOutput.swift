/// A JSON value to be printed. Keys keep the order they are given in, so that the same result is the same text.
public indirect enum JSONOutput: Sendable {
  case null
  case bool(Bool)
  /// Not a number and infinities, which JSON lacks, are printed as null.
  case number(Double)
  case string(String)
  case array([JSONOutput])
  case object([(key: String, value: JSONOutput)])

  /// A measure in points: rounded to 0.01, trailing zeros cut (questions.md, 19).
  public static func points(_ value: Double) -> JSONOutput { .number((value * 100).rounded() / 100) }

  /// The value on one line, without spaces outside of strings.
  public var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Appends the value on one line.
  public func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.text(of: value)
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      text += "["
      for (i, value) in values.enumerated() {
        if i > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (i, member) in members.enumerated() {
        if i > 0 { text += "," }
        Self.quote(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return value.description
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    // Most strings need no escape and are appended whole.
    if value.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      for scalar in value.unicodeScalars { escape(scalar, to: &text) }
    } else {
      text += value
    }
    text += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where scalar.value < 0x20:
      let hex = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: text.unicodeScalars.append(scalar)
    }
  }
}

extension JSONOutput: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(arrayLiteral elements: JSONOutput...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONOutput)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
  public init(nilLiteral: ()) { self = .null }
}
