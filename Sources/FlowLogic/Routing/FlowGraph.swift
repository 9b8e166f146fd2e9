import FlowBase
import FlowDocument

/// The whole map of a flow: every step, paywall and end, and every way between them, whatever a user answers.
public struct FlowGraph: Sendable {
  public enum NodeKind: String, Sendable { case step, paywall, end }

  public struct Node: Sendable {
    public var id: String
    public var kind: NodeKind
    /// Position in `steps`; nil for nodes.
    public var step: Int?
    public var paywallID: String?
    public var origin: Origin
  }

  public enum EdgeKind: String, Sendable {
    case `default`, option, rule, success, fail, dismiss, subscribed
  }

  public struct Edge: Sendable {
    public var from: String
    public var to: String
    public var kind: EdgeKind
    /// What stands at the arrow: an option's label, a rule's condition, an outcome; empty for the plain way on.
    public var label: String
  }

  public internal(set) var nodes: [Node] = []
  public internal(set) var edges: [Edge] = []
  /// Ways to ids that nothing has (S-08): users never take them.
  public internal(set) var missing: [Edge] = []
  /// The id of the node where the flow begins; nil for a flow without steps.
  public internal(set) var start: String?

  /// Edges in the order of steps and nodes; of each the options first, then the rules, then the plain way.
  public init(_ flow: Flow) {
    let routes = Routes(flow)
    start = routes.start.map(routes.id)
    for (i, step) in flow.steps.enumerated() {
      nodes.append(
        Node(
          id: step.id, kind: .step, step: i, paywallID: step[StepKeys.paywallID],
          origin: step.values["id"]?.origin ?? step.origin))
    }
    for node in flow.nodes {
      guard let kind = node.kind else { continue }
      nodes.append(
        Node(
          id: node.id, kind: kind == .end ? .end : .paywall, paywallID: node[NodeKeys.paywallID],
          origin: node.values["id"]?.origin ?? node.origin))
    }
    let names = AnswerNames(flow)
    for i in flow.steps.indices { add(step: i, routes, names) }
    for (i, node) in flow.nodes.enumerated() where node.kind == .paywallTrigger { add(trigger: i, routes) }
    if edges.contains(where: { $0.to == "end" }), !nodes.contains(where: { $0.id == "end" }) {
      nodes.append(Node(id: "end", kind: .end, origin: .none))
    }
  }

  private mutating func add(_ from: String, _ to: Place, _ kind: EdgeKind, _ label: String, _ routes: Routes) {
    edges.append(Edge(from: from, to: routes.id(of: to), kind: kind, label: label))
  }

  private mutating func add(step i: Int, _ routes: Routes, _ names: AnswerNames) {
    let step = routes.flow.steps[i]
    if Routes.presentsPaywall(step) {
      add(outcomesOf: .step(i), routes)
      return
    }
    for owner in routes.optionOwners(step) {
      for route in routes.routes(of: owner) {
        add(step.id, route.target, .option, label(of: route.option, routes.flow), routes)
      }
    }
    for rule in step[StepKeys.rules] {
      guard let target = routes.target(RuleKeys.target, of: rule), let when = rule[RuleKeys.when] else { continue }
      add(step.id, target, .rule, Condition(when).words(names), routes)
    }
    if let next = routes.target(StepKeys.next, of: step), next.place == nil {
      add(step.id, next, .default, "", routes)
    }
    add(step.id, routes.onward(i).place, .default, "", routes)
  }

  private mutating func add(
    _ from: String, _ target: NamedTarget, _ kind: EdgeKind, _ label: String, _ routes: Routes
  ) {
    if let place = target.place {
      add(from, place, kind, label, routes)
    } else {
      missing.append(Edge(from: from, to: target.name, kind: kind, label: label))
    }
  }

  private mutating func add(trigger i: Int, _ routes: Routes) {
    add(outcomesOf: .node(i), routes)
    guard routes.flow.nodes[i][NodeKeys.skipIfSubscribed] else { return }
    add(routes.flow.nodes[i].id, routes.subscribedExit(i).place ?? .end, .subscribed, "already subscribed", routes)
  }

  private mutating func add(outcomesOf place: Place, _ routes: Routes) {
    let kinds: [(Routes.Outcome, EdgeKind, String)] = [
      (.success, .success, "purchase or restore"), (.fail, .fail, "fails"), (.dismiss, .dismiss, "dismissed"),
    ]
    for (outcome, kind, label) in kinds {
      let key = Routes.key(of: outcome)
      let named: NamedTarget? =
        switch place {
        case .step(let i): routes.target(key, of: routes.flow.steps[i])
        case .node(let i): routes.target(key, of: routes.flow.nodes[i])
        case .end: nil
        }
      if let named, named.place == nil { add(routes.id(of: place), named, kind, label, routes) }
      add(routes.id(of: place), routes.exit(outcome, of: place) ?? .end, kind, label, routes)
    }
  }

  private func label(of option: KeyedObject, _ flow: Flow) -> String {
    let localizer = Localizer(flow, locale: flow.defaultLocale)
    return option.values["label"].flatMap { localizer.text($0).text } ?? OptionAnswer.id(of: option) ?? ""
  }
}

extension FlowGraph {
  /// Ids of nodes that no way leads to.
  public var unreachable: Set<String> {
    let reached = start.map { reach([$0], edges.map { ($0.from, $0.to) }) } ?? []
    // An end that no node of the document stands for cannot be left out by it.
    return Set(nodes.filter { $0.origin != .none || $0.kind != .end }.map(\.id)).subtracting(reached)
  }

  /// Ids of nodes from which no end can be reached (S-53).
  public var endless: Set<String> {
    let ends = nodes.filter { $0.kind == .end }.map(\.id)
    return Set(nodes.map(\.id)).subtracting(reach(ends, edges.map { ($0.to, $0.from) }))
  }

  private func reach(_ starts: [String], _ ways: [(String, String)]) -> Set<String> {
    let onward = Dictionary(grouping: ways, by: \.0)
    var reached = Set(starts)
    var pending = starts
    while let next = pending.popLast() {
      for (_, to) in onward[next] ?? [] where reached.insert(to).inserted { pending.append(to) }
    }
    return reached
  }
}
