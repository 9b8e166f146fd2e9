/// Tags and texts of an SVG file, as far as they tell what drawing it costs. Anything that a parser of XML could read in
/// another way is refused, so that nothing is hidden from the check that librsvg would see.
struct SVGTokens {
  enum Token {
    /// Its name without prefix, its attributes without prefixes, and whether it has content.
    case open(String, [String: String], isEmpty: Bool)
    case close
    /// The number of its bytes, blanks aside, and the text itself within a style sheet's limit.
    case text(count: Int, String)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Nil at the end.
  mutating func next() throws(SVGCheck.Failure) -> Token? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else { return text() }
      if has("<!--") {
        try skip(past: "-->")
      } else if has("<![CDATA[") {
        let start = position + 9
        try skip(past: "]]>")
        return .text(count: position - 3 - start, string(start..<max(start, position - 3)))
      } else if has("<?") {
        try skip(past: "?>")
      } else if has("<!") {
        try skipDeclaration()
      } else if has("</") {
        try skip(past: ">")
        return .close
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func text() -> Token {
    let start = position
    var count = 0
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if bytes[position] > 32 { count += 1 }
      position += 1
    }
    return .text(count: count, string(start..<position))
  }

  private mutating func tag() throws(SVGCheck.Failure) -> Token {
    position += 1
    let name = word()
    var attributes: [String: String] = [:]
    while true {
      blanks()
      guard position < bytes.count else { throw .malformed }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        return .open(name, attributes, isEmpty: false)
      }
      if has("/>") {
        position += 2
        return .open(name, attributes, isEmpty: true)
      }
      let key = word()
      blanks()
      guard !key.isEmpty, has("=") else { throw .malformed }
      position += 1
      blanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
        throw .malformed
      }
      let quote = bytes[position]
      let start = position + 1
      position = start
      while position < bytes.count, bytes[position] != quote { position += 1 }
      guard position < bytes.count else { throw .malformed }
      attributes[key] = string(start..<position)
      position += 1
    }
  }

  /// A name without its prefix.
  private mutating func word() -> String {
    var start = position
    while position < bytes.count {
      let c = bytes[position]
      if c <= 32 || c == UInt8(ascii: "=") || c == UInt8(ascii: ">") || c == UInt8(ascii: "/") { break }
      if c == UInt8(ascii: "<") || c == UInt8(ascii: "\"") || c == UInt8(ascii: "'") { break }
      position += 1
      if c == UInt8(ascii: ":") { start = position }
    }
    return string(start..<position)
  }

  private mutating func blanks() {
    while position < bytes.count, bytes[position] <= 32 { position += 1 }
  }

  /// A document type; one with a part of its own could declare anything.
  private mutating func skipDeclaration() throws(SVGCheck.Failure) {
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if bytes[position] == UInt8(ascii: "[") { throw .entities }
      position += 1
    }
    position += 1
  }

  private mutating func skip(past end: StaticString) throws(SVGCheck.Failure) {
    while position < bytes.count {
      if has(end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw .malformed
  }

  private func has(_ word: StaticString) -> Bool {
    guard position + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
