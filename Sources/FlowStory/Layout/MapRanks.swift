/// How far along each node stands: one more than the farthest of those before it, ways back left out.
struct MapRanks {
  private(set) var rank: [Int]
  private(set) var isReached: [Bool]
  /// Edges that lead back to a node they came from.
  private(set) var isBack: [Bool]

  init(_ graph: MapGraph) {
    let count = graph.nodes.count
    rank = Array(repeating: 0, count: count)
    isReached = Array(repeating: false, count: count)
    isBack = Array(repeating: false, count: graph.edges.count)
    var leaving = Array(repeating: [Int](), count: count)
    // Plain ways first: a loop is closed by the condition that jumps back, not by what follows.
    for isMain in [true, false] {
      for (e, edge) in graph.edges.enumerated() where edge.isMain == isMain { leaving[edge.from].append(e) }
    }

    enum Mark { case new, open, closed }
    var mark = Array(repeating: Mark.new, count: count)
    // Nodes in the order they were left: the reverse is a topological order without the ways back.
    var left: [Int] = []
    func visit(_ root: Int) {
      guard mark[root] == .new else { return }
      var stack = [(node: root, next: 0)]
      mark[root] = .open
      while let top = stack.last {
        guard top.next < leaving[top.node].count else {
          mark[top.node] = .closed
          left.append(top.node)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let e = leaving[top.node][top.next]
        let target = graph.edges[e].to
        switch mark[target] {
        case .new:
          mark[target] = .open
          stack.append((target, 0))
        case .open: isBack[e] = true
        case .closed: break
        }
      }
    }
    if let start = graph.start {
      visit(start)
      for node in left { isReached[node] = true }
    }
    for node in 0..<count { visit(node) }
    for node in left.reversed() {
      for e in leaving[node] where !isBack[e] {
        let target = graph.edges[e].to
        // What nothing leads to does not push the flow itself to the right.
        guard isReached[node] == isReached[target] else { continue }
        rank[target] = max(rank[target], rank[node] + 1)
      }
    }
  }
}
