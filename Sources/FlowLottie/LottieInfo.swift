import FlowBase

/// What an animation says of itself.
public struct LottieInfo: Hashable, Sendable {
  /// Its own size in points.
  public var size: Size
  /// One at least.
  public var frames: Int
  /// Frames a second.
  public var rate: Double
  /// What is in it that rlottie does not draw, in words: "text layers".
  public var omissions: [String]

  /// Whether layout can do something with it: nothing without end, nothing without extent.
  var isUsable: Bool {
    frames > 0 && [size.width, size.height, rate].allSatisfy { $0.isFinite && $0 > 0 && $0 <= 1e6 }
  }

  public init(size: Size, frames: Int, rate: Double, omissions: [String] = []) {
    self.size = size
    self.frames = frames
    self.rate = rate
    self.omissions = omissions
  }
}
