/// What a picture may cost, checked before anything is decoded (product.md, Safe on hostile input).
public struct ImageLimits: Hashable, Sendable {
  /// The largest width × height.
  public var pixels: Int
  /// The largest width, and the largest height.
  public var side: Int
  /// The largest file, in bytes.
  public var bytes: Int

  /// 64 megapixels, 65,535 pixels a side, 64 MiB.
  public static let `default` = ImageLimits(pixels: 64_000_000, side: 65_535, bytes: 64 << 20)

  public init(pixels: Int, side: Int, bytes: Int) {
    self.pixels = pixels
    self.side = side
    self.bytes = bytes
  }

  /// Throws unless `width` × `height` may be decoded.
  func check(width: Int, height: Int) throws(ImageError) {
    guard width <= side, height <= side, width * height <= pixels else {
      throw .tooLarge(width: width, height: height)
    }
  }
}
