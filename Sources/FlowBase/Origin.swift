/// Where a value came from: an index into the document's table of places. Only the document turns it into file, line
/// and column; every later stage just hands it on (engineering.md).
public struct Origin: Hashable, Sendable {
  public let index: Int32
  /// Made by Flowproof itself; no place in any file.
  public static let none = Origin(-1)

  public init(_ index: Int32) { self.index = index }
}
