import FlowBase

extension PixelBuffer {
  /// The size in pixels.
  public var size: PixelSize { PixelSize(width, height) }

  /// A picture whose bytes are whatever memory holds: to be filled whole before it is read.
  init(unfilledWidth width: Int, height: Int) {
    let count = width * height * 4
    self.init(width: width, height: height, bytes: [UInt8](unsafeUninitializedCapacity: count) { $1 = count })
  }

  /// A picture of one colour.
  public init(width: Int, height: Int, color: Color) {
    self.init(width: width, height: height)
    let word = color.premultipliedWord.littleEndian
    bytes.withUnsafeMutableBytes { raw in
      for i in 0..<width * height { raw.storeBytes(of: word, toByteOffset: i * 4, as: UInt32.self) }
    }
  }

  /// Whether every alpha byte is 255. Stops at the first block that holds another.
  public var isOpaque: Bool {
    bytes.withUnsafeBytes { raw in
      let blocks = raw.count & ~63
      var offset = 0
      while offset < blocks {
        let end = min(offset + 4096, blocks)
        var all = SIMD16<UInt32>(repeating: .max)
        while offset < end {
          all &= raw.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)
          offset += 64
        }
        if any(all .< SIMD16(repeating: 0xFF00_0000)) { return false }
      }
      return Swift.stride(from: blocks + 3, to: raw.count, by: 4).allSatisfy { raw[$0] == 255 }
    }
  }

  /// The colour at a place, alpha not premultiplied. The place must lie inside.
  public subscript(x: Int, y: Int) -> Color {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height)
      let i = (y * width + x) * 4
      let alpha = bytes[i + 3]
      return Color(
        unpremultiplied(bytes[i + 2], alpha), unpremultiplied(bytes[i + 1], alpha), unpremultiplied(bytes[i], alpha),
        alpha)
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height)
      let word = newValue.premultipliedWord
      let i = (y * width + x) * 4
      for k in 0..<4 { bytes[i + k] = UInt8(truncatingIfNeeded: word >> UInt32(8 * k)) }
    }
  }
}

extension Color {
  /// 0xAARRGGBB with red, green and blue multiplied by alpha.
  var premultipliedWord: UInt32 {
    UInt32(alpha) << 24 | premultiplied(red, alpha) << 16 | premultiplied(green, alpha) << 8
      | premultiplied(blue, alpha)
  }
}

/// `value` × `alpha` ÷ 255, rounded.
@inline(__always) func premultiplied(_ value: UInt8, _ alpha: UInt8) -> UInt32 {
  let product = UInt32(value) * UInt32(alpha) + 128
  return (product + product >> 8) >> 8
}

/// The inverse: `value` × 255 ÷ `alpha`, rounded, at most 255. Premultiplying the answer gives `value` back.
@inline(__always) func unpremultiplied(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
  if alpha == 255 { return value }
  if alpha == 0 { return 0 }
  return UInt8(min(255, (UInt32(value) * 255 + UInt32(alpha) / 2) / UInt32(alpha)))
}

extension UnsafeMutableRawBufferPointer {
  /// Multiplies colour by alpha in place, over whole pixels in the order blue, green, red, alpha.
  func premultiply() {
    for i in Swift.stride(from: 0, to: count & ~3, by: 4) {
      let word = loadUnaligned(fromByteOffset: i, as: UInt32.self).littleEndian
      let alpha = UInt8(truncatingIfNeeded: word >> 24)
      if alpha == 255 { continue }
      let color = Color(
        UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 8), UInt8(truncatingIfNeeded: word),
        alpha)
      storeBytes(of: color.premultipliedWord.littleEndian, toByteOffset: i, as: UInt32.self)
    }
  }
}
