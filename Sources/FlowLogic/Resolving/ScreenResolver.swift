import FlowBase
import FlowDocument

/// Document + state → what one user sees of a step (format.md, State; catalogue 3.5 – 3.17).
public struct ScreenResolver: Sendable {
  public let document: Document
  public let flow: Flow
  public let state: UserState
  public let catalogue: Catalogue
  let index: FlowIndex
  let answers: AnswerIndex
  /// The state's remote config over the bundle's (S-12).
  let remoteConfig: JSONObject

  /// Linear in the size of the flow; each `screen` after it only in the size of its step.
  public init(document: Document, flow: Flow, state: UserState, catalogue: Catalogue) {
    self.document = document
    self.flow = flow
    self.state = state
    self.catalogue = catalogue
    index = FlowIndex(flow)
    answers = AnswerIndex(state, index)
    var config = document.remoteConfig
    for member in state.remoteConfig.members { config.set(member) }
    remoteConfig = config
  }

  /// The step as `environment` shows it. Its index counts all steps of the flow, drawn or not (S-30).
  public func screen(_ step: Step, in environment: Environment) -> Screen {
    let position = position(of: step)
    var pass = ScreenPass(self, step, position, environment)
    return pass.run()
  }

  /// Whether the step's own `visibility_condition` lets it show; a hidden step is passed over by walks.
  public func shows(_ step: Step, in environment: Environment) -> Bool {
    facts(platform: environment.platform, locale: environment.locale)
      .shows(step.values[StepKeys.visibility.declaration.name], from: position(of: step))
  }

  private func position(of step: Step) -> Int {
    if let known = index.stepIndex[step.id], flow.steps[known].origin == step.origin { return known }
    return flow.steps.firstIndex { $0.origin == step.origin && $0.id == step.id } ?? 0
  }

  func facts(platform: Platform, locale: LocaleTag) -> Facts {
    Facts(
      index: index, answers: answers, state: state, remoteConfig: remoteConfig, platform: platform, locale: locale)
  }
}

extension UserState {
  /// The platform that the state names, for callers to whom no device was named (S-22).
  public var platform: Platform? { device["platform"]?.asString.flatMap { Platform(rawValue: $0.lowercased()) } }
}
