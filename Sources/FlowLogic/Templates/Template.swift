/// A text with `{{namespace.path | fallback}}` and `{{tag:name}}` in it, taken apart (TE-08, S-35, S-58).
struct Template: Sendable {
  enum Piece: Sendable, Equatable {
    case literal(String)
    case path(String, fallback: String?)
    /// A custom tag by its full name (AD-01).
    case tag(String, fallback: String?)
  }

  private(set) var pieces: [Piece] = []
  /// Braces without their counterpart; they stand as they are.
  private(set) var isUnbalanced = false

  /// Whether the text has any braces to look at. Cheap.
  static func mayBe(_ text: String) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      if byte == before, byte == 0x7B || byte == 0x7D { return true }
      before = byte
    }
    return false
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var literal: [UInt8] = []
    var i = 0
    while i < bytes.count {
      if Self.isPair(bytes, i, 0x7D) {
        isUnbalanced = true
        literal += [0x7D, 0x7D]
        i += 2
        continue
      }
      guard Self.isPair(bytes, i, 0x7B) else {
        literal.append(bytes[i])
        i += 1
        continue
      }
      // Of three braces the inner two count.
      if i + 2 < bytes.count, bytes[i + 2] == 0x7B {
        literal.append(bytes[i])
        i += 1
        continue
      }
      guard let end = Self.end(of: bytes, from: i + 2),
        let piece = Self.piece(String(decoding: bytes[(i + 2)..<end], as: UTF8.self))
      else {
        isUnbalanced = true
        literal += [0x7B, 0x7B]
        i += 2
        continue
      }
      append(literal)
      literal.removeAll(keepingCapacity: true)
      pieces.append(piece)
      i = end + 2
    }
    append(literal)
  }

  private mutating func append(_ literal: [UInt8]) {
    if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
  }

  private static func isPair(_ bytes: [UInt8], _ i: Int, _ brace: UInt8) -> Bool {
    i + 1 < bytes.count && bytes[i] == brace && bytes[i + 1] == brace
  }

  /// Where the closing braces stand, if they come before the next opening ones.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var i = start
    while i < bytes.count {
      if isPair(bytes, i, 0x7D) { return i }
      if isPair(bytes, i, 0x7B) { return nil }
      i += 1
    }
    return nil
  }

  private static func piece(_ inner: String) -> Piece? {
    let bar = inner.firstIndex(of: "|")
    let name = trimmed(bar.map { inner[..<$0] } ?? inner[...])
    let fallback = bar.map { trimmed(inner[inner.index(after: $0)...]) }
    if name.isEmpty { return nil }
    if name.hasPrefix("tag:") { return .tag(trimmed(name.dropFirst(4)), fallback: fallback) }
    return .path(name, fallback: fallback)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
