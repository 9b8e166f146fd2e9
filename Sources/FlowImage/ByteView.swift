/// Bytes of a file that may say anything: every read is checked and answers nil outside.
struct ByteView {
  let base: UnsafeBufferPointer<UInt8>

  init(_ base: UnsafeBufferPointer<UInt8>) { self.base = base }

  var count: Int { base.count }

  func byte(_ at: Int) -> UInt8? { at >= 0 && at < base.count ? base[at] : nil }

  func big16(_ at: Int) -> Int? {
    guard at >= 0, at <= base.count - 2 else { return nil }
    return Int(base[at]) << 8 | Int(base[at + 1])
  }

  func big32(_ at: Int) -> Int? {
    guard let high = big16(at), let low = big16(at + 2) else { return nil }
    return high << 16 | low
  }

  func little16(_ at: Int) -> Int? { big16(at).map { $0 >> 8 | ($0 & 0xFF) << 8 } }

  func little24(_ at: Int) -> Int? {
    guard let low = little16(at), let high = byte(at + 2) else { return nil }
    return Int(high) << 16 | low
  }

  func little32(_ at: Int) -> Int? {
    guard let low = little16(at), let high = little16(at + 2) else { return nil }
    return high << 16 | low
  }

  func hasBytes(_ bytes: [UInt8], at: Int) -> Bool {
    guard at >= 0, at <= base.count - bytes.count else { return false }
    return bytes.indices.allSatisfy { base[at + $0] == bytes[$0] }
  }

  func hasText(_ text: StaticString, at: Int) -> Bool {
    guard at >= 0, at <= base.count - text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { base[at + $0] == text.utf8Start[$0] }
  }

  /// Whether `text` stands somewhere within `range`.
  func contains(_ text: StaticString, in range: Range<Int>) -> Bool {
    let last = min(range.upperBound, count) - text.utf8CodeUnitCount
    guard range.lowerBound <= last else { return false }
    return (range.lowerBound...last).contains { hasText(text, at: $0) }
  }

  /// The part `range`, which must lie inside.
  func slice(_ range: Range<Int>) -> ByteView { ByteView(UnsafeBufferPointer(rebasing: base[range])) }
}
