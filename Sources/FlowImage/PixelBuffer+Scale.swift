extension PixelBuffer {
  /// The picture at another size: each new pixel is the mean of the area it covers where the picture shrinks, and between
  /// its two neighbours where it grows. Whole-number arithmetic: the same pixels everywhere. An empty picture, or size,
  /// gives a transparent one.
  public func scaled(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
    guard width > 0, height > 0, newWidth > 0, newHeight > 0 else {
      return PixelBuffer(width: max(0, newWidth), height: max(0, newHeight))
    }
    if newWidth == width && newHeight == height { return self }
    let columns = Taps.all(from: width, to: newWidth)
    let rows = Taps.all(from: height, to: newHeight)
    var result = PixelBuffer(unfilledWidth: newWidth, height: newHeight)
    var sums = [UInt32](repeating: 0, count: width * 4)
    bytes.withUnsafeBytes { source in
      result.bytes.withUnsafeMutableBytes { output in
        sums.withUnsafeMutableBytes { sums in
          for (y, row) in rows.enumerated() {
            // First the rows that make this one, then across it.
            Self.mix(row, of: source, stride: stride, into: sums)
            for (x, column) in columns.enumerated() {
              var sum = SIMD4<UInt32>(repeating: 1 << 23)
              for (k, weight) in column.weights.enumerated() {
                let offset = (column.start + k) * 16
                sum &+= sums.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self) &* weight
              }
              output.storeBytes(
                of: SIMD4<UInt8>(truncatingIfNeeded: sum &>> 24), toByteOffset: (y * newWidth + x) * 4,
                as: SIMD4<UInt8>.self)
            }
          }
        }
      }
    }
    return result
  }

  /// The weighted mean of some rows, in 1/256 of a level: with weights of 16 bits that still fits 32.
  private static func mix(
    _ row: Taps, of source: UnsafeRawBufferPointer, stride: Int, into sums: UnsafeMutableRawBufferPointer
  ) {
    for offset in Swift.stride(from: 0, to: stride, by: 4) {
      var sum = SIMD4<UInt32>(repeating: 128)
      for (k, weight) in row.weights.enumerated() {
        let pixel = source.loadUnaligned(fromByteOffset: (row.start + k) * stride + offset, as: SIMD4<UInt8>.self)
        sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel) &* weight
      }
      sums.storeBytes(of: sum &>> 8, toByteOffset: offset * 4, as: SIMD4<UInt32>.self)
    }
  }

  /// The largest size with this picture's proportions that fits into `width` × `height` without growing.
  public func fitted(width maxWidth: Int, height maxHeight: Int) -> PixelBuffer {
    guard width > maxWidth || height > maxHeight, width > 0, height > 0 else { return self }
    let factor = min(Double(maxWidth) / Double(width), Double(maxHeight) / Double(height))
    return scaled(
      width: max(1, Int((Double(width) * factor).rounded())), height: max(1, Int((Double(height) * factor).rounded())))
  }
}

/// Which old pixels make a new one along an axis, and each one's share in 1/65536; the shares sum to one.
private struct Taps {
  let start: Int
  let weights: [UInt32]

  static func all(from old: Int, to new: Int) -> [Taps] {
    (0..<new).map { new < old ? area($0, old, new) : line($0, old, new) }
  }

  /// The part of the old axis under the new pixel, in units of 1/new of an old pixel.
  private static func area(_ i: Int, _ old: Int, _ new: Int) -> Taps {
    let (from, to) = (i * old, (i + 1) * old)
    let pixels = from / new...(to - 1) / new
    return Taps(start: pixels.lowerBound, shares: pixels.map { min(to, ($0 + 1) * new) - max(from, $0 * new) }, of: old)
  }

  /// Between the two old pixels whose centres are nearest, in units of 1/(2 new).
  private static func line(_ i: Int, _ old: Int, _ new: Int) -> Taps {
    let center = min(max(0, (2 * i + 1) * old - new), (old - 1) * 2 * new)
    let (first, rest) = center.quotientAndRemainder(dividingBy: 2 * new)
    return Taps(start: first, shares: rest == 0 ? [2 * new] : [2 * new - rest, rest], of: 2 * new)
  }

  private init(start: Int, shares: [Int], of whole: Int) {
    self.start = start
    // Rounding the running sum keeps the total exact.
    var (sum, said) = (0, 0)
    weights = shares.map { share in
      sum += share
      let upTo = (sum << 16 + whole / 2) / whole
      defer { said = upTo }
      return UInt32(upTo - said)
    }
  }
}
