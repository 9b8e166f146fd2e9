import FlowBase

/// Numbers and addresses as SVG and HTML have them.
extension Markup {
  /// At most two decimals, without an exponent.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)." + (rest % 10 == 0 ? String(rest / 10) : rest < 10 ? "0\(rest)" : String(rest))
  }

  /// `data:` address of bytes.
  public static func dataURI(_ bytes: [UInt8], type: String) -> String { "data:\(type);base64,\(base64(bytes))" }

  static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for i in stride(from: 0, to: bytes.count, by: 3) {
      let left = bytes.count - i
      let a = bytes[i], b = left > 1 ? bytes[i + 1] : 0, c = left > 2 ? bytes[i + 2] : 0
      result.append(digits[Int(a >> 2)])
      result.append(digits[Int((a & 3) << 4 | b >> 4)])
      result.append(left > 1 ? digits[Int((b & 15) << 2 | c >> 6)] : UInt8(ascii: "="))
      result.append(left > 2 ? digits[Int(c & 63)] : UInt8(ascii: "="))
    }
    return String(decoding: result, as: UTF8.self)
  }
}
