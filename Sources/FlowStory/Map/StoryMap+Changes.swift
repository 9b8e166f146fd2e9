extension StoryMap {
  /// Something that changed since the old document.
  public struct ChangeLine: Sendable, Equatable, CustomStringConvertible {
    public var change: Change
    /// "step vitals", "way goal → photos (Build muscle), before → plan_muscle".
    public var words: String
    /// Position in `nodes`; nil for an arrow.
    public var node: Int?

    public var description: String { "\(change.rawValue) \(words)" }
  }

  /// This map with what became of `old`: nodes and arrows that are new, that changed, and those that are gone, which
  /// stand on it again.
  /// - Parameters:
  ///   - changed: ids of steps that look different.
  ///   - pictures: how many pictures the new map has; those of the old map follow them.
  public func against(_ old: StoryMap, changed: Set<String>, pictures: Int) -> StoryMap {
    var map = self
    var position: [String: Int] = [:]
    for (i, node) in nodes.enumerated() where position[key(node)] == nil { position[key(node)] = i }
    var before: [String: Node] = [:]
    for node in old.nodes where before[key(node)] == nil { before[key(node)] = node }
    for (i, node) in nodes.enumerated() {
      guard let past = before[key(node)] else {
        map.nodes[i].change = .added
        continue
      }
      if changed.contains(node.id) && node.kind == .step || past.type != node.type { map.nodes[i].change = .changed }
    }
    for node in old.nodes where position[key(node)] == nil {
      position[key(node)] = map.nodes.count
      var gone = node
      gone.change = .removed
      gone.isUnreachable = false
      gone.isDeadEnd = false
      gone.step = node.step.map { $0 + pictures }
      map.nodes.append(gone)
    }
    func way(_ edge: Edge, of map: StoryMap) -> [String] {
      [key(map.nodes[edge.from]), key(map.nodes[edge.to]), edge.style.rawValue]
    }
    let past = Dictionary(old.edges.map { (way($0, of: old), $0) }, uniquingKeysWith: { a, _ in a })
    let present = Set(edges.map { way($0, of: self) })
    for (i, edge) in edges.enumerated() {
      guard let same = past[way(edge, of: self)] else {
        map.edges[i].change = .added
        continue
      }
      if same.labels != edge.labels { map.edges[i].change = .changed }
    }
    for edge in old.edges where !present.contains(way(edge, of: old)) {
      guard let from = position[key(old.nodes[edge.from])], let to = position[key(old.nodes[edge.to])] else { continue }
      map.edges.append(Edge(from: from, to: to, style: edge.style, labels: edge.labels, change: .removed))
    }
    map.findRewired()
    return map
  }

  /// A way that came and one that went, from one node and for one reason, are the same way to another node.
  private mutating func findRewired() {
    var gone = edges.indices.filter { edges[$0].change == .removed }
    for i in edges.indices where edges[i].change == .added {
      let edge = edges[i]
      let match = gone.firstIndex {
        let old = edges[$0]
        guard old.from == edge.from, old.style == edge.style || old.isPlainOrMissing && edge.isPlainOrMissing else {
          return false
        }
        return old.labels == edge.labels || old.labels.contains(where: edge.labels.contains)
      }
      guard let match else { continue }
      edges[i].change = .rewired
      edges[i].before = edges[gone.remove(at: match)].to
    }
  }

  private func key(_ node: Node) -> String { (node.kind == .missing ? "missing:" : "") + node.id }

  /// What changed: nodes in the order of the map, then arrows. A rewired arrow stands for the one that it was.
  public var changes: [ChangeLine] {
    let replaced = edges.compactMap { edge in edge.before.map { [edge.from, $0] } }
    return nodes.enumerated().compactMap { i, node in
      node.change.map { ChangeLine(change: $0, words: "\(node.kind.rawValue) \(node.id)", node: i) }
    }
      + edges.compactMap { edge in
        guard let change = edge.change, change != .removed || !replaced.contains([edge.from, edge.to]) else {
          return nil
        }
        let words = edge.labels.isEmpty ? "" : " (\(edge.labels.joined(separator: "; ")))"
        let before = edge.before.map { ", before → \(nodes[$0].id)" } ?? ""
        return ChangeLine(
          change: change, words: "way \(nodes[edge.from].id) → \(nodes[edge.to].id)\(words)\(before)", node: nil)
      }
  }
}

extension StoryMap.Edge {
  fileprivate var isPlainOrMissing: Bool { style == .plain || style == .missing }
}
