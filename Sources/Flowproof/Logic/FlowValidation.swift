import FlowBase
import FlowBlocks
import FlowDocument
import FlowLogic

/// `validate`: everything that reading, decoding and the rules have to say about a document, in the order of places.
public struct FlowValidation: Sendable {
  public var document: Document
  public var sources: SourceMap
  public var diagnostics: [Diagnostic]
  /// The entries of the dialect that were used, and how often.
  public var dialectUses: [(entry: String, count: Int)]

  /// `assetFolders` nil = `assets` beside the document.
  public init(path: String, assetFolders: [String]? = nil, dialect: Dialect? = nil) throws(DocumentError) {
    let loaded = try Document.load(path: path, catalogue: .standard, dialect: dialect)
    let resolver = AssetResolver(document: path, folders: assetFolders)
    self.init(loaded, assets: { AssetInspection.fault(of: $0, resolver) })
  }

  /// For documents that come from elsewhere; without `assets` no file is looked for.
  public init(_ loaded: LoadedDocument, assets: Validator.AssetCheck? = nil) {
    document = loaded.document
    sources = loaded.sources
    dialectUses = loaded.dialectUses
    var found = loaded.diagnostics + Validator(catalogue: .standard, assets: assets).check(loaded.document)
    for flow in loaded.document.flows {
      for variant in Self.overrides(of: flow, in: loaded.document) {
        let (_, more) = DocumentDecoder(catalogue: .standard).decode(flow, with: variant, sources: loaded.sources)
        found += more
      }
    }
    var seen: Set<Diagnostic> = []
    diagnostics = found.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.origin.index, $0.offset) < ($1.element.origin.index, $1.offset) }.map(\.element)
  }

  private static func overrides(of flow: Flow, in document: Document) -> [Experiment.Variant] {
    document.experiments.filter { $0.target == nil || $0.target == flow.id }
      .flatMap(\.variants).filter { !$0.overrides.isEmpty }
  }

  /// Entries for the document's unknown names that are near known ones.
  public var suggestedDialect: Dialect { Dialect.suggested(for: document, catalogue: .standard) }

  /// The worst severity found; nil for a document without findings.
  public var worst: Severity? { diagnostics.map(\.severity).max() }
}
