import FlowBase

/// JSON → `Document` in normal form, and what was found on the way. Never fails: what cannot be read is reported and
/// left out, and the rest stays (format.md). Deep documents need the big stack of `onBigStack`.
public struct DocumentDecoder: Sendable {
  public let catalogue: Catalogue

  public init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// The whole document, whatever it holds; `sources` gives paths and numbers as they were typed.
  public func decode(_ json: JSON, file: String, sources: SourceMap) -> (Document, [Diagnostic]) {
    var pass = DecodingPass(catalogue, sources: sources)
    let document = pass.document(json, file: file)
    return (document, pass.normaliser.sorted)
  }

  /// One flow, for instance `Flow.source` after `Overrides`.
  public func decodeFlow(_ json: JSON, id: String, sources: SourceMap) -> (Flow, [Diagnostic]) {
    var pass = DecodingPass(catalogue, sources: sources)
    let flow = pass.flow(json, id: id)
    return (flow, pass.normaliser.sorted)
  }

  /// One step under the settings of a flow.
  public func decodeStep(_ json: JSON, id: String, in flow: Flow? = nil, sources: SourceMap) -> (Step, [Diagnostic]) {
    var pass = DecodingPass(catalogue, sources: sources)
    pass.normaliser.styles = flow?.settings[SettingsKeys.blockStyles]?.asObject ?? JSONObject()
    let step = pass.step(json, id: id)
    return (step, pass.normaliser.sorted)
  }

  /// One block by itself (`--block`). Without an id it is called `block`, and its children by their path from it.
  public func decodeBlock(_ json: JSON, in flow: Flow? = nil, sources: SourceMap? = nil) -> (Block, [Diagnostic]) {
    var pass = DecodingPass(catalogue, sources: sources)
    pass.normaliser.styles = flow?.settings[SettingsKeys.blockStyles]?.asObject ?? JSONObject()
    let place = Place(file: pass.path(of: json.origin, else: ""), local: "")
    var block = pass.block(json, at: place, depth: 1)
    if !block.hasID { block.id = "block" }
    return (block, pass.normaliser.sorted)
  }

  /// Values laid over a block (EI-10) in the normal form of the block's keys. Children cannot be patched.
  public func decodePatch(
    _ values: JSONObject, for block: Block, in flow: Flow? = nil, sources: SourceMap? = nil
  ) -> (JSONObject, [Diagnostic]) {
    var pass = DecodingPass(catalogue, sources: sources)
    pass.normaliser.styles = flow?.settings[SettingsKeys.blockStyles]?.asObject ?? JSONObject()
    let declaration = pass.declaration(of: block.type)?.object ?? CommonKeys.declaration
    var patch = pass.normaliser.object(values, as: declaration)
    for member in patch.members {
      switch declaration.key(member.key)?.kind {
      case .blocks, .fields: patch.remove(member.key)
      default: continue
      }
    }
    return (patch, pass.normaliser.sorted)
  }

  /// `flow` with the overrides of an experiment's variant (S-12, S-59).
  public func decode(_ flow: Flow, with variant: Experiment.Variant, sources: SourceMap) -> (Flow, [Diagnostic]) {
    let (source, unknown) = Overrides.apply(variant.overrides, to: flow.source)
    let (patched, diagnostics) = decodeFlow(source, id: flow.id, sources: sources)
    let missing = unknown.map { member in
      Diagnostic(
        .missingTarget, .warning,
        "The variant \(JSONWriter.quoted(variant.id)) overrides a step that the flow \(JSONWriter.quoted(flow.id)) "
          + "does not have: \(JSONWriter.quoted(member.key)).",
        hint: suggestion(for: member.key, among: flow.steps.map(\.id)).map { "did you mean `\($0)`?" },
        at: member.keyOrigin)
    }
    return (patched, diagnostics + missing)
  }
}
