import CDeflate

extension PNGWriter {
  /// As small as lossless PNG goes in about a tenth of a second, for goldens: the narrowest colour type, the better of two
  /// filterings, libdeflate at the highest level that fits the time. The same bytes everywhere.
  ///
  /// The file carries ``PixelHash`` of the picture, sealed with the checksums of the chunks that make its pixels:
  /// ``PNGMetadata/pixelHash`` answers it without decoding (comparison.md, Comparing, 1).
  /// - Parameters: as of ``fast(_:metadata:scale:)``, and with its errors.
  public static func small(
    _ picture: PixelBuffer, metadata: [String: String] = [:], scale: Double? = nil
  ) throws(ImageError) -> [UInt8] {
    try checkSize(picture)
    let reduced = PNGReduction(picture)
    var file = PNGFile(
      width: picture.width, height: picture.height, bitDepth: reduced.bitDepth, colorType: reduced.colorType,
      scale: scale)
    if !reduced.palette.isEmpty {
      file.chunk(
        "PLTE", reduced.palette.flatMap { color in (0..<3).map { UInt8(truncatingIfNeeded: color >> ($0 * 8)) } })
      let alphas = reduced.palette.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
      if !alphas.isEmpty { file.chunk("tRNS", Array(alphas)) }
    }
    guard let packed = bestStream(reduced) else { throw .outOfMemory }
    file.chunk("IDAT", packed)
    var metadata = metadata
    metadata[PNGMetadata.sealKey] = PNGMetadata.seal(PixelHash(picture), file.checksums)
    return file.finish(metadata: metadata)
  }

  /// Filterings are compared at this level.
  private static let trialLevel: Int32 = 2

  /// The level that a phone's screen at any scale is packed at in about a tenth of a second: the levels above 9 take
  /// 4 and 20 times as long, for 5 and 9 % fewer bytes.
  private static func level(forBytes count: Int) -> Int32 {
    count <= 1_200_000 ? 12 : count <= 4_500_000 ? 10 : 9
  }

  private static func bestStream(_ reduced: PNGReduction) -> [UInt8]? {
    let height = reduced.samples.count / reduced.rowBytes
    // Filters predict a byte from its neighbours: of an index, or of several samples in a byte, that says little.
    let isPlain = reduced.colorType == .palette || reduced.bitDepth < 8
    var strategy = PNGRowFilter.plain
    if !isPlain {
      // Flat screens pack best as they are, gradients and photographs filtered. A quarter of the rows tells.
      let sample = (0..<height).filter { height < 256 || $0 & 127 < 32 }
      var sizes: [Int] = []
      for one in PNGRowFilter.allCases {
        guard let size = compress(one.filtered(reduced, rows: sample), level: trialLevel)?.count else { return nil }
        sizes.append(size)
      }
      if sizes[1] < sizes[0] { strategy = .adaptive }
    }
    let raw = strategy.filtered(reduced, rows: Array(0..<height))
    return compress(raw, level: level(forBytes: raw.count))
  }

  private static func compress(_ raw: [UInt8], level: Int32) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, raw, raw.count, buffer.baseAddress, bound)
    }
  }
}
