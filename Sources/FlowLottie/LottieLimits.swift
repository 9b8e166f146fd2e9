/// What drawing a frame may cost (product.md, Safe on hostile input).
public struct LottieLimits: Hashable, Sendable {
  /// Seconds of processor time for one request.
  public var processorSeconds: Int
  /// Milliseconds until an answer must be there.
  public var wallMilliseconds: Int

  /// Ordinary files take a hundredth of a second; a busy machine still draws them.
  public static let `default` = LottieLimits(processorSeconds: 3, wallMilliseconds: 20_000)

  /// Bytes of a file, and of all that is unpacked from an archive.
  static let fileBytes = 16 << 20
  static let unpackedBytes = 32 << 20
  /// Pixels of a frame.
  public static let pixels = 16_000_000
  /// Bytes of address space of the process that draws.
  static let memory: UInt = 1 << 30

  public init(processorSeconds: Int, wallMilliseconds: Int) {
    self.processorSeconds = processorSeconds
    self.wallMilliseconds = wallMilliseconds
  }
}
