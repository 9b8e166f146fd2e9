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

  public init(size: Size, frames: Int, rate: Double, omissions: [String] = []) {
    self.size = size
    self.frames = frames
    self.rate = rate
    self.omissions = omissions
  }
}
