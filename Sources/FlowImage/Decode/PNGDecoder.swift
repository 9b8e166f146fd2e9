import CDeflate
import CSpng

/// PNG: what this program writes goes a fast way of its own, the rest through libspng.
enum PNGDecoder {
  static func size(_ view: ByteView) throws(ImageError) -> PixelSize { try PNGLayout(header: view).size }

  static func decode(_ view: ByteView, _ limits: ImageLimits) throws(ImageError) -> PixelBuffer {
    let header = try PNGLayout(header: view)
    try limits.check(width: header.size.width, height: header.size.height)
    let layout = try PNGLayout(view)
    // One IDAT is read where it lies, several are joined.
    let joined = layout.pixels.count == 1 ? [] : layout.pixels.flatMap { view.base[$0] }
    var picture = try joined.withUnsafeBufferPointer { (rest) throws(ImageError) in
      let stream = layout.pixels.count == 1 ? view.slice(layout.pixels[0]) : ByteView(rest)
      if let picture = try PNGFastDecoder.decode(view, layout, stream) { return picture }
      return try decodeForeign(view, layout, stream)
    }
    let isGray = layout.colorType == .gray || layout.colorType == .grayAlpha
    let conversion = layout.color.conversion(isGray: isGray)
    let hasAlpha = layout.transparency != nil || layout.colorType == .rgba || layout.colorType == .grayAlpha
    picture.bytes.withUnsafeMutableBytes { pixels in
      conversion?.apply(to: pixels)
      if hasAlpha { pixels.premultiply() }
    }
    return picture
  }

  /// Through libspng, which gets a file of only the chunks that make pixels: nothing else is its to parse.
  private static func decodeForeign(
    _ view: ByteView, _ layout: PNGLayout, _ stream: ByteView
  ) throws(ImageError) -> PixelBuffer {
    var file = PNGFile.signature
    appendChunk(to: &file, "IHDR", view.slice(16..<29))
    if let palette = layout.palette { appendChunk(to: &file, "PLTE", view.slice(palette)) }
    if let transparency = layout.transparency { appendChunk(to: &file, "tRNS", view.slice(transparency)) }
    appendChunk(to: &file, "IDAT", stream)
    file += [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    guard let context = spng_ctx_new(0) else { throw .outOfMemory }
    defer { spng_ctx_free(context) }
    var picture = PixelBuffer(unfilledWidth: layout.size.width, height: layout.size.height)
    let code = file.withUnsafeBytes { input in
      picture.bytes.withUnsafeMutableBytes { pixels in
        // The checksums have been verified.
        spng_set_crc_action(context, Int32(SPNG_CRC_USE.rawValue), Int32(SPNG_CRC_USE.rawValue))
        spng_set_image_limits(context, UInt32(layout.size.width), UInt32(layout.size.height))
        let code = spng_set_png_buffer(context, input.baseAddress, input.count)
        guard code == 0 else { return code }
        return spng_decode_image(
          context, pixels.baseAddress, pixels.count, Int32(SPNG_FMT_RGBA8.rawValue), Int32(SPNG_DECODE_TRNS.rawValue))
      }
    }
    switch spng_errno(rawValue: code) {
    case SPNG_OK: break
    case SPNG_EMEM: throw .outOfMemory
    case SPNG_EIDAT_TOO_SHORT, SPNG_EOF, SPNG_IO_EOF: throw .cutOff(.png)
    default: throw .broken(.png, String(cString: spng_strerror(code)))
    }
    picture.bytes.withUnsafeMutableBytes { pixels in
      for i in stride(from: 0, to: pixels.count, by: 4) { pixels.swapAt(i, i + 2) }
    }
    return picture
  }

  private static func appendChunk(to file: inout [UInt8], _ type: StaticString, _ data: ByteView) {
    for shift in [24, 16, 8, 0] { file.append(UInt8(truncatingIfNeeded: data.count >> shift)) }
    let start = file.count
    for i in 0..<4 { file.append(type.utf8Start[i]) }
    file.append(contentsOf: data.base)
    let checksum = file.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress?.advanced(by: start), file.count - start) }
    for shift in [24, 16, 8, 0] { file.append(UInt8(truncatingIfNeeded: checksum >> UInt32(shift))) }
  }
}
