import FlowBase
import FlowDocument

/// What the parts of a bundle say of each other (S-12).
enum BundleRules {
  static func check(_ document: Document) -> [Diagnostic] {
    guard document.kind == .bundle else { return [] }
    var found: [Diagnostic] = []
    let flows = document.flows.map(\.id)
    for experiment in document.experiments {
      for variant in experiment.variants {
        if let flow = variant.flowID, !flows.contains(flow) {
          found.append(missing("the variant `\(variant.id)` of `\(experiment.id)`", "flow", flow, flows, .none))
        }
      }
      if let winner = experiment.winner, !experiment.variants.contains(where: { $0.id == winner }) {
        found.append(
          missing("the experiment `\(experiment.id)`", "variant", winner, experiment.variants.map(\.id), .none))
      }
    }
    guard !document.paywalls.isEmpty else { return found }
    for flow in document.flows {
      let named =
        flow.steps.map { ($0.id, $0.values["paywall_id"]) } + flow.nodes.map { ($0.id, $0.values["paywall_id"]) }
      for (owner, json) in named {
        guard let json, let id = json.asString, document.paywalls[id] == nil else { continue }
        found.append(missing("`\(owner)`", "paywall", id, document.paywalls.keys, json.origin))
      }
    }
    return found
  }

  private static func missing(
    _ owner: String, _ kind: String, _ id: String, _ known: [String], _ origin: Origin
  ) -> Diagnostic {
    Diagnostic(
      .missingTarget, .warning, "The bundle has no \(kind) `\(id)`, which \(owner) names.",
      hint: suggestion(for: id, among: known).map { "did you mean `\($0)`?" }, at: origin)
  }
}
