/// A picture's samples in the narrowest form PNG has for them: grey or palette of 1, 2, 4, 8 bits, grey with alpha, RGB,
/// RGBA. Nothing is lost but what premultiplied alpha never held.
struct PNGReduction {
  private(set) var colorType: PNGFile.ColorType
  private(set) var bitDepth = 8
  /// 0xAABBGGRR, colours with transparency first, darker ones before lighter.
  private(set) var palette: [UInt32] = []
  /// Packed rows, without filter bytes.
  private(set) var samples: [UInt8] = []
  let rowBytes: Int

  init(_ picture: PixelBuffer) {
    let pixels = Self.straightPixels(picture)
    let survey = Survey(pixels)
    let colors = survey.colors.sorted { Self.order($0) < Self.order($1) }
    let grayDepth = survey.isGray && survey.isOpaque ? Self.grayDepth(colors) : 8
    let paletteDepth = [1, 2, 4, 8].first { colors.count <= 1 << $0 } ?? 8
    if survey.isGray && survey.isOpaque && (colors.isEmpty || grayDepth <= paletteDepth) {
      (colorType, bitDepth) = (.gray, grayDepth)
    } else if !colors.isEmpty {
      (colorType, bitDepth, palette) = (.palette, paletteDepth, colors)
    } else if survey.isGray {
      colorType = .grayAlpha
    } else {
      colorType = survey.isOpaque ? .rgb : .rgba
    }
    rowBytes = (picture.width * colorType.channels * bitDepth + 7) / 8
    samples = [UInt8](repeating: 0, count: rowBytes * picture.height)
    pack(pixels, width: picture.width)
  }

  /// Pixels as 0xAABBGGRR, alpha not premultiplied.
  private static func straightPixels(_ picture: PixelBuffer) -> [UInt32] {
    let count = picture.width * picture.height
    let isOpaque = picture.isOpaque
    return [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      picture.bytes.withUnsafeBytes { raw in
        guard !isOpaque else {
          for i in 0..<count {
            let word = raw.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self).littleEndian
            buffer[i] = word & 0xFF00_FF00 | word &>> 16 & 0xFF | (word & 0xFF) &<< 16
          }
          return
        }
        PNGWriter.straighten(raw, from: 0, width: count, to: UnsafeMutableRawBufferPointer(buffer))
        for i in 0..<count { buffer[i] = UInt32(littleEndian: buffer[i]) }
      }
      filled = count
    }
  }

  /// Transparent before opaque, then by luminance, then any fixed order.
  private static func order(_ color: UInt32) -> UInt64 {
    let (r, g, b) = (color & 0xFF, color >> 8 & 0xFF, color >> 16 & 0xFF)
    return UInt64(color >> 24) << 56 | UInt64(r * 299 + g * 587 + b * 114) << 32 | UInt64(color)
  }

  /// The smallest depth at which every grey of `colors` can be said; 8 when they were too many to count.
  private static func grayDepth(_ colors: [UInt32]) -> Int {
    guard !colors.isEmpty else { return 8 }
    return [(1, 255), (2, 85), (4, 17)].first { step in colors.allSatisfy { Int($0 & 0xFF) % step.1 == 0 } }?.0 ?? 8
  }

  private mutating func pack(_ pixels: [UInt32], width: Int) {
    var lookup = ColorTable()
    for (i, color) in palette.enumerated() { lookup.insert(color, value: UInt16(i)) }
    let (type, depth, rowBytes) = (colorType, bitDepth, rowBytes)
    samples.withUnsafeMutableBufferPointer { out in
      pixels.withUnsafeBufferPointer { pixels in
        var (last, lastIndex) = (UInt32(0), UInt16.max)
        for y in 0..<pixels.count / width {
          var at = y * rowBytes
          for x in 0..<width {
            let pixel = pixels[y * width + x]
            switch type {
            case .palette, .gray:
              var value = UInt8(truncatingIfNeeded: pixel) >> (8 - depth)
              if type == .palette {
                if pixel != last || lastIndex == .max { (last, lastIndex) = (pixel, lookup.value(of: pixel) ?? 0) }
                value = UInt8(truncatingIfNeeded: lastIndex)
              }
              let bit = x * depth
              out[at + bit >> 3] |= value << (8 - depth - bit & 7)
            case .grayAlpha:
              out[at] = UInt8(truncatingIfNeeded: pixel)
              out[at + 1] = UInt8(truncatingIfNeeded: pixel >> 24)
              at += 2
            case .rgb:
              (out[at], out[at + 1], out[at + 2]) = (
                UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel &>> 8),
                UInt8(truncatingIfNeeded: pixel &>> 16)
              )
              at += 3
            case .rgba:
              for k in 0..<type.channels { out[at + k] = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * k)) }
              at += type.channels
            }
          }
        }
      }
    }
  }

  /// What the pixels have in common.
  private struct Survey {
    var isGray = true
    var isOpaque = true
    /// The distinct colours; empty when they are more than 256.
    var colors: [UInt32] = []

    init(_ pixels: [UInt32]) {
      var table = ColorTable()
      var isCounting = true
      var last: UInt32?
      for pixel in pixels where pixel != last {
        last = pixel
        if pixel >> 24 != 255 { isOpaque = false }
        if pixel & 0xFF != pixel >> 8 & 0xFF || pixel & 0xFF != pixel >> 16 & 0xFF { isGray = false }
        if isCounting && table.value(of: pixel) == nil {
          isCounting = colors.count < 256
          table.insert(pixel, value: UInt16(colors.count & 0xFF))
          colors.append(pixel)
        }
      }
      if !isCounting { colors = [] }
    }
  }
}

/// A small open-addressed table from colour to number, for up to 257 colours.
private struct ColorTable {
  private var keys = [UInt32](repeating: 0, count: 1024)
  private var values = [UInt16](repeating: .max, count: 1024)

  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while values[slot] != .max && keys[slot] != color { slot = (slot + 1) & 1023 }
    return slot
  }

  func value(of color: UInt32) -> UInt16? {
    let value = values[slot(of: color)]
    return value == .max ? nil : value
  }

  mutating func insert(_ color: UInt32, value: UInt16) {
    let slot = slot(of: color)
    (keys[slot], values[slot]) = (color, value)
  }
}
