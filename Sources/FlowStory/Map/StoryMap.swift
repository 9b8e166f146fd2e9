import FlowBase
import FlowDocument
import FlowLogic

/// A flow as people look at it: what stands on the sheet and which arrows join it, before anything has a place.
public struct StoryMap: Sendable {
  public enum Kind: String, Sendable { case step, paywall, end, missing }

  /// What became of a node or arrow since the old document; an arrow that leads elsewhere is rewired.
  public enum Change: String, Sendable, CaseIterable { case added, removed, changed, rewired }

  public struct Node: Sendable {
    public var id: String
    public var kind: Kind
    /// Which picture stands in the frame: the step's position in the flow; nil for what is no step.
    public var step: Int?
    /// From 1, in the flow's order.
    public var number: Int?
    /// The step's type, or the paywall's id.
    public var type = ""
    public var title = ""
    public var errors = 0
    public var warnings = 0
    public var isUnreachable = false
    /// No end can be reached from here, or the flow ends here by mistake.
    public var isDeadEnd = false
    public var change: Change?

    public init(id: String, kind: Kind, step: Int? = nil) {
      self.id = id
      self.kind = kind
      self.step = step
      number = step.map { $0 + 1 }
    }

    public var isFaulty: Bool { isUnreachable || isDeadEnd || kind == .missing }
  }

  public struct Edge: Sendable {
    public enum Style: String, Sendable { case plain, condition, outcome, subscribed, missing }
    /// Positions in `nodes`.
    public var from: Int
    public var to: Int
    public var style: Style
    /// What leads this way, one reason a line.
    public var labels: [String]
    public var change: Change?
    /// Where a rewired arrow led: a position in `nodes`.
    public var before: Int?
  }

  public var flow: String
  /// The flow's own name, else its id.
  public var name: String
  public var version: String?
  public var nodes: [Node]
  public var edges: [Edge]
  public var start: Int?

  /// - Parameters:
  ///   - titles: of each step as shown to the user.
  ///   - findings: what `validate` says of a place that starts with the origin of a step or node.
  public init(_ flow: Flow, titles: [String], findings: (Origin) -> [Diagnostic]) {
    let graph = FlowGraph(flow)
    self.flow = flow.id
    name = flow.values["name"]?.asString ?? flow.id
    version = flow.values["version"].flatMap { $0.asString ?? $0.asNumber.map { String(Int($0)) } }
    let (unreachable, endless) = (graph.unreachable, graph.endless)
    nodes = []
    var position: [String: Int] = [:]
    for node in graph.nodes {
      var one = Node(
        id: node.id, kind: node.kind == .step ? .step : node.kind == .end ? .end : .paywall, step: node.step)
      var origin = Origin.none
      if let i = node.step {
        one.type = flow.steps[i].type.rawValue
        one.title = i < titles.count ? titles[i] : ""
        origin = flow.steps[i].origin
      } else {
        one.type = node.paywallID ?? ""
        origin = flow.node(node.id)?.origin ?? .none
      }
      let found = origin == .none ? [] : findings(origin)
      one.errors = found.filter { $0.severity == .error }.count
      one.warnings = found.filter { $0.severity == .warning }.count
      one.isUnreachable = unreachable.contains(node.id)
      one.isDeadEnd = endless.contains(node.id) || found.contains { $0.code == .deadEnd }
      // An id that two nodes have is the first one's (S-08); the second is still to be seen.
      if position[node.id] == nil { position[node.id] = nodes.count }
      nodes.append(one)
    }
    edges = []
    start = graph.start.flatMap { position[$0] }
    for edge in graph.edges {
      guard let from = position[edge.from], let to = position[edge.to] else { continue }
      add(from, to, Self.style(edge.kind), edge.label)
    }
    for edge in graph.missing {
      guard let from = position[edge.from] else { continue }
      let name = "missing:" + edge.to
      if position[name] == nil {
        position[name] = nodes.count
        nodes.append(Node(id: edge.to, kind: .missing))
      }
      if let to = position[name] { add(from, to, .missing, edge.label) }
    }
    nameTheRest()
  }

  private static func style(_ kind: FlowGraph.EdgeKind) -> Edge.Style {
    switch kind {
    case .default: .plain
    case .option, .rule: .condition
    case .success, .fail, .dismiss: .outcome
    case .subscribed: .subscribed
    }
  }

  /// Ways of one style between the same two nodes are one arrow with several reasons.
  private mutating func add(_ from: Int, _ to: Int, _ style: Edge.Style, _ label: String) {
    let labels = label.isEmpty ? [] : [label]
    if let i = edges.firstIndex(where: { $0.from == from && $0.to == to && $0.style == style }) {
      for label in labels where !edges[i].labels.contains(label) { edges[i].labels.append(label) }
    } else {
      edges.append(Edge(from: from, to: to, style: style, labels: labels))
    }
  }

  /// A plain way beside conditions is what is left: "otherwise".
  private mutating func nameTheRest() {
    for i in edges.indices where edges[i].style == .plain && edges[i].labels.isEmpty {
      if edges.contains(where: { $0.from == edges[i].from && $0.style == .condition }) {
        edges[i].labels = ["otherwise"]
      }
    }
  }
}
