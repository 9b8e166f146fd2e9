import FlowBase

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that was read and decoded, with all that later stages ask of it.
public struct LoadedDocument: Sendable {
  public var document: Document
  /// Turns every `Origin` of the document into file, line, column and path.
  public var sources: SourceMap
  /// Of reader and decoder, in this order.
  public var diagnostics: [Diagnostic]
  /// The document as it was written; nil where nothing could be read.
  public var json: JSON?
}

/// Why there is no document at all. Whatever can be read, however badly, is a `LoadedDocument` with diagnostics.
public enum DocumentError: Error, Equatable {
  /// The file cannot be opened or read; `reason` is the system's word for it.
  case unreadable(path: String, reason: String)
  /// The file has more than `limit` bytes (product.md, Promises: 64 MiB).
  case tooLarge(path: String, limit: Int)
  /// There is a file, but no JSON value in it: empty, or not JSON at all. `diagnostics` say where and why.
  case notJSON(path: String, diagnostics: [Diagnostic], sources: SourceMap)

  public static func == (a: DocumentError, b: DocumentError) -> Bool { a.description == b.description }
}

extension DocumentError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .tooLarge(let path, let limit): "\(path): larger than \(limit >> 20) MiB"
    case .notJSON(let path, let diagnostics, _):
      "\(path): " + (diagnostics.first?.message ?? "there is no JSON value in it")
    }
  }
}

extension Document {
  /// Bytes read of one file.
  public static let sizeLimit = 64 << 20

  /// Reads, parses and decodes a file; works on a stack of its own, deep enough for any document.
  public static func load(path: String, catalogue: Catalogue) throws(DocumentError) -> LoadedDocument {
    try load(bytes: read(path), file: path, catalogue: catalogue)
  }

  /// The same for bytes that are here already; `file` is the name in diagnostics.
  public static func load(
    bytes: [UInt8], file: String, catalogue: Catalogue
  ) throws(DocumentError) -> LoadedDocument {
    guard bytes.count <= sizeLimit else { throw .tooLarge(path: file, limit: sizeLimit) }
    return try onBigStack { () throws(DocumentError) -> LoadedDocument in
      var sources = SourceMap()
      let (json, found) = JSONReader.read(bytes: bytes, file: file, into: &sources)
      guard let json else { throw .notJSON(path: file, diagnostics: found, sources: sources) }
      let (document, more) = DocumentDecoder(catalogue: catalogue).decode(json, file: file, sources: sources)
      return LoadedDocument(document: document, sources: sources, diagnostics: found + more, json: json)
    }
  }

  /// All bytes of a file, `sizeLimit` at most.
  public static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      bytes.append(contentsOf: buffer[..<count])
      if bytes.count > sizeLimit { throw .tooLarge(path: path, limit: sizeLimit) }
      if count < buffer.count {
        if ferror(file) != 0 { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
        return bytes
      }
    }
  }
}
