import CGif

/// GIF through giflib: the first frame on a transparent canvas.
enum GIFDecoder {
  static func size(_ view: ByteView) throws(ImageError) -> PixelSize {
    guard let width = view.little16(6), let height = view.little16(8) else { throw .cutOff(.gif) }
    guard width > 0, height > 0 else { throw .broken(.gif, "it is empty") }
    return PixelSize(width, height)
  }

  static func decode(_ view: ByteView, _ limits: ImageLimits) throws(ImageError) -> PixelBuffer {
    let size = try size(view)
    try limits.check(width: size.width, height: size.height)
    return try withUnsafeTemporarySource(view) { (source) throws(ImageError) in
      var code: Int32 = 0
      guard let file = DGifOpen(source, readGIF, &code) else { throw error(code) }
      defer { DGifCloseFile(file, nil) }
      let transparent = try seekFirstFrame(file)
      return try readFrame(file, size, transparent: transparent, limits)
    }
  }

  private static func withUnsafeTemporarySource(
    _ view: ByteView, _ body: (UnsafeMutableRawPointer) throws(ImageError) -> PixelBuffer
  ) throws(ImageError) -> PixelBuffer {
    let source = UnsafeMutablePointer<GIFSource>.allocate(capacity: 1)
    source.initialize(to: GIFSource(view: view))
    defer { source.deallocate() }
    return try body(UnsafeMutableRawPointer(source))
  }

  /// Moves to the first frame's description; answers the index that is transparent in it.
  private static func seekFirstFrame(_ file: UnsafeMutablePointer<GifFileType>) throws(ImageError) -> Int? {
    var transparent: Int?
    while true {
      var record = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(file, &record) == GIF_OK else { throw error(file.pointee.Error) }
      switch record {
      case IMAGE_DESC_RECORD_TYPE:
        guard DGifGetImageDesc(file) == GIF_OK else { throw error(file.pointee.Error) }
        return transparent
      case EXTENSION_RECORD_TYPE:
        var function: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        guard DGifGetExtension(file, &function, &block) == GIF_OK else { throw error(file.pointee.Error) }
        while let data = block {
          // A graphics control block: length 4, flags, delay, transparent index.
          if function == GRAPHICS_EXT_FUNC_CODE, data[0] == 4 { transparent = data[1] & 1 == 1 ? Int(data[4]) : nil }
          guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw error(file.pointee.Error) }
        }
      case TERMINATE_RECORD_TYPE: throw .broken(.gif, "it holds no frame")
      default: continue
      }
    }
  }

  private static func readFrame(
    _ file: UnsafeMutablePointer<GifFileType>, _ canvas: PixelSize, transparent: Int?, _ limits: ImageLimits
  ) throws(ImageError) -> PixelBuffer {
    let frame = file.pointee.Image
    let (left, top) = (Int(frame.Left), Int(frame.Top))
    let (width, height) = (Int(frame.Width), Int(frame.Height))
    guard width > 0, height > 0 else { throw .broken(.gif, "its first frame is empty") }
    try limits.check(width: width, height: height)
    guard let map = frame.ColorMap ?? file.pointee.SColorMap else { throw .broken(.gif, "it has no colours") }
    var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
    for i in 0..<min(256, Int(map.pointee.ColorCount)) {
      let color = map.pointee.Colors[i]
      colors[i] = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    if let transparent { colors[transparent] = 0 }

    var picture = PixelBuffer(width: canvas.width, height: canvas.height)
    var line = [GifPixelType](repeating: 0, count: width)
    let visible = max(0, min(width, canvas.width - left))
    for y in rows(height, isInterlaced: frame.Interlace) {
      guard DGifGetLine(file, &line, Int32(width)) == GIF_OK else { throw error(file.pointee.Error) }
      guard top + y < canvas.height else { continue }
      picture.bytes.withUnsafeMutableBytes { pixels in
        let start = ((top + y) * canvas.width + left) * 4
        for x in 0..<visible {
          pixels.storeBytes(of: colors[Int(line[x])].littleEndian, toByteOffset: start + x * 4, as: UInt32.self)
        }
      }
    }
    return picture
  }

  /// The rows in the file's order.
  private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }

  private static func error(_ code: Int32) -> ImageError {
    switch code {
    case D_GIF_ERR_READ_FAILED, D_GIF_ERR_EOF_TOO_SOON: .cutOff(.gif)
    case D_GIF_ERR_NOT_ENOUGH_MEM: .outOfMemory
    default: .broken(.gif, GifErrorString(code).map { String(cString: $0) } ?? "its data is damaged")
    }
  }
}

/// What giflib reads from.
private struct GIFSource {
  let view: ByteView
  var offset = 0
}

/// giflib's reader: copies up to `count` bytes, answers how many.
private func readGIF(
  _ file: UnsafeMutablePointer<GifFileType>?, _ output: UnsafeMutablePointer<GifByteType>?, _ count: Int32
) -> Int32 {
  guard let source = file?.pointee.UserData?.assumingMemoryBound(to: GIFSource.self), let output else { return 0 }
  let view = source.pointee.view
  let length = max(0, min(Int(count), view.count - source.pointee.offset))
  guard length > 0, let base = view.base.baseAddress else { return 0 }
  output.update(from: base + source.pointee.offset, count: length)
  source.pointee.offset += length
  return Int32(length)
}
