/// Finds line and column of a byte offset in constant time, however long the lines are: counts are kept for every
/// kilobyte, so a minified file of one line costs no more than any other.
struct LineIndex: Sendable {
  private struct Mark {
    /// Line breaks before the mark.
    var lines: Int32
    /// Characters between the last line break before the mark and the mark.
    var column: Int32
  }

  private static let stride = 1024
  private var marks: [Mark] = []

  init(_ bytes: [UInt8]) {
    marks.reserveCapacity(bytes.count / Self.stride + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var mark = Mark(lines: 0, column: 0)
      var start = 0
      repeat {
        marks.append(mark)
        let end = min(start + Self.stride, bytes.count)
        Self.advance(&mark, over: start..<end, in: bytes)
        start = end
      } while start < bytes.count
    }
  }

  /// Both counted from 1; the column in characters (Unicode scalars). `\n`, `\r\n` and a lone `\r` end a line.
  func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let k = min(offset / Self.stride, marks.count - 1)
    var mark = marks[k]
    bytes.withUnsafeBufferPointer { Self.advance(&mark, over: k * Self.stride..<min(offset, $0.count), in: $0) }
    return (Int(mark.lines) + 1, Int(mark.column) + 1)
  }

  private static func isBreak(_ i: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[i] == 0x0A || bytes[i] == 0x0D && (i + 1 == bytes.count || bytes[i + 1] != 0x0A)
  }

  private static func advance(_ mark: inout Mark, over range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    // Plain sums, which the compiler turns into vector code; the rest only where there are `\r`.
    var feeds: Int32 = 0
    var returns: Int32 = 0
    for i in range {
      feeds &+= bytes[i] == 0x0A ? 1 : 0
      returns &+= bytes[i] == 0x0D ? 1 : 0
    }
    let breaks = returns == 0 ? feeds : range.reduce(into: 0) { $0 += isBreak($1, bytes) ? 1 : 0 }
    var from = range.lowerBound
    if breaks > 0 {
      mark.lines += breaks
      mark.column = 0
      from = range.upperBound
      while !isBreak(from - 1, bytes) { from -= 1 }
    }
    var characters: Int32 = 0
    for i in from..<range.upperBound { characters &+= bytes[i] & 0xC0 == 0x80 ? 0 : 1 }
    mark.column += characters
  }
}
