/// What a PNG file says beside its pixels, read without decoding them.
public struct PNGMetadata: Hashable, Sendable {
  public let size: PixelSize
  /// Text chunks, key → value; of equal keys the last.
  public private(set) var text: [String: String] = [:]
  /// The checksums of the IDAT chunks, in order, verified against their bytes.
  public private(set) var pixelChecksums: [UInt32] = []
  /// Those of all chunks that say what the pixels are: header, palette, colour space, IDAT.
  private var checksums: [UInt32] = []

  /// Reads a PNG file. Texts that are broken are left out, as are those beyond the first 256 and, unpacked, 1 MiB each.
  /// - Throws: `.empty`, `.notAnImage`, `.notPNG`, `.cutOff`, `.broken`.
  public static func read(_ bytes: [UInt8]) throws(ImageError) -> PNGMetadata {
    try bytes.withUnsafeBufferPointer { (base) throws(ImageError) in
      let view = ByteView(base)
      guard view.count > 0 else { throw .empty }
      guard let kind = ImageKind.sniff(view) else { throw .notAnImage }
      guard kind == .png else { throw .notPNG(kind) }
      var metadata = PNGMetadata(size: try PNGLayout(header: view).size)
      var chunks = PNGChunks(view)
      var texts = 0
      while let chunk = try chunks.next() {
        switch chunk.type {
        case PNGChunk.plainText, PNGChunk.compressedText, PNGChunk.internationalText:
          texts += 1
          guard texts <= 256, let (key, value) = PNGText.read(chunk, view) else { continue }
          metadata.text[key] = value
        case PNGChunk.density, PNGChunk.time: continue
        default:
          metadata.checksums.append(chunk.checksum)
          if chunk.type == PNGChunk.pixels { metadata.pixelChecksums.append(chunk.checksum) }
        }
      }
      return metadata
    }
  }

  /// The hash of the pixels that ``PNGWriter/small(_:metadata:scale:)`` left in the file. Nil when there is none, and when
  /// another tool has changed the file's pixels, palette or colour space since.
  public var pixelHash: PixelHash? {
    guard let seal = text[Self.sealKey], let hash = PixelHash(String(seal.prefix(32))),
      seal == Self.seal(hash, checksums)
    else { return nil }
    return hash
  }

  private init(size: PixelSize) { self.size = size }

  static let sealKey = "Flowproof-Pixels"

  /// A hash, and after it the checksums it holds for.
  static func seal(_ hash: PixelHash, _ checksums: [UInt32]) -> String {
    hash.description + checksums.map { " " + hexadecimal($0, digits: 8) }.joined()
  }
}

/// PNG's three kinds of text (specification, 11.3.3).
enum PNGText {
  private static let limit = 1 << 20

  static func read(_ chunk: PNGChunk, _ view: ByteView) -> (key: String, value: String)? {
    let data = view.slice(chunk.data)
    guard let end = data.base.prefix(80).firstIndex(of: 0), end > 0 else { return nil }
    let key = latin1(data.slice(0..<end))
    switch chunk.type {
    case PNGChunk.plainText: return (key, latin1(data.slice(end + 1..<min(data.count, end + 1 + limit))))
    case PNGChunk.compressedText:
      guard data.byte(end + 1) == 0, let bytes = inflate(data.slice(end + 2..<data.count), atMost: limit) else {
        return nil
      }
      return (key, bytes.withUnsafeBufferPointer { latin1(ByteView($0)) })
    default:
      // Flag, method, language and translated key, each ended by a zero, then UTF-8.
      guard let isPacked = data.byte(end + 1), end + 3 <= data.count,
        let language = data.base[(end + 3)...].firstIndex(of: 0),
        let translated = data.base[(language + 1)...].firstIndex(of: 0)
      else { return nil }
      let rest = data.slice(translated + 1..<data.count)
      if isPacked == 0 { return (key, String(decoding: rest.base.prefix(limit), as: UTF8.self)) }
      return inflate(rest, atMost: limit).map { (key, String(decoding: $0, as: UTF8.self)) }
    }
  }

  private static func latin1(_ view: ByteView) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: view.base.map { Unicode.Scalar($0) })
    return String(text)
  }
}
