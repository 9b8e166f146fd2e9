/// Reads what `MessageWriter` wrote, or what pretends to be that: past the end everything is nil.
struct MessageReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func number() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << UInt32(8 * $1) }
  }

  mutating func real() -> Double? {
    guard let low = number(), let high = number() else { return nil }
    return Double(bitPattern: UInt64(high) << 32 | UInt64(low))
  }

  mutating func content() -> [UInt8]? {
    guard let count = number(), Int(count) <= bytes.count - position else { return nil }
    defer { position += Int(count) }
    return Array(bytes[position..<position + Int(count)])
  }

  mutating func text() -> String? { content().map { String(decoding: $0, as: UTF8.self) } }
}
