/// A picture in memory: rows of pixels without padding, four bytes each in the order blue, green, red, alpha (Cairo's
/// ARGB32 on little-endian machines), alpha premultiplied. Opaque pictures hold 255 in every alpha byte.
///
/// A plain value: copies share storage until one is changed.
public struct PixelBuffer: Sendable, Equatable {
  public let width: Int
  public let height: Int
  public var bytes: [UInt8]
  /// Bytes of one row.
  public var stride: Int { width * 4 }

  /// A transparent picture; traps on negative sizes.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0)
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
