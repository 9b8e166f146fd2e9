import CDeflate

/// One chunk of a PNG file, its checksum verified.
struct PNGChunk {
  /// Four letters, as a big-endian number.
  let type: Int
  /// Where its data lies in the file.
  let data: Range<Int>
  /// The checksum the file states, over type and data.
  let checksum: UInt32

  /// Whether a decoder must understand it (its first letter is upper case).
  var isCritical: Bool { type & 0x2000_0000 == 0 }

  static let header = fourLetters("IHDR")
  static let palette = fourLetters("PLTE")
  static let transparency = fourLetters("tRNS")
  static let pixels = fourLetters("IDAT")
  static let end = fourLetters("IEND")
  static let profile = fourLetters("iCCP")
  static let standard = fourLetters("sRGB")
  static let gamma = fourLetters("gAMA")
  static let primaries = fourLetters("cHRM")
  static let codes = fourLetters("cICP")
  static let plainText = fourLetters("tEXt")
  static let compressedText = fourLetters("zTXt")
  static let internationalText = fourLetters("iTXt")
  static let density = fourLetters("pHYs")
  static let time = fourLetters("tIME")

  private static func fourLetters(_ text: StaticString) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(text.utf8Start[$1]) }
  }
}

/// Walks the chunks of a PNG file up to IEND. Chunks with a wrong checksum are skipped where a decoder may, and are an
/// error where not.
struct PNGChunks {
  private let view: ByteView
  private var offset = 8
  private var isDone = false

  init(_ view: ByteView) { self.view = view }

  /// The next chunk; nil after IEND.
  mutating func next() throws(ImageError) -> PNGChunk? {
    while !isDone {
      guard let length = view.big32(offset), let type = view.big32(offset + 4),
        length <= view.count - offset - 12, let stated = view.big32(offset + 8 + length)
      else { throw .cutOff(.png) }
      let checked = UnsafeRawBufferPointer(
        rebasing: UnsafeRawBufferPointer(view.base)[offset + 4..<offset + 8 + length])
      let checksum = libdeflate_crc32(0, checked.baseAddress, checked.count)
      let chunk = PNGChunk(type: type, data: offset + 8..<offset + 8 + length, checksum: checksum)
      offset += 12 + length
      guard checksum == stated else {
        if chunk.isCritical { throw .broken(.png, "a checksum is wrong") }
        continue
      }
      isDone = type == PNGChunk.end
      return isDone ? nil : chunk
    }
    return nil
  }
}
