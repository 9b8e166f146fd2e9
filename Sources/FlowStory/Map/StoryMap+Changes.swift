extension StoryMap {
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
    return map
  }

  private func key(_ node: Node) -> String { (node.kind == .missing ? "missing:" : "") + node.id }

  /// What changed, a line each: nodes in the order of the map, then arrows.
  public var changes: [String] {
    nodes.compactMap { node in node.change.map { "\($0.rawValue) \(node.kind.rawValue) \(node.id)" } }
      + edges.compactMap { edge in
        guard let change = edge.change else { return nil }
        let words = edge.labels.isEmpty ? "" : " (\(edge.labels.joined(separator: "; ")))"
        return "\(change.rawValue) way \(nodes[edge.from].id) → \(nodes[edge.to].id)\(words)"
      }
  }
}
