import CDeflate

/// The colour space a PNG file states. Of several statements the most precise wins: cICP, iCCP, sRGB, gAMA with cHRM
/// (PNG specification, third edition, 4.3).
struct PNGColor {
  private var profile: [UInt8]?
  private var isStandard = false
  private var gamma: Double?
  private var primaries: [Double]?
  private var codes: (primaries: UInt8, transfer: UInt8)?

  mutating func note(_ chunk: PNGChunk, _ view: ByteView) {
    let start = chunk.data.lowerBound
    switch chunk.type {
    case PNGChunk.profile: profile = Self.inflateProfile(view.slice(chunk.data))
    case PNGChunk.standard: isStandard = true
    case PNGChunk.gamma where chunk.data.count == 4:
      gamma = view.big32(start).map { Double($0) / 100_000 }
    case PNGChunk.primaries where chunk.data.count == 32:
      primaries = (0..<8).compactMap { view.big32(start + $0 * 4).map { Double($0) / 100_000 } }
    case PNGChunk.codes where chunk.data.count == 4:
      if let primaries = view.byte(start), let transfer = view.byte(start + 1) { codes = (primaries, transfer) }
    default: break
    }
  }

  /// The way to sRGB; nil where the pixels are sRGB already, or say nothing that can be understood.
  func conversion(isGray: Bool) -> ColorConversion? {
    if let codes {
      // 12: the primaries of Display P3; 13: the curve of sRGB (ITU-T H.273).
      if codes == (12, 13) { return ColorConversion(primaries: ColorConversion.displayP3, gamma: nil) }
      if codes == (1, 13) { return nil }
    }
    if let profile { return ColorConversion(profile: profile, source: isGray ? .gray : .rgb) }
    guard !isStandard, let gamma, gamma > 0.01, gamma < 10 else { return nil }
    // sRGB's own gAMA, 0.45455, stands for sRGB's curve.
    let isSRGBCurve = abs(gamma - 0.45455) < 0.02
    if isSRGBCurve && primaries == nil { return nil }
    return ColorConversion(primaries: primaries ?? ColorConversion.sRGB, gamma: isSRGBCurve ? nil : 1 / gamma)
  }

  /// iCCP: a name, a zero, the method 0, a zlib stream.
  private static func inflateProfile(_ view: ByteView) -> [UInt8]? {
    guard let end = view.base.prefix(80).firstIndex(of: 0), view.byte(end + 1) == 0 else { return nil }
    let packed = view.slice(end + 2..<view.count)
    return inflate(packed, atMost: ColorConversion.largestProfile)
  }
}

/// Inflates a zlib stream of up to `limit` bytes; nil when it is broken or longer.
func inflate(_ packed: ByteView, atMost limit: Int) -> [UInt8]? {
  guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
  defer { libdeflate_free_decompressor(decompressor) }
  // Doubling from a small guess keeps a small file from asking for the whole limit.
  var capacity = min(limit, max(4096, packed.count * 4))
  while true {
    var result = LIBDEFLATE_BAD_DATA
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      result = libdeflate_zlib_decompress(
        decompressor, packed.base.baseAddress, packed.count, buffer.baseAddress, capacity, &count)
      if result != LIBDEFLATE_SUCCESS { count = 0 }
    }
    if result == LIBDEFLATE_SUCCESS { return output }
    guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < limit else { return nil }
    capacity = min(limit, capacity * 4)
  }
}
