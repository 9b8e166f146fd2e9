import CDeflate

/// The frame of a PNG file: signature, chunks with their checksums, end. Every writer of this module fills one.
struct PNGFile {
  /// PNG's colour types (specification, 11.2.1).
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes = PNGFile.signature
  /// Where the open chunk's length stands.
  private var chunkStart = 0
  /// The checksums of all chunks so far that say what the pixels are.
  private(set) var checksums: [UInt32] = []

  /// Begins a file: header, sRGB, and the density if `scale` (pixels a point) is known. `reserving` bytes are kept ready.
  init(width: Int, height: Int, bitDepth: Int = 8, colorType: ColorType, scale: Double?, reserving: Int = 0) {
    bytes.reserveCapacity(max(64 << 10, reserving))
    open("IHDR")
    append32(width)
    append32(height)
    bytes += [UInt8(bitDepth), colorType.rawValue, 0, 0, 0]
    close()
    chunk("sRGB", [0])
    if let scale, scale > 0, scale < 100 {
      // 72 pt an inch; the chunk counts pixels a metre.
      let density = Int((scale * 72 / 0.0254).rounded())
      open("pHYs")
      append32(density)
      append32(density)
      bytes.append(1)
      close(describesPixels: false)
    }
  }

  mutating func chunk(_ type: StaticString, _ data: [UInt8]) {
    open(type)
    bytes += data
    close()
  }

  mutating func open(_ type: StaticString) {
    chunkStart = bytes.count
    append32(0)
    for i in 0..<4 { bytes.append(type.utf8Start[i]) }
  }

  mutating func append(_ data: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: data) }

  /// Ends the open chunk: fills in its length, adds its checksum.
  mutating func close(describesPixels: Bool = true) {
    let body = chunkStart + 4
    let length = bytes.count - body - 4
    for k in 0..<4 { bytes[chunkStart + k] = UInt8(truncatingIfNeeded: length >> (24 - 8 * k)) }
    let checksum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress?.advanced(by: body), length + 4) }
    append32(Int(checksum))
    if describesPixels { checksums.append(checksum) }
  }

  /// One line of metadata: tEXt where ASCII suffices, iTXt otherwise. A key PNG forbids (empty, above 79 bytes, not ASCII)
  /// is left out.
  mutating func text(_ key: String, _ value: String) {
    guard (1...79).contains(key.utf8.count), key.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return }
    let isPlain = value.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A }
    open(isPlain ? "tEXt" : "iTXt")
    bytes += key.utf8
    bytes += isPlain ? [0] : [0, 0, 0, 0, 0]
    bytes += value.utf8.filter { $0 != 0 }
    close(describesPixels: false)
  }

  /// Ends the file with its metadata, sorted by key, and hands over its bytes.
  mutating func finish(metadata: [String: String]) -> [UInt8] {
    for (key, value) in metadata.sorted(by: { $0.key < $1.key }) { text(key, value) }
    chunk("IEND", [])
    return bytes
  }

  private mutating func append32(_ value: Int) {
    for k in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * k))) }
  }
}
