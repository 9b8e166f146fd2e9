import FlowBase
import FlowDocument

/// Everything that is wrong with a document whatever a user answers (`validate`): what the decoder cannot see because it
/// takes more than one place to see it.
public struct Validator {
  /// What is wrong with a file that the document names; nil if nothing is.
  public typealias AssetCheck = (AssetReference) -> Diagnostic?

  let catalogue: Catalogue
  let assets: AssetCheck?

  /// Without `assets` no file is looked for.
  public init(catalogue: Catalogue, assets: AssetCheck? = nil) {
    self.catalogue = catalogue
    self.assets = assets
  }

  /// The findings, beside those of reading and decoding, in document order of the rules' groups.
  public func check(_ document: Document) -> [Diagnostic] {
    var found = BundleRules.check(document)
    for flow in document.flows { found += check(flow, in: document) }
    if let assets {
      let values = DeclaredValues(catalogue)
      for surface in document.surfaces { found += AssetRules.check(surface, values, assets) }
    }
    return found
  }

  private func check(_ flow: Flow, in document: Document) -> [Diagnostic] {
    var lint = FlowLint(flow, document, catalogue)
    // Screens of a bundle stand by themselves (S-59): no way leads from one to the next.
    if flow.id != "screens" || document.kind != .bundle { GraphRules.check(&lint) }
    DependencyRules.check(&lint)
    for (i, step) in flow.steps.enumerated() {
      ConditionRules.check(step, i, &lint)
      TextRules.check(step, &lint)
      step.forEachBlock { block in
        FieldRules.check(block, &lint)
        BlockRules.check(block, in: step, &lint)
        MediaRules.check(block, &lint)
      }
      OptionRules.check(step, &lint)
      BlockRules.checkSkipKey(step, &lint)
      BlockRules.checkPinned(step, &lint)
    }
    TextRules.checkTables(&lint)
    TranslationRules.check(&lint)
    if let assets { AssetRules.check(&lint, assets) }
    return lint.diagnostics
  }
}

/// A flow under inspection, with what the rules ask of it.
struct FlowLint {
  let flow: Flow
  let document: Document
  let values: DeclaredValues
  let index: FlowIndex
  /// What is true without a state.
  let facts: Facts
  private(set) var diagnostics: [Diagnostic] = []
  /// Findings that look for what was meant; each look costs.
  private var hints = 200

  init(_ flow: Flow, _ document: Document, _ catalogue: Catalogue) {
    self.flow = flow
    self.document = document
    values = DeclaredValues(catalogue)
    let resolver = ScreenResolver(document: document, flow: flow, state: UserState(), catalogue: catalogue)
    index = resolver.index
    facts = resolver.facts(platform: .ios, locale: flow.defaultLocale)
  }

  /// A warning.
  mutating func report(_ code: DiagnosticCode, _ message: String, hint: String? = nil, at origin: Origin) {
    report(code, .warning, message, hint: hint, at: origin)
  }

  mutating func report(
    _ code: DiagnosticCode, _ severity: Severity, _ message: String, hint: String? = nil, at origin: Origin
  ) {
    diagnostics.append(Diagnostic(code, severity, message, hint: hint, at: origin))
  }

  /// "did you mean `x`?", or nil if nothing known is near.
  mutating func hint(_ word: String, among known: some Sequence<String>) -> String? {
    guard hints > 0 else { return nil }
    hints -= 1
    return suggestion(for: word, among: known).map { "did you mean `\($0)`?" }
  }

  /// Ids of everything with an answer, in the order of steps.
  var fieldNames: [String] { index.fields.map(\.id) }
}
