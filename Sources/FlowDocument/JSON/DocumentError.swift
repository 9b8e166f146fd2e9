/// Why a document's file could not be read. Anything wrong inside a file is a `Diagnostic` instead.
public enum DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing under this path; the file beside it with the nearest name, if any is near.
  case notFound(path: String, suggestion: String? = nil)
  /// The path is a folder.
  case isFolder(path: String)
  /// More than `DocumentFile.sizeLimit` bytes.
  case tooLarge(path: String)
  /// The system refused; `reason` is its own word for it ("Permission denied").
  case unreadable(path: String, reason: String)

  /// One sentence with the path and the way out.
  public var description: String {
    switch self {
    case .notFound(let path, let near):
      "\(path): no such file; " + (near.map { "did you mean '\($0)'?" } ?? "check the path")
    case .isFolder(let path): "\(path): is a folder; name a file in it"
    case .tooLarge(let path): "\(path): larger than \(DocumentFile.sizeLimit >> 20) MiB; split it"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    }
  }
}
