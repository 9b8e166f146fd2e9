import FlowBase
import FlowDocument

/// Document + state → what one user sees of a step.
public struct ScreenResolver: Sendable {
  public let document: Document
  public let flow: Flow
  public let state: UserState
  public let catalogue: Catalogue

  public init(document: Document, flow: Flow, state: UserState, catalogue: Catalogue) {
    self.document = document
    self.flow = flow
    self.state = state
    self.catalogue = catalogue
  }

  /// The step as `environment` shows it. Its index counts all steps of the flow, drawn or not (S-30).
  public func screen(_ step: Step, in environment: Environment) -> Screen {
    let index = flow.steps.firstIndex { $0.origin == step.origin && $0.id == step.id } ?? 0
    return Screen(
      flow: flow, step: step, index: index, total: flow.steps.count, state: state, environment: environment,
      live: LiveState(), answers: JSONObject(), words: Words(locale: environment.locale))
  }
}
