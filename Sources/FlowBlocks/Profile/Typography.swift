import FlowBase
import FlowLayout

/// The named text styles of the platform (look.md, Dynamic Type).
public enum TextRole: Int, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subhead, footnote, caption1, caption2

  /// Points at a text size; columns xS … AX5 of look.md's table.
  public func points(at size: TextSize) -> Double {
    Self.table[rawValue][TextSize.allCases.firstIndex(of: size)!]
  }

  /// Regular but for the headline.
  public var weight: Int { self == .headline ? 600 : 400 }

  private static let table: [[Double]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
