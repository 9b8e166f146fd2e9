import FlowBase
import FlowDocument

/// Where one may stand in a flow.
enum Place: Hashable {
  case step(Int)
  case node(Int)
  /// After the last step, or `complete_flow` (PT-05).
  case end
}

/// A target as the document names it, and what it is found to be.
struct NamedTarget {
  var name: String
  var origin: Origin
  /// nil: nothing has this id; the target counts as absent (S-08).
  var place: Place?
}

/// The ways of one flow, read from its keys (S-08, S-09, PT-01 … PT-08).
struct Routes: Sendable {
  let flow: Flow
  private let steps: [String: Int]
  private let nodes: [String: Int]

  init(_ flow: Flow) {
    self.flow = flow
    steps = Dictionary(flow.steps.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { a, _ in a })
    nodes = Dictionary(
      flow.nodes.enumerated().filter { $1.kind != nil }.map { ($1.id, $0) }, uniquingKeysWith: { a, _ in a })
  }

  func place(_ id: String) -> Place? {
    if let step = steps[id] { return .step(step) }
    if let node = nodes[id] { return .node(node) }
    return id == "complete_flow" ? .end : nil
  }

  func id(of place: Place) -> String {
    switch place {
    case .step(let i): flow.steps[i].id
    case .node(let i): flow.nodes[i].id
    case .end: "end"
    }
  }

  func isEnd(_ place: Place) -> Bool {
    switch place {
    case .end: true
    case .node(let i): flow.nodes[i].kind == .end
    case .step: false
    }
  }

  /// The target under a key; nil where the document names none.
  func target(_ key: Key<String?>, of owner: some Keyed) -> NamedTarget? {
    guard let name = owner[key], !name.isEmpty else { return nil }
    return NamedTarget(name: name, origin: owner.values[key.declaration.name]?.origin ?? .none, place: place(name))
  }

  /// `start`, else the first step.
  var start: Place? {
    target(FlowKeys.start, of: flow)?.place ?? (flow.steps.isEmpty ? nil : .step(0))
  }

  /// The step after this one; after the last: the end.
  func following(_ step: Int) -> Place { step + 1 < flow.steps.count ? .step(step + 1) : .end }

  /// A step's way when neither its options nor its rules say otherwise: its `next`, else the following step.
  func onward(_ step: Int) -> (place: Place, isNext: Bool) {
    if let place = target(StepKeys.next, of: flow.steps[step])?.place { return (place, true) }
    return (following(step), false)
  }

  /// The downstream edge of a node; nil where it has none.
  func downstream(_ node: Int) -> Place? { target(NodeKeys.next, of: flow.nodes[node])?.place }

  // MARK: Paywalls

  /// How a paywall ends (S-52).
  enum Outcome: String, CaseIterable, Sendable { case success, fail, dismiss }

  static func key(of outcome: Outcome) -> Key<String?> {
    switch outcome {
    case .success: NodeKeys.onSuccess
    case .fail: NodeKeys.onFail
    case .dismiss: NodeKeys.onDismiss
    }
  }

  static func presentsPaywall(_ step: Step) -> Bool { step[StepKeys.outcome] == "present_paywall" }

  /// Where an outcome leads: its target, else `next`; of a step else the following one.
  func exit(_ outcome: Outcome, of place: Place) -> Place? {
    switch place {
    case .step(let i): target(Self.key(of: outcome), of: flow.steps[i])?.place ?? onward(i).place
    case .node(let i): target(Self.key(of: outcome), of: flow.nodes[i])?.place ?? downstream(i)
    case .end: nil
    }
  }

  /// Where a trigger sends subscribers: `on_subscribed_skip_target`, else `on_success_target`, else downstream (PT-04);
  /// `isDownstream` tells whether the downstream edge is what was followed.
  func subscribedExit(_ node: Int) -> (place: Place?, isDownstream: Bool) {
    let trigger = flow.nodes[node]
    let name = trigger[NodeKeys.onSubscribedSkip]
    if name == "continue" { return (downstream(node), true) }
    if let name, !name.isEmpty, let place = place(name) { return (place, false) }
    if let place = target(NodeKeys.onSuccess, of: trigger)?.place { return (place, false) }
    return (downstream(node), true)
  }
}
