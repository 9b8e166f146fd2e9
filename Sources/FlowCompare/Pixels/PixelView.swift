import FlowImage

/// A picture's pixels as 32-bit words (alpha, red, green, blue from the highest byte down), valid only inside the
/// closure of `PixelBuffer.withView`.
struct PixelView {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  @inline(__always)
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y * width }

  @inline(__always)
  func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && x < width && y >= 0 && y < height }
}

extension PixelBuffer {
  /// Reads the pixels in place; the picture must not be empty.
  func withView<Result>(_ body: (PixelView) -> Result) -> Result {
    bytes.withUnsafeBytes { raw in
      let words = raw.bindMemory(to: UInt32.self)
      guard let base = words.baseAddress else { preconditionFailure("an empty picture has no pixels to read") }
      return body(PixelView(pixels: base, width: width, height: height))
    }
  }
}
