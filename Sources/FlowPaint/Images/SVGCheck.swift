import FlowImage

/// What an SVG file must not be before librsvg may see it: too large, too deep, or a bomb of entities or copies.
enum SVGCheck {
  static let largestFile = 4 << 20
  static let mostElements = 50_000
  static let deepestNesting = 256
  /// `<use>` elements: copies of copies grow without bound.
  static let mostCopies = 1_000

  static func check(_ bytes: [UInt8]) throws(ImageError) {
    guard bytes.count <= largestFile else { throw .fileTooLarge(bytes: bytes.count) }
    let found = bytes.withUnsafeBufferPointer(Tally.init)
    if found.hasEntities { throw .broken(.svg, "it declares entities") }
    if found.elements > mostElements { throw .broken(.svg, "it has more than \(mostElements) elements") }
    if found.depth > deepestNesting { throw .broken(.svg, "its elements are nested deeper than \(deepestNesting)") }
    if found.copies > mostCopies { throw .broken(.svg, "it has more than \(mostCopies) <use> elements") }
  }

  /// Counts tags without parsing; comments and quoted text may only make the counts larger.
  private struct Tally {
    var elements = 0
    var copies = 0
    var depth = 0
    var hasEntities = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var open = 0
      var i = 0
      while i < bytes.count {
        defer { i += 1 }
        if bytes[i] == UInt8(ascii: "/"), i + 1 < bytes.count, bytes[i + 1] == UInt8(ascii: ">") { open -= 1 }
        guard bytes[i] == UInt8(ascii: "<"), i + 1 < bytes.count else { continue }
        switch bytes[i + 1] {
        case UInt8(ascii: "/"): open -= 1
        case UInt8(ascii: "!"): if Self.hasPrefix("!ENTITY", bytes, i + 1) { hasEntities = true }
        case UInt8(ascii: "?"): break
        default:
          elements += 1
          open += 1
          depth = max(depth, open)
          if Self.hasPrefix("use", bytes, i + 1) || Self.hasPrefix("svg:use", bytes, i + 1) { copies += 1 }
        }
      }
    }

    private static func hasPrefix(_ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
      guard start + word.utf8CodeUnitCount <= bytes.count else { return false }
      return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
    }
  }
}
