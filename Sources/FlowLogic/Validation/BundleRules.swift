import FlowBase
import FlowDocument

/// What the parts of a bundle say of each other (S-12).
enum BundleRules {
  static func check(_ document: Document) -> [Diagnostic] {
    guard document.kind == .bundle else { return [] }
    var found: [Diagnostic] = []
    let flows = document.flows.map(\.id)
    for experiment in document.experiments {
      let owner = "the experiment `\(experiment.id)`"
      if let target = experiment.target, experiment.isOnFlows, !flows.contains(target) {
        found.append(missing(owner, "flow", target, flows, at: experiment, ExperimentKeys.target))
      }
      for variant in experiment.variants {
        if let flow = variant.flowID, !flows.contains(flow) {
          let owner = "the variant `\(variant.id)` of `\(experiment.id)`"
          found.append(missing(owner, "flow", flow, flows, at: variant, VariantKeys.flowID))
        }
      }
      let variants = experiment.variants.map(\.id)
      if let winner = experiment.winner, !variants.contains(winner) {
        found.append(missing(owner, "variant", winner, variants, at: experiment, ExperimentKeys.winner))
      }
    }
    guard !document.paywalls.isEmpty else { return found }
    for flow in document.flows {
      let named =
        flow.steps.map { ($0.id, $0 as any Keyed) } + flow.nodes.map { ($0.id, $0 as any Keyed) }
      for (owner, keyed) in named {
        guard let id = keyed[StepKeys.paywallID], document.paywalls[id] == nil else { continue }
        found.append(missing("`\(owner)`", "paywall", id, document.paywalls.keys, at: keyed, StepKeys.paywallID))
      }
    }
    return found
  }

  private static func missing(
    _ owner: String, _ kind: String, _ id: String, _ known: [String], at keyed: any Keyed, _ key: Key<String?>
  ) -> Diagnostic {
    Diagnostic(
      .missingTarget, .warning, "The bundle has no \(kind) `\(id)`, which \(owner) names.",
      hint: suggestion(for: id, among: known).map { "did you mean `\($0)`?" },
      at: keyed.values[key.declaration.name]?.origin ?? .none)
  }
}
