/// Encoding, white space, comments, and what is skipped.
extension JSONParser {
  var byte: UInt8 { bytes[position] }

  /// The byte `ahead` of the cursor; 0 beyond the end.
  func peek(_ ahead: Int) -> UInt8 { position + ahead < end ? bytes[position + ahead] : 0 }

  func c(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: scalar.value) }

  /// Skips a UTF-8 byte order mark; refuses what is not text in UTF-8.
  mutating func checkEncoding() -> Bool {
    func starts(_ mark: [UInt8]) -> Bool { bytes.starts(with: mark) }
    if starts([0xEF, 0xBB, 0xBF]) {
      position = 3
      return true
    }
    let head = bytes.prefix(4)
    let zeros = head.filter { $0 == 0 }.count
    if starts([0xFF, 0xFE]) || starts([0xFE, 0xFF]) || head.count >= 2 && zeros > 0 && zeros < head.count {
      report("the file is in UTF-16 or UTF-32, not in UTF-8", hint: "save it again as UTF-8", at: 0)
      return false
    }
    if bytes.prefix(1024).contains(0) {
      report("this is a binary file, not JSON", hint: "a flow is a text file that starts with `{`", at: 0)
      return false
    }
    return true
  }

  @inline(__always) mutating func skipSpace() {
    while position < end {
      let c = bytes[position]
      if c == 0x20 || c == 0x0A || c == 0x0D || c == 0x09 {
        position += 1
      } else if c == 0x2F || c >= 0x80 || c == 0x0B || c == 0x0C {
        guard skipRareSpace() else { return }
      } else {
        return
      }
    }
  }

  /// A comment, or white space that only JSON5 has.
  private mutating func skipRareSpace() -> Bool {
    let start = position
    if byte == c("/") {
      guard skipComment() else { return false }
      json5("a comment", at: start)
      return true
    }
    let length = spaceLength(at: position)
    guard length > 0 else { return false }
    position += length
    json5("this kind of space", at: start)
    return true
  }

  private mutating func skipComment() -> Bool {
    switch peek(1) {
    case c("/"):
      while position < end, lineEndLength(at: position) == 0 { position += 1 }
      return true
    case c("*"):
      let start = position
      position += 2
      while position < end {
        if byte == c("*"), peek(1) == c("/") {
          position += 2
          return true
        }
        position += 1
      }
      report("this comment never ends", hint: "close it with `*/`", at: start)
      return true
    default: return false
    }
  }

  /// The length of the JSON5 white space at `i`, 0 if there is none: Unicode's Zs, line ends, U+FEFF.
  func spaceLength(at i: Int) -> Int {
    func at(_ k: Int) -> UInt8 { i + k < end ? bytes[i + k] : 0 }
    switch at(0) {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2: return at(1) == 0xA0 ? 2 : 0
    case 0xE1: return at(1) == 0x9A && at(2) == 0x80 ? 3 : 0
    case 0xE2:
      switch (at(1), at(2)) {
      case (0x80, 0x80...0x8A), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF), (0x81, 0x9F): return 3
      default: return 0
      }
    case 0xE3: return at(1) == 0x80 && at(2) == 0x80 ? 3 : 0
    case 0xEF: return at(1) == 0xBB && at(2) == 0xBF ? 3 : 0
    default: return 0
    }
  }

  /// The length of the line end at `i`: `\r\n` 2, U+2028 and U+2029 3; 0 if there is none.
  func lineEndLength(at i: Int) -> Int {
    guard i < end else { return 0 }
    switch bytes[i] {
    case 0x0A: return 1
    case 0x0D: return i + 1 < end && bytes[i + 1] == 0x0A ? 2 : 1
    case 0xE2: return i + 2 < end && bytes[i + 1] == 0x80 && bytes[i + 2] & 0xFE == 0xA8 ? 3 : 0
    default: return 0
    }
  }

  /// Goes to the next byte that may start or end something, by one byte at least.
  mutating func skipGarbage() {
    repeat { position += 1 } while position < end && !isBoundary(byte)
  }

  private func isBoundary(_ b: UInt8) -> Bool {
    switch b {
    case 0x0A, 0x0D, 0x22, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }

  /// Skips the container at the cursor with all that is in it.
  mutating func skipBalanced() {
    var depth = 0
    while position < end {
      switch byte {
      case c("{"), c("["): depth += 1
      case c("}"), c("]"): depth -= 1
      case c("\""), c("'"):
        let quote = byte
        position += 1
        while position < end, byte != quote, byte != 0x0A { position += byte == 0x5C ? 2 : 1 }
      default: break
      }
      position = min(position + 1, end)
      if depth == 0 { return }
    }
  }
}
