/// Why a file is no layout golden.
public enum LayoutTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first line is not `flowproof-layout VERSION WIDTH,HEIGHT CONTENT`.
  case notALayout
  /// Written by another version of the format.
  case version(String)
  /// A line, counted from 1, that does not follow the format; `expected` says what should stand there.
  case line(Int, expected: String)

  public var description: String {
    switch self {
    case .notALayout: "not a layout golden: it does not begin with `flowproof-layout`"
    case .version(let found):
      "layout golden of version \(found), this Flowproof reads \(LayoutText.version); approve anew"
    case .line(let line, let expected): "line \(line) of the layout golden: \(expected) expected"
    }
  }
}
