import CDeflate

/// Files as this program writes them: not interlaced, at most 8 bits a sample. The whole picture is inflated at once by
/// libdeflate, then unfiltered and turned into pixels row by row.
enum PNGFastDecoder {
  /// Nil for files that libspng must read. Answers pixels that are neither converted nor premultiplied.
  static func decode(_ view: ByteView, _ layout: PNGLayout, _ stream: ByteView) throws(ImageError) -> PixelBuffer? {
    guard !layout.isInterlaced, layout.bitDepth == 8 || layout.colorType == .palette,
      layout.colorType == .palette || layout.transparency == nil
    else { return nil }
    let (rowBytes, height) = (layout.rowBytes, layout.size.height)
    let raw = UnsafeMutableRawBufferPointer.allocate(byteCount: (1 + rowBytes) * height, alignment: 16)
    defer { raw.deallocate() }
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    defer { libdeflate_free_decompressor(decompressor) }
    let result = libdeflate_zlib_decompress(
      decompressor, stream.base.baseAddress, stream.count, raw.baseAddress, raw.count, nil)
    switch result {
    case LIBDEFLATE_SUCCESS: break
    case LIBDEFLATE_SHORT_OUTPUT: throw .cutOff(.png)
    case LIBDEFLATE_INSUFFICIENT_SPACE: return nil  // More data than rows: libspng ignores the rest.
    default: throw .broken(.png, "its compressed data is damaged")
    }

    let table = palette(view, layout)
    var picture = PixelBuffer(unfilledWidth: layout.size.width, height: height)
    let stride = picture.stride
    let isGood = picture.bytes.withUnsafeMutableBytes { pixels in
      let bytesPerPixel = max(1, layout.colorType.channels * layout.bitDepth / 8)
      var above = UnsafeMutableRawBufferPointer(start: nil, count: 0)
      for y in 0..<height {
        let start = y * (1 + rowBytes)
        let row = UnsafeMutableRawBufferPointer(rebasing: raw[start + 1..<start + 1 + rowBytes])
        guard PNGFilter.undo(raw[start], row, above: above, bytesPerPixel: bytesPerPixel) else { return false }
        above = row
        let output = UnsafeMutableRawBufferPointer(rebasing: pixels[y * stride..<(y + 1) * stride])
        expand(row, layout, table, to: output)
      }
      return true
    }
    guard isGood else { throw .broken(.png, "a row has an unknown filter") }
    return picture
  }

  /// 256 pixels; what the file leaves out is opaque black.
  private static func palette(_ view: ByteView, _ layout: PNGLayout) -> [UInt32] {
    var table = [UInt32](repeating: 0xFF00_0000, count: 256)
    guard layout.colorType == .palette, let range = layout.palette else { return table }
    let (colors, alphas) = (view.slice(range), layout.transparency.map { view.slice($0) })
    for i in 0..<colors.count / 3 {
      let rgb = colors.base[i * 3..<i * 3 + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      table[i] = UInt32(alphas?.byte(i) ?? 255) << 24 | rgb
    }
    return table
  }

  /// One unfiltered row as blue, green, red, alpha.
  @inline(__always) private static func expand(
    _ row: UnsafeMutableRawBufferPointer, _ layout: PNGLayout, _ table: [UInt32],
    to output: UnsafeMutableRawBufferPointer
  ) {
    let width = layout.size.width
    func put(_ word: UInt32, at x: Int) {
      output.storeBytes(of: word.littleEndian, toByteOffset: x * 4, as: UInt32.self)
    }
    switch layout.colorType {
    case .rgb: expandRGB(row, width: width, to: output)
    case .rgba:
      for x in 0..<width {
        let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self).littleEndian
        put(word & 0xFF00_FF00 | word >> 16 & 0xFF | (word & 0xFF) << 16, at: x)
      }
    case .gray:
      for x in 0..<width { put(0xFF00_0000 | UInt32(row[x]) * 0x01_0101, at: x) }
    case .grayAlpha:
      for x in 0..<width { put(UInt32(row[x * 2 + 1]) << 24 | UInt32(row[x * 2]) * 0x01_0101, at: x) }
    case .palette:
      let depth = layout.bitDepth
      let mask = (1 << depth) - 1
      for x in 0..<width {
        let bit = x * depth
        put(table[Int(row[bit >> 3]) >> (8 - depth - bit & 7) & mask], at: x)
      }
    }
  }

  @inline(__always) private static func expandRGB(
    _ row: UnsafeMutableRawBufferPointer, width: Int, to output: UnsafeMutableRawBufferPointer
  ) {
    var x = 0
    // Reads four bytes for three, hence not up to the last pixel.
    while x < width - 1 {
      let rgb = row.loadUnaligned(fromByteOffset: x * 3, as: UInt32.self).bigEndian >> 8
      output.storeBytes(of: (0xFF00_0000 | rgb).littleEndian, toByteOffset: x * 4, as: UInt32.self)
      x += 1
    }
    let rgb = row[x * 3..<x * 3 + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    output.storeBytes(of: (0xFF00_0000 | rgb).littleEndian, toByteOffset: x * 4, as: UInt32.self)
  }
}
