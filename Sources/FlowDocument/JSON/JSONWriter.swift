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

  public func string(_ json: JSON) -> String { String(decoding: bytes(json), as: UTF8.self) }

  /// The same as `string`, in UTF-8.
  public func bytes(_ json: JSON) -> [UInt8] {
    var out: [UInt8] = []
    write(json, to: &out)
    return out
  }

  /// `text` as a JSON string, quotes included.
  public static func quoted(_ text: String) -> String {
    var out: [UInt8] = []
    writeQuoted(text, to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  /// The shortest decimal that reads back as the same number; whole numbers without `.0`, and `null` for what JSON
  /// cannot say (NaN, infinities).
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 9_007_199_254_740_992 { return String(Int64(value)) }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func write(_ json: JSON, to out: inout [UInt8]) {
    switch json.value {
    case .null: out += "null".utf8
    case .bool(let bool): out += (bool ? "true" : "false").utf8
    case .number(let number): out += Self.number(number).utf8
    case .string(let text): Self.writeQuoted(text, to: &out)
    case .array(let items):
      out.append(UInt8(ascii: "["))
      for (i, item) in items.enumerated() {
        if i > 0 { out.append(UInt8(ascii: ",")) }
        write(item, to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let object):
      var members = object.members
      if order == .sorted { members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } }
      out.append(UInt8(ascii: "{"))
      for (i, member) in members.enumerated() {
        if i > 0 { out.append(UInt8(ascii: ",")) }
        Self.writeQuoted(member.key, to: &out)
        out.append(UInt8(ascii: ":"))
        write(member.value, to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static func writeQuoted(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      var plain = 0
      for i in bytes.indices {
        let b = bytes[i]
        guard b < 0x20 || b == 0x22 || b == 0x5C || b == 0x7F || b == 0xE2 else { continue }
        let length = b == 0xE2 ? 3 : 1
        // U+2028 and U+2029 are legal in JSON, but line ends to JavaScript and to many readers of JSON lines.
        if length == 3, bytes[i + 1] != 0x80 || bytes[i + 2] & 0xFE != 0xA8 { continue }
        out += bytes[plain..<i]
        out += escape(length == 1 ? UInt32(b) : 0x2000 + UInt32(bytes[i + 2] & 0x3F)).utf8
        plain = i + length
      }
      out += bytes[plain...]
    }
    out.append(UInt8(ascii: "\""))
  }

  private static func escape(_ scalar: UInt32) -> String {
    switch scalar {
    case 0x22: return "\\\""
    case 0x5C: return "\\\\"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    case 0x09: return "\\t"
    default:
      let hex = String(scalar, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }
  }
}
