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
    var breaks: Int32 = 0
    for i in range where bytes[i] == 0x0A || bytes[i] == 0x0D { breaks += isBreak(i, bytes) ? 1 : 0 }
    var from = range.lowerBound
    if breaks > 0 {
      mark.lines += breaks
      mark.column = 0
      var i = range.upperBound
      while !isBreak(i - 1, bytes) { i -= 1 }
      from = i
    }
    var characters: Int32 = 0
    for i in from..<range.upperBound { characters += bytes[i] & 0xC0 == 0x80 ? 0 : 1 }
    mark.column += characters
  }
}
