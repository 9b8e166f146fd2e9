import FlowBase
import FlowDocument
import FlowLogic

extension FlowInput {
  /// The steps on the walk that a state takes, numbered in its order, for every cell of the matrix.
  public func walkJobs(
    index: Int, flow: Flow, steps wanted: Set<String>, state: UserState, matrix: Matrix, catalogue: Catalogue
  ) -> [StepJob] {
    let (flow, _) = ExperimentChoice.flow(
      flow, in: loaded.document, state: state, catalogue: catalogue, sources: loaded.sources)
    let resolver = ScreenResolver(document: loaded.document, flow: flow, state: state, catalogue: catalogue)
    return matrix.environments(defaultLocale: flow.defaultLocale, state: state).flatMap { environment, nameLocale in
      let walk = FlowRouter(resolver, platform: environment.platform, locale: environment.locale).walk()
      let steps = walk.entries.filter { $0.kind == .step }.map(\.node)
      return numbered(steps.map { ($0, resolver) }, wanted, index, environment, nameLocale)
    }
  }

  /// The screen after each event of a scenario, numbered from its beginning (S-20).
  public func scenarioJobs(
    index: Int, flow: Flow, steps wanted: Set<String>, scenario: Scenario, matrix: Matrix, catalogue: Catalogue
  ) -> [StepJob] {
    let state = scenario.state
    let (flow, _) = ExperimentChoice.flow(
      flow, in: loaded.document, state: state, catalogue: catalogue, sources: loaded.sources)
    return matrix.environments(defaultLocale: flow.defaultLocale, state: state).flatMap { environment, nameLocale in
      let frames = ScenarioReplay(
        document: loaded.document, flow: flow, catalogue: catalogue, environment: environment
      ).frames(of: scenario)
      let screens = frames.compactMap { frame in
        frame.step.map { step in
          (
            step,
            ScreenResolver(document: loaded.document, flow: flow, state: frame.state, catalogue: catalogue)
          )
        }
      }
      return numbered(screens, wanted, index, environment, nameLocale)
    }
  }

  /// Jobs in order, each with its number before its name; a filter leaves gaps in the numbers.
  private func numbered(
    _ screens: [(step: String, resolver: ScreenResolver)], _ wanted: Set<String>, _ index: Int,
    _ environment: Environment, _ nameLocale: LocaleTag?
  ) -> [StepJob] {
    screens.enumerated().compactMap { number, screen in
      guard let step = screen.resolver.flow.step(screen.step), wanted.isEmpty || wanted.contains(step.id) else {
        return nil
      }
      let name = PictureName(
        flow: screen.resolver.flow.id, step: step.id, state: screen.resolver.state.name,
        device: environment.device.name, appearance: environment.appearance, locale: nameLocale,
        textSize: environment.textSize)
      var job = StepJob(input: index, resolver: screen.resolver, step: step, environment: environment, name: name)
      job.prefix = (number < 9 ? "0" : "") + "\(number + 1)-"
      return job
    }
  }
}
