extension PixelBuffer {
  /// The picture upright, by EXIF's orientation: 1 as it is, 2 mirrored, 3 half turned, 4 upside down mirrored, 5
  /// transposed, 6 turned clockwise, 7 transposed across the other diagonal, 8 turned counter-clockwise.
  func turned(byOrientation orientation: Int) -> PixelBuffer {
    guard (2...8).contains(orientation) else { return self }
    let isSwapped = orientation >= 5
    var result = PixelBuffer(unfilledWidth: isSwapped ? height : width, height: isSwapped ? width : height)
    let (lastX, lastY) = (width - 1, height - 1)
    bytes.withUnsafeBytes { source in
      result.bytes.withUnsafeMutableBytes { output in
        var i = 0
        for y in 0..<result.height {
          for x in 0..<result.width {
            let (sx, sy) =
              switch orientation {
              case 2: (lastX - x, y)
              case 3: (lastX - x, lastY - y)
              case 4: (x, lastY - y)
              case 5: (y, x)
              case 6: (y, lastY - x)
              case 7: (lastX - y, lastY - x)
              default: (lastX - y, x)
              }
            let pixel = source.loadUnaligned(fromByteOffset: (sy * width + sx) * 4, as: UInt32.self)
            output.storeBytes(of: pixel, toByteOffset: i, as: UInt32.self)
            i += 4
          }
        }
      }
    }
    return result
  }
}
