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
    var sums = [UInt64](repeating: 0, count: width * 4)
    bytes.withUnsafeBytes { source in
      result.bytes.withUnsafeMutableBytes { output in
        for (y, row) in rows.enumerated() {
          // First the rows that make this one, then across it.
          for i in sums.indices { sums[i] = 0 }
          for (k, weight) in row.weights.enumerated() {
            let line = (row.start + k) * stride
            for i in sums.indices { sums[i] &+= UInt64(source[line + i]) &* weight }
          }
          for (x, column) in columns.enumerated() {
            for channel in 0..<4 {
              var sum: UInt64 = 1 << 31
              for (k, weight) in column.weights.enumerated() {
                sum &+= sums[(column.start + k) * 4 + channel] &* weight
              }
              output[(y * newWidth + x) * 4 + channel] = UInt8(truncatingIfNeeded: sum >> 32)
            }
          }
        }
      }
    }
    return result
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
  let weights: [UInt64]

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
      return UInt64(upTo - said)
    }
  }
}
