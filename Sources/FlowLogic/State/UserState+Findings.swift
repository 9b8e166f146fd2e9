import FlowBase
import FlowDocument

extension UserState {
  /// What the state answers and the document does not ask (S-54): answers of other flows, which are ignored, and of
  /// steps and elements that the flow lacks, which are kept.
  public func findings(about document: Document) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let indexes = document.flows.map { FlowIndex($0) }
    for entry in responses.members {
      let parts = entry.key.split(separator: "/", maxSplits: 1).map(String.init)
      let flow = parts.count == 2 ? parts[0] : nil
      let step = parts.last ?? ""
      let candidates = indexes.filter { flow == nil || $0.flow.id == flow }
      if candidates.isEmpty {
        found.append(
          Diagnostic(
            .unknownField, .warning, "This answers the flow `\(flow ?? "")`, which the document lacks: it is ignored.",
            at: entry.value.origin == .none ? entry.keyOrigin : entry.value.origin))
      } else if !step.isEmpty, !candidates.contains(where: { $0.stepIndex[step] != nil }) {
        found.append(
          Diagnostic(
            .unknownField, .warning, "No flow has the step `\(step)`: its answers are kept.",
            hint: suggestion(for: step, among: candidates.flatMap { $0.flow.steps.map(\.id) })
              .map { "did you mean `\($0)`?" }, at: entry.keyOrigin))
      }
    }
    return found
  }
}
