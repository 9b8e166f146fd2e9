import CPango
import FlowBase
import FlowLayout

/// What shaping one text carries from paragraph to paragraph.
struct ShapingState {
  /// Pango's mark for "nothing to draw".
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF

  let text: TextContent
  /// The text with every control character replaced by one of the same length that Pango knows.
  let bytes: [UInt8]
  let runRanges: [Range<Int>]
  let fitted: [FittedFont]
  let language: OpaquePointer?
  var paragraphs: [ShapedParagraph] = []
  var faces: [TextFace] = []
  var missing: [Unicode.Scalar] = []

  init(text: TextContent) {
    self.text = text
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for run in text.runs {
      let start = bytes.count
      bytes.append(contentsOf: run.text.utf8)
      ranges.append(start..<bytes.count)
    }
    for i in bytes.indices where bytes[i] < 0x20 && bytes[i] != 0x0A || bytes[i] == 0x7F { bytes[i] = 0x20 }
    // U+2028 and U+2029 end a line as a newline does.
    for i in bytes.indices.dropFirst(2) where bytes[i] == 0xA8 || bytes[i] == 0xA9 {
      if bytes[i - 2] == 0xE2 && bytes[i - 1] == 0x80 { bytes.replaceSubrange(i - 2...i, with: [0x20, 0x20, 0x0A]) }
    }
    self.bytes = bytes
    runRanges = ranges
    fitted = text.runs.map { FittedFont($0.font, metrics: text.metrics) }
    language = pango_language_from_string(Self.fontconfigTag(text.locale))
  }

  /// The run that the byte at `offset` belongs to; the last one at the text's end.
  func run(at offset: Int) -> Int {
    runRanges.firstIndex { $0.contains(offset) } ?? runRanges.lastIndex { !$0.isEmpty } ?? max(0, runRanges.count - 1)
  }

  /// The run's own letter spacing in points, within what a glyph's advance can hold.
  func spacing(_ run: Int) -> Double {
    let spacing = text.runs[run].letterSpacing
    return spacing.isFinite ? min(10_000, max(-10_000, spacing)) : 0
  }

  mutating func index(of face: TextFace) -> Int {
    if let known = faces.firstIndex(where: { $0 === face }) { return known }
    faces.append(face)
    return faces.count - 1
  }

  mutating func noteMissing(_ range: Range<Int>) {
    for (_, scalar) in scalars(in: range) where !missing.contains(scalar) { missing.append(scalar) }
  }

  func scalars(in range: Range<Int>) -> [(offset: Int, scalar: Unicode.Scalar)] {
    var offset = range.lowerBound
    return String(decoding: bytes[range], as: UTF8.self).unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (offset, scalar)
    }
  }

  // MARK: Chinese, Japanese, Korean

  private static func fontconfigTag(_ locale: LocaleTag) -> String {
    let tag = locale.description.lowercased()
    guard locale.language == "zh" else { return locale.language == "iw" ? "he" : tag }
    let parts = tag.split(separator: "-")
    if parts.contains("hk") || parts.contains("mo") { return "zh-hk" }
    return parts.contains("tw") || parts.contains("hant") ? "zh-tw" : "zh-cn"
  }

  private var isHanLocale: Bool { ["zh", "ja", "ko"].contains(text.locale.language) }

  /// Han characters in a text of another language: Japanese beside kana, else Chinese, as phones guess.
  var hanLanguage: OpaquePointer? {
    let hasKana = text.runs.contains { $0.text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) } }
    return pango_language_from_string(hasKana ? "ja" : "zh-cn")
  }

  func foreignHan(_ range: Range<Int>) -> [Range<Int>] {
    guard !isHanLocale, bytes[range].contains(where: { $0 >= 0xE3 }) else { return [] }
    return scalars(in: range).filter { $0.scalar.properties.isIdeographic }
      .map { $0.offset..<$0.offset + UTF8.width($0.scalar) }
  }
}

extension ShapedGlyph {
  init(_ info: PangoGlyphInfo) {
    let unknown: UInt32 = 0x1000_0000
    self.init(
      index: info.glyph, advance: info.geometry.width, x: info.geometry.x_offset, y: info.geometry.y_offset,
      isMissing: info.glyph & unknown != 0)
  }
}

extension ShapedParagraph {
  /// Adds letter spacing after a cluster in its reading direction.
  mutating func space(_ range: Range<Int>, by amount: Int32, atLeft: Bool) {
    guard amount != 0, let first = range.first, let last = range.last else { return }
    if atLeft {
      glyphs[first].advance += amount
      glyphs[first].x += amount
    } else {
      glyphs[last].advance += amount
    }
  }
}
