/// How a value becomes something that is kept as a golden and compared with it: the shape of swift-snapshot-testing's
/// type of this name.
public struct Snapshotting<Value, Format> {
  /// The golden's ending, without a point.
  public var pathExtension: String
  public var diffing: Diffing<Format>
  public var snapshot: (Value) throws -> Format
  /// What the golden's name has after the test's: the phone, for pictures.
  public var suffix: (Value) -> String?

  public init(
    pathExtension: String, diffing: Diffing<Format>, suffix: @escaping (Value) -> String? = { _ in nil },
    snapshot: @escaping (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.suffix = suffix
    self.snapshot = snapshot
  }

  /// The strategy for another kind of value, by way of this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing, suffix: { suffix(transform($0)) },
      snapshot: { try snapshot(transform($0)) })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Text as it is, compared by lines.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) { $0 } }
}
