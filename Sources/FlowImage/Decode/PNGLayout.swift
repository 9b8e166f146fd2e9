import CDeflate

/// What the chunks of a PNG file say about its pixels.
struct PNGLayout {
  let size: PixelSize
  let bitDepth: Int
  let colorType: PNGFile.ColorType
  let isInterlaced: Bool
  private(set) var palette: Range<Int>?
  private(set) var transparency: Range<Int>?
  private(set) var pixels: [Range<Int>] = []
  private(set) var color = PNGColor()

  /// Reads all chunks.
  init(_ view: ByteView) throws(ImageError) {
    try self.init(header: view)
    var chunks = PNGChunks(view)
    var isFirst = true
    while let chunk = try chunks.next() {
      guard isFirst == (chunk.type == PNGChunk.header) else { throw .broken(.png, "its header is not its first chunk") }
      isFirst = false
      switch chunk.type {
      case PNGChunk.header: break
      case PNGChunk.palette: palette = chunk.data
      case PNGChunk.transparency: transparency = chunk.data
      case PNGChunk.pixels: pixels.append(chunk.data)
      default:
        guard !chunk.isCritical else { throw .broken(.png, "an unknown chunk that it calls critical") }
        color.note(chunk, view)
      }
    }
    guard !pixels.isEmpty else { throw .broken(.png, "it holds no pixels") }
    if let palette, !palette.count.isMultiple(of: 3) || !(3...768).contains(palette.count) {
      throw .broken(.png, "its palette has a wrong length")
    }
    guard colorType != .palette || palette != nil else { throw .broken(.png, "its palette is missing") }
  }

  /// Reads no more than the header.
  init(header view: ByteView) throws(ImageError) {
    guard let width = view.big32(16), let height = view.big32(20), let depth = view.byte(24), let type = view.byte(25),
      let compression = view.byte(26), let filter = view.byte(27), let interlace = view.byte(28)
    else { throw .cutOff(.png) }
    guard view.hasText("IHDR", at: 12), view.big32(8) == 13 else { throw .broken(.png, "its header is missing") }
    guard width > 0, height > 0 else { throw .broken(.png, "it is empty") }
    guard let colorType = PNGFile.ColorType(rawValue: type), compression == 0, filter == 0, interlace < 2 else {
      throw .broken(.png, "its header holds values that PNG does not have")
    }
    let depths: [UInt8] =
      switch colorType {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    guard depths.contains(depth) else { throw .broken(.png, "a bit depth that PNG does not have") }
    size = PixelSize(width, height)
    bitDepth = Int(depth)
    self.colorType = colorType
    isInterlaced = interlace == 1
  }

  /// Bytes of one row of packed samples, without the filter byte.
  var rowBytes: Int { (size.width * bitDepth * colorType.channels + 7) / 8 }
}
