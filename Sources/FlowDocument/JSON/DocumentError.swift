/// Why a document's file could not be read. Anything wrong inside a file is a `Diagnostic` instead.
public enum DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing under this path.
  case notFound(path: String)
  /// The path is a folder.
  case isFolder(path: String)
  /// More than `DocumentFile.sizeLimit` bytes.
  case tooLarge(path: String)
  /// The system refused; `reason` is its own word for it ("Permission denied").
  case unreadable(path: String, reason: String)

  /// One sentence with the path and the way out.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): no such file; check the path"
    case .isFolder(let path): "\(path): is a folder; name a file in it"
    case .tooLarge(let path): "\(path): larger than \(DocumentFile.sizeLimit >> 20) MiB; split the document"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    }
  }
}
