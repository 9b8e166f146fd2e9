import CDeflate

extension PNGWriter {
  /// As small as lossless PNG goes in a fraction of a second, for goldens: the narrowest colour type, the best of several
  /// filterings, libdeflate's highest level. The same bytes everywhere.
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

  /// Filterings are compared at this level, the winner is compressed at the highest.
  private static let trialLevel: Int32 = 2

  private static func bestStream(_ reduced: PNGReduction) -> [UInt8]? {
    // Filters predict a byte from its neighbours: of an index, or of several samples in a byte, that says little.
    let isPlain = reduced.colorType == .palette || reduced.bitDepth < 8
    let candidates: [PNGFilter?] = isPlain ? [PNGFilter.none, .up] : [PNGFilter.none, .up, nil]
    var best: (size: Int, raw: [UInt8])?
    for candidate in candidates {
      let raw = filtered(reduced, candidate)
      guard let size = compress(raw, level: trialLevel)?.count else { return nil }
      if best.map({ size < $0.size }) ?? true { best = (size, raw) }
    }
    return best.flatMap { compress($0.raw, level: 12) }
  }

  /// All rows through one filter; with nil each through the one whose bytes, taken as signed, are least in sum.
  private static func filtered(_ reduced: PNGReduction, _ filter: PNGFilter?) -> [UInt8] {
    let rowBytes = reduced.rowBytes
    let height = reduced.samples.count / rowBytes
    let step = max(1, reduced.colorType.channels * reduced.bitDepth / 8)
    let zeros = [UInt8](repeating: 0, count: rowBytes)
    var trial = zeros
    var raw = [UInt8](repeating: 0, count: (rowBytes + 1) * height)
    reduced.samples.withUnsafeBytes { samples in
      zeros.withUnsafeBytes { zeros in
        raw.withUnsafeMutableBytes { raw in
          trial.withUnsafeMutableBytes { trial in
            for y in 0..<height {
              let row = UnsafeRawBufferPointer(rebasing: samples[y * rowBytes..<(y + 1) * rowBytes])
              let above = y == 0 ? zeros : UnsafeRawBufferPointer(rebasing: samples[(y - 1) * rowBytes..<y * rowBytes])
              let start = y * (rowBytes + 1)
              let output = UnsafeMutableRawBufferPointer(rebasing: raw[start + 1..<start + 1 + rowBytes])
              var least = Int.max
              for candidate in filter.map({ [$0] }) ?? PNGFilter.allCases {
                let target = filter == nil ? trial : output
                candidate.apply(row, above: above, step: step, to: target)
                let sum = filter == nil ? magnitude(target) : 0
                guard sum < least else { continue }
                least = sum
                raw[start] = candidate.rawValue
                if filter == nil { output.copyMemory(from: UnsafeRawBufferPointer(trial)) }
              }
            }
          }
        }
      }
    }
    return raw
  }

  private static func magnitude(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
    bytes.reduce(0) { $0 &+ Int(min($1, 0 &- $1)) }
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
