/// Numbers and bytes, one after the other, little end first.
struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func write(_ number: Double) {
    write(UInt32(truncatingIfNeeded: number.bitPattern))
    write(UInt32(truncatingIfNeeded: number.bitPattern >> 32))
  }

  /// Their number first.
  mutating func write(_ content: some Collection<UInt8>) {
    write(UInt32(content.count))
    bytes += content
  }
}
