import FlowBase
import FlowDocument

/// The flow that a user of an experiment sees (S-12, S-12b, PR-02).
public enum ExperimentChoice {
  /// `flow` as the variants that the state names make it; concluded experiments show their winner to all. Without a
  /// choice the flow stays as it is written.
  public static func flow(
    _ flow: Flow, in document: Document, state: UserState, catalogue: Catalogue, sources: SourceMap
  ) -> (flow: Flow, diagnostics: [Diagnostic]) {
    var chosen = flow
    var found: [Diagnostic] = []
    for experiment in document.experiments where applies(experiment, to: flow) {
      let concluded = experiment.status == "concluded" ? experiment.winner : nil
      guard let id = concluded ?? state.experiments[experiment.id] else { continue }
      guard let variant = experiment.variants.first(where: { $0.id == id }) else {
        found.append(
          Diagnostic(
            .missingTarget, .warning, "The experiment `\(experiment.id)` has no variant `\(id)`: it is left out.",
            hint: suggestion(for: id, among: experiment.variants.map(\.id)).map { "did you mean `\($0)`?" }))
        continue
      }
      if let other = variant.flowID.flatMap({ id in document.flows.first { $0.id == id } }) { chosen = other }
      guard !variant.overrides.isEmpty else { continue }
      let (patched, more) = DocumentDecoder(catalogue: catalogue).decode(chosen, with: variant, sources: sources)
      chosen = patched
      found += more
    }
    return (chosen, found)
  }

  private static func applies(_ experiment: Experiment, to flow: Flow) -> Bool {
    experiment.isOnFlows && (experiment.target == nil || experiment.target == flow.id)
  }
}
