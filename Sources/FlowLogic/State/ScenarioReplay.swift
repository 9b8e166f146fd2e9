import FlowBase
import FlowDocument

/// A moment of a scenario: the state, and where the user stands.
public struct ScenarioFrame: Sendable {
  /// The step on screen; nil where a paywall stands or the flow has ended.
  public var step: String?
  /// The node on which the user stands: a step's id, a node's, or `end`.
  public var node: String
  public var state: UserState
}

/// Replays a scenario over a flow (S-20; EI-10 … EI-12, AH-01 … AH-06).
public struct ScenarioReplay {
  private let document: Document
  private let flow: Flow
  private let catalogue: Catalogue
  private let environment: Environment

  public init(document: Document, flow: Flow, catalogue: Catalogue, environment: Environment) {
    self.document = document
    self.flow = flow
    self.catalogue = catalogue
    self.environment = environment
  }

  /// The beginning, and one frame after each event.
  public func frames(of scenario: Scenario) -> [ScenarioFrame] {
    var state = scenario.state
    var node = Routes(flow).start.map(Routes(flow).id) ?? "end"
    node = settled(node, state)
    var frames = [frame(node, state)]
    for event in scenario.events {
      let before = node
      apply(event, &state, &node)
      // What a banner or a toast said is gone on the next screen.
      if before != node { node = settled(node, state) }
      frames.append(frame(node, state))
    }
    return frames
  }

  private func frame(_ node: String, _ state: UserState) -> ScenarioFrame {
    ScenarioFrame(step: flow.step(node)?.id, node: node, state: state)
  }

  private func resolver(_ state: UserState) -> ScreenResolver {
    ScreenResolver(document: document, flow: flow, state: state, catalogue: catalogue)
  }

  /// Past the steps and paywalls that this user does not see.
  private func settled(_ node: String, _ state: UserState) -> String {
    let resolver = resolver(state)
    let router = FlowRouter(resolver, platform: environment.platform, locale: environment.locale)
    var node = node
    var seen: Set<String> = []
    while seen.insert(node).inserted {
      let isPassed: Bool
      if let step = flow.step(node) {
        isPassed = !resolver.shows(step, in: environment)
      } else if let trigger = flow.node(node), trigger.kind == .paywallTrigger {
        isPassed = state.subscribed && trigger[NodeKeys.skipIfSubscribed]
      } else {
        isPassed = false
      }
      guard isPassed, let next = router.next(after: node) else { return node }
      node = next.node
    }
    return node
  }

  private func apply(_ event: Scenario.Event, _ state: inout UserState, _ node: inout String) {
    switch event {
    case .answer(let json): answer(json, &state, node)
    case .tap(let id): tap(id, &state, &node)
    case .interaction(let result):
      var screen = live(of: node, state)
      var patches = screen["patches"]?.asObject ?? JSONObject()
      for patch in result.fieldConfigPatches.members {
        var values = patches[patch.key]?.asObject ?? JSONObject()
        for member in patch.value.asObject?.members ?? [] { values.set(member) }
        patches[patch.key] = .object(values)
      }
      screen["patches"] = .object(patches)
      setLive(screen, of: node, &state)
      if !result.inputValuePatches.isEmpty { answer(.object(result.inputValuePatches), &state, node) }
      if result.advance { advance(&state, &node) }
    case .hook(let hook): apply(hook, &state, &node)
    }
  }

  private func apply(_ hook: Scenario.Hook, _ state: inout UserState, _ node: inout String) {
    func add(_ data: JSONObject) { data.members.forEach { state.computed.set($0) } }
    func banner(_ kind: LiveState.BannerKind, _ message: String) {
      var screen = live(of: node, state)
      screen["banner"] = .object(["kind": .string(kind.rawValue), "message": .string(message)])
      setLive(screen, of: node, &state)
    }
    switch hook {
    case .proceed(let data):
      add(data)
      advance(&state, &node)
    case .block(let message): banner(.error, message)
    case .stay(let message): if let message { banner(.success, message) }
    case .skip(let step, let data):
      add(data)
      if Routes(flow).place(step) != nil { node = step }
    }
  }

  // MARK: Parts

  private func live(of node: String, _ state: UserState) -> JSONObject {
    UserState.entry(of: state.screens, flow: flow.id, step: node)?.asObject ?? JSONObject()
  }

  private func setLive(_ screen: JSONObject, of node: String, _ state: inout UserState) {
    let key = "\(flow.id)/\(node)"
    state.screens[state.screens[key] == nil ? node : key] = .object(screen)
  }

  /// Merges answers into the step's; a bare value answers the step's own question (S-06).
  private func answer(_ json: JSON, _ state: inout UserState, _ node: String) {
    let full = "\(flow.id)/\(node)"
    let key = state.responses[full] == nil ? node : full
    guard let object = json.asObject else {
      state.responses[key] = json
      return
    }
    var entry = state.responses[key]?.asObject ?? JSONObject()
    if let bare = state.responses[key], bare.asObject == nil, let step = flow.step(node) {
      entry[FlowIndex.questionID(of: step)] = bare
    }
    object.members.forEach { entry.set($0) }
    state.responses[key] = .object(entry)
  }

  private func advance(_ state: inout UserState, _ node: inout String) {
    let router = FlowRouter(resolver(state), platform: environment.platform, locale: environment.locale)
    if let next = router.next(after: node) { node = next.node }
  }

  /// A button does what its action says; a switch turns. Required fields hold an advance back (BA-22).
  private func tap(_ id: String, _ state: inout UserState, _ node: inout String) {
    guard let step = flow.step(node) else {
      advance(&state, &node)
      return
    }
    let screen = resolver(state).screen(step, in: environment)
    var tapped: Block?
    screen.step.forEachBlock { if $0.id == id { tapped = tapped ?? $0 } }
    guard let tapped, tapped.values["disabled"]?.asBool != true else { return }
    if tapped.type == "toggle" || tapped.type == "input_toggle", let field = FlowIndex.fieldID(of: tapped) {
      answer(.object([field: .bool(screen.answers[field]?.asBool != true)]), &state, node)
      return
    }
    guard tapped.type == "button" else { return }
    switch tapped[CommonKeys.action] {
    case "link": return
    case "skip": advance(&state, &node)
    default:
      let errors = FieldCheck.errors(of: screen.step, answers: screen.answers, words: screen.words)
      guard errors.isEmpty else {
        var live = live(of: node, state)
        live["toast"] = true
        setLive(live, of: node, &state)
        return
      }
      advance(&state, &node)
    }
  }
}
