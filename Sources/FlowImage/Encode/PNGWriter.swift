import CISAL

/// Writes PNG files.
public enum PNGWriter {
  /// Quickly: Up filter, ISA-L level 1, about 7 ms for a phone's screen. The bytes depend on the processor's kernels, the
  /// pixels do not.
  /// - Parameters:
  ///   - metadata: text chunks, key → value; keys are ASCII of 1 to 79 bytes.
  ///   - scale: pixels a point, written as the file's density.
  /// - Throws: `.tooLarge` for an empty picture or one of 2³¹ pixels a side; `.outOfMemory`.
  public static func fast(
    _ picture: PixelBuffer, metadata: [String: String] = [:], scale: Double? = nil
  ) throws(ImageError) -> [UInt8] {
    try checkSize(picture)
    // Nearly every picture is opaque: it is taken for that until a row shows otherwise, which spares a look at all of it.
    if let file = try file(of: picture, as: .rgb, metadata, scale) { return file }
    guard let file = try file(of: picture, as: .rgba, metadata, scale) else { throw .outOfMemory }
    return file
  }

  /// Nil where the picture is not opaque though `type` says so.
  private static func file(
    of picture: PixelBuffer, as type: PNGFile.ColorType, _ metadata: [String: String], _ scale: Double?
  ) throws(ImageError) -> [UInt8]? {
    var file = PNGFile(
      width: picture.width, height: picture.height, colorType: type, scale: scale, reserving: picture.bytes.count / 8)
    file.open("IDAT")
    guard let stream = ZlibStream() else { throw .outOfMemory }
    let outcome = picture.bytes.withUnsafeBytes { pixels in
      type == .rgb
        ? writeOpaque(pixels, width: picture.width, height: picture.height, to: stream, &file)
        : writeAlpha(pixels, width: picture.width, height: picture.height, to: stream, &file)
    }
    switch outcome {
    case .whole: break
    case .notOpaque: return nil
    case .failed: throw .outOfMemory
    }
    file.close()
    return file.finish(metadata: metadata)
  }

  private enum Outcome {
    case whole, notOpaque
    /// The compressor gave up.
    case failed
  }

  static func checkSize(_ picture: PixelBuffer) throws(ImageError) {
    guard picture.width > 0, picture.height > 0, picture.width < 1 << 31, picture.height < 1 << 31 else {
      throw .tooLarge(width: picture.width, height: picture.height)
    }
  }

  /// Rows go to the compressor in pieces of this many: they stay in the processor's cache, and as the number is fixed so
  /// are the bytes written.
  private static let rowsPerPiece = 64

  private static func writeOpaque(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, to stream: borrowing ZlibStream, _ file: inout PNGFile
  ) -> Outcome {
    let none = [UInt8](repeating: 0, count: width * 4)
    return none.withUnsafeBytes { zeros in
      writePieces(rowBytes: 1 + width * 3, height: height, to: stream, &file) { y, row in
        row[0] = 2
        let above = y == 0 ? zeros : UnsafeRawBufferPointer(rebasing: pixels[(y - 1) * width * 4..<y * width * 4])
        let line = UnsafeRawBufferPointer(rebasing: pixels[y * width * 4..<(y + 1) * width * 4])
        return filterUp(line, above: above, width: width, to: UnsafeMutableRawBufferPointer(rebasing: row[1...]))
      }
    }
  }

  private static func writeAlpha(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, to stream: borrowing ZlibStream, _ file: inout PNGFile
  ) -> Outcome {
    var above = [UInt8](repeating: 0, count: width * 4)
    var line = above
    return writePieces(rowBytes: 1 + width * 4, height: height, to: stream, &file) { y, row in
      row[0] = 2
      line.withUnsafeMutableBytes { straighten(pixels, from: y * width * 4, width: width, to: $0) }
      for i in 0..<width * 4 { row[1 + i] = line[i] &- above[i] }
      swap(&line, &above)
      return true
    }
  }

  /// Compresses `height` rows that `fill` makes, until it answers false.
  private static func writePieces(
    rowBytes: Int, height: Int, to stream: borrowing ZlibStream, _ file: inout PNGFile,
    fill: (Int, UnsafeMutableRawBufferPointer) -> Bool
  ) -> Outcome {
    var piece = [UInt8](repeating: 0, count: rowBytes * min(rowsPerPiece, height))
    var y = 0
    while y < height {
      let rows = min(rowsPerPiece, height - y)
      let outcome: Outcome = piece.withUnsafeMutableBytes { raw in
        for k in 0..<rows {
          let row = UnsafeMutableRawBufferPointer(rebasing: raw[k * rowBytes..<(k + 1) * rowBytes])
          guard fill(y + k, row) else { return .notOpaque }
        }
        let input = UnsafeMutableRawBufferPointer(rebasing: raw[..<(rows * rowBytes)])
        return stream.compress(input, isLast: y + rows == height) { file.append($0) } ? .whole : .failed
      }
      guard case .whole = outcome else { return outcome }
      y += rows
    }
    return .whole
  }

  private static let shufflesBytes = flow_has_ssse3() != 0

  /// One row of blue, green, red, alpha as red, green, blue minus the row above; false where a pixel is not opaque.
  private static func filterUp(
    _ line: UnsafeRawBufferPointer, above: UnsafeRawBufferPointer, width: Int, to row: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let (from, before) = (line.bindMemory(to: UInt8.self), above.bindMemory(to: UInt8.self))
    let to = row.bindMemory(to: UInt8.self)
    var all = UInt32.max
    let done =
      shufflesBytes
      ? flow_up_rgb_ssse3(from.baseAddress, before.baseAddress, width, to.baseAddress, &all)
      : flow_up_rgb(from.baseAddress, before.baseAddress, width, to.baseAddress, &all)
    var isOpaque = all >= 0xFF00_0000
    for x in done..<width {
      for k in 0..<3 { to[x * 3 + k] = from[x * 4 + 2 - k] &- before[x * 4 + 2 - k] }
      isOpaque = isOpaque && from[x * 4 + 3] == 255
    }
    return isOpaque
  }

  /// One row of premultiplied blue, green, red, alpha as red, green, blue, alpha.
  static func straighten(
    _ pixels: UnsafeRawBufferPointer, from offset: Int, width: Int, to row: UnsafeMutableRawBufferPointer
  ) {
    for x in 0..<width {
      let i = offset + x * 4
      let alpha = pixels[i + 3]
      row[x * 4] = unpremultiplied(pixels[i + 2], alpha)
      row[x * 4 + 1] = unpremultiplied(pixels[i + 1], alpha)
      row[x * 4 + 2] = unpremultiplied(pixels[i], alpha)
      row[x * 4 + 3] = alpha
    }
  }
}

/// An ISA-L compressor at level 1.
private struct ZlibStream: ~Copyable {
  private let state: UnsafeMutableRawPointer
  private let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64 << 10)

  init?() {
    guard let state = flow_zlib_new() else { return nil }
    self.state = state
  }

  deinit {
    flow_zlib_free(state)
    output.deallocate()
  }

  /// Compresses one piece, handing on what comes out; false when ISA-L refuses.
  func compress(
    _ input: UnsafeMutableRawBufferPointer, isLast: Bool, emit: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    flow_zlib_give(state, input.bindMemory(to: UInt8.self).baseAddress, UInt32(input.count), isLast ? 1 : 0)
    while true {
      var written: UInt32 = 0
      guard flow_zlib_take(state, output.baseAddress, UInt32(output.count), &written) == 0 else { return false }
      emit(UnsafeBufferPointer(rebasing: output[..<Int(written)]))
      if written < output.count { return true }
    }
  }
}
