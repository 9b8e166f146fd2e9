import FlowBase

/// A file that was read and decoded, with all that later stages ask of it.
public struct LoadedDocument: Sendable {
  /// Without flows where nothing usable was in the file: a diagnostic says why.
  public var document: Document
  /// Turns every `Origin` of the document into file, line, column and path.
  public var sources: SourceMap
  /// Of the reader and then of the decoder, in the order of places each.
  public var diagnostics: [Diagnostic]
  /// The entries of the dialect that were used, and how often.
  public var dialectUses: [(entry: String, count: Int)] = []
}

extension Document {
  /// Reads, parses and decodes a file. Works on a stack deep enough for any document.
  public static func load(
    path: String, catalogue: Catalogue, dialect: Dialect? = nil
  ) throws(DocumentError) -> LoadedDocument {
    load(bytes: try DocumentFile.read(path), file: path, catalogue: catalogue, dialect: dialect)
  }

  /// The same for bytes that are here already; `file` is the name in diagnostics.
  public static func load(
    bytes: [UInt8], file: String, catalogue: Catalogue, dialect: Dialect? = nil
  ) -> LoadedDocument {
    onBigStack {
      var sources = SourceMap()
      let (json, found) = JSONReader.read(bytes: bytes, file: file, into: &sources)
      guard let json else {
        return LoadedDocument(document: Document(kind: .flows, file: file), sources: sources, diagnostics: found)
      }
      let (named, uses) = dialect.map { $0.apply(to: json) } ?? (json, [])
      let (document, more) = DocumentDecoder(catalogue: catalogue).decode(named, file: file, sources: sources)
      return LoadedDocument(document: document, sources: sources, diagnostics: found + more, dialectUses: uses)
    }
  }
}
