/// A cluster of differing pixels.
public struct Region: Hashable, Sendable {
  /// The smallest rectangle around them, in pixels of the actual picture.
  public var box: PixelRect
  /// How many they are, under the profile asked for, after alignment.
  public var differingPixels: Int
  /// Names of the blocks that most of them lie in, the most affected first, at most three; empty when no frames were
  /// given or none is hit.
  public var blocks: [String]
}
