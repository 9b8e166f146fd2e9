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
    for (answer, origin) in events where !answer.step.isEmpty {
      guard let (index, step) = Self.place(of: answer.step, indexes) else { continue }
      if index.own[step][answer.element] == nil,
        !index.fields.contains(where: { $0.step == step && $0.otherKeys.contains(answer.element) })
      {
        found.append(
          Diagnostic(
            .unknownField, .warning, "The step has nothing that asks for `\(answer.element)`: the answer is kept.",
            hint: suggestion(for: answer.element, among: index.own[step].keys.sorted())
              .map { "did you mean `\($0)`?" }, at: origin))
      }
    }
    return found
  }

  /// The step that an event's "flow/step" means.
  private static func place(of key: String, _ indexes: [FlowIndex]) -> (FlowIndex, Int)? {
    for index in indexes {
      if let step = AnswerIndex.step(key, in: index.flow.id).flatMap({ index.stepIndex[$0] }) { return (index, step) }
    }
    return nil
  }
}
