/// Why text cannot be set at all. A glyph that no font has is no error but `MissingGlyph` (S-41, `missing-glyph`).
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No folder of these holds a `manifest.tsv`.
  case notFound([String])
  /// A file of the manifest is missing, or not the one that is pinned.
  case damaged(file: String, reason: String)
  /// fontconfig or Pango refused to start.
  case unusable(String)

  public var description: String {
    switch self {
    case .notFound(let places): "no fonts: looked for manifest.tsv in \(places.joined(separator: ", "))"
    case .damaged(let file, let reason): "font \(file): \(reason)"
    case .unusable(let reason): "fonts cannot be used: \(reason)"
    }
  }
}
