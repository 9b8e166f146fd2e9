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
    if let failure = failure(bytes) { throw .broken(.svg, failure.description) }
  }

  /// Why a file is not given to librsvg, which has no limits of its own in time or memory.
  enum Failure: Error, Equatable, CustomStringConvertible {
    case malformed
    case entities
    case encoding
    /// A primitive whose work grows with more than the picture's size, or without end.
    case filter(String)
    case dashes
    case text
    case work
    case picture

    var description: String {
      switch self {
      case .malformed: "it is not well-formed XML"
      case .entities: "its document type declares something"
      case .encoding: "it is not written in UTF-8"
      case .filter(let name): "its filters use <\(name.prefix(40))>, which may take any time"
      case .dashes: "its lines have too many dashes"
      case .text: "it has more than \(SVGCheck.longestText) letters"
      case .work: "copies, patterns, filters and layers make it too much work to draw"
      case .picture: "it holds a picture that is too large, or neither PNG nor JPEG"
      }
    }
  }

  static let longestText = 20_000
  static let mostDashes = 300_000.0
  /// Shapes drawn, as `SVGCost` counts them.
  static let mostWork = 100_000.0

  private static func failure(_ bytes: [UInt8]) -> Failure? {
    guard isUTF8(bytes) else { return .encoding }
    do throws(Failure) {
      let cost = try bytes.withUnsafeBufferPointer { (buffer) throws(Failure) in try SVGCost(buffer) }
      if cost.textLength > longestText { return .text }
      if cost.total > mostWork { return .work }
      return cost.dashes > mostDashes ? .dashes : nil
    } catch { return error }
  }

  /// The check reads bytes; another encoding could hide tags from it.
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(0) { return false }
    let head = String(decoding: bytes.prefix(512).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
    guard head.hasPrefix("<?xml"), let place = head.indices.first(where: { head[$0...].hasPrefix("encoding") }) else {
      return true
    }
    let name = head[place...].dropFirst(8).drop { !($0.isLetter || $0.isNumber) }
    return ["utf-8", "utf8", "us-ascii", "iso-8859-1", "windows-1252"].contains { name.hasPrefix($0) }
  }

  /// Pictures inside of a file are decoded by librsvg's own means, which know no limits.
  static func checkPicture(_ reference: String) throws(Failure) {
    guard reference.hasPrefix("data:") else { return }
    let parts = reference.split(separator: ",", maxSplits: 1)
    guard parts.count == 2, parts[0].hasSuffix(";base64"), let bytes = Base64.decode(parts[1]),
      let kind = ImageKind.sniff(bytes), kind == .png || kind == .jpeg,
      (try? ImageDecoder.size(of: bytes, limits: ImageLimits(pixels: 16_000_000, side: 16_384, bytes: 4 << 20))) != nil
    else { throw .picture }
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
