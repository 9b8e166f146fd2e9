/// Bytes written as letters (RFC 4648).
enum Base64 {
  /// Blanks are skipped; nil for any other letter that does not belong there.
  static func decode(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for c in text.utf8 {
      let value: UInt32
      switch c {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(c) - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(c) - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(c) + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="), 9, 10, 13, 32: continue
      default: return nil
      }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
