import FlowBase

/// A block's name and the place it has on the screen, so that differences can be named by the block they lie in.
public struct NamedFrame: Hashable, Sendable {
  /// As a reader of the report knows it: "button `cta`".
  public var name: String
  /// The border box on the screen, in points.
  public var frame: Rect

  public init(name: String, frame: Rect) {
    self.name = name
    self.frame = frame
  }
}
