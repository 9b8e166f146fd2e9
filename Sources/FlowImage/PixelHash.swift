import CXXHash

/// A fingerprint of a picture: its width, height and pixels, never the bytes of a file. XXH3, 128 bits, the same on every
/// processor. It finds changes; it is no protection against someone who forges one.
public struct PixelHash: Hashable, Sendable, CustomStringConvertible {
  let high: UInt64
  let low: UInt64

  /// The hash of `picture`. Linear in its bytes, about 1 ms for a phone's screen.
  public init(_ picture: PixelBuffer) {
    let seed =
      UInt64(UInt32(truncatingIfNeeded: picture.width)) << 32 | UInt64(UInt32(truncatingIfNeeded: picture.height))
    let hash = picture.bytes.withUnsafeBytes { XXH3_128bits_withSeed($0.baseAddress, $0.count, seed) }
    (high, low) = (hash.high64, hash.low64)
  }

  /// Reads the 32 hexadecimal digits that `description` writes; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  /// 32 hexadecimal digits, lower case.
  public var description: String { hexadecimal(high, digits: 16) + hexadecimal(low, digits: 16) }
}

/// `value` in lower-case hexadecimal with leading zeros.
func hexadecimal(_ value: some BinaryInteger, digits: Int) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
