extension PixelBuffer {
  /// The part that lies inside both the picture and the given rectangle (pixels from the top left); possibly empty.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
    let columns = max(0, x)..<max(max(0, x), min(self.width, x + width))
    let rows = max(0, y)..<max(max(0, y), min(self.height, y + height))
    var result = PixelBuffer(unfilledWidth: columns.count, height: rows.count)
    guard !columns.isEmpty else { return result }
    bytes.withUnsafeBytes { source in
      result.bytes.withUnsafeMutableBytes { output in
        for (i, row) in rows.enumerated() {
          let start = (row * self.width + columns.lowerBound) * 4
          let line = UnsafeRawBufferPointer(rebasing: source[start..<start + columns.count * 4])
          UnsafeMutableRawBufferPointer(rebasing: output[(i * columns.count * 4)...]).copyMemory(from: line)
        }
      }
    }
    return result
  }

  /// Lays `other` over this picture with its top left corner at `x`, `y` (either may lie outside).
  public mutating func draw(_ other: PixelBuffer, x: Int, y: Int) {
    let columns = max(0, x)..<max(max(0, x), min(width, x + other.width))
    let rows = max(0, y)..<max(max(0, y), min(height, y + other.height))
    let width = width
    bytes.withUnsafeMutableBytes { target in
      other.bytes.withUnsafeBytes { source in
        for row in rows {
          for column in columns {
            let i = (row * width + column) * 4
            let j = ((row - y) * other.width + column - x) * 4
            let rest = 255 - source[j + 3]
            if rest == 255 { continue }
            if rest == 0 {
              let pixel = source.loadUnaligned(fromByteOffset: j, as: UInt32.self)
              target.storeBytes(of: pixel, toByteOffset: i, as: UInt32.self)
              continue
            }
            for k in 0..<4 { target[i + k] = source[j + k] &+ UInt8(premultiplied(target[i + k], rest)) }
          }
        }
      }
    }
  }
}
