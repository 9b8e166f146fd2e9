/// Cycles of a directed graph, by Tarjan's algorithm with a stack of its own: chains may be as long as documents.
enum Cycles {
  /// The strongly connected components, each after those that it leads to. Linear.
  static func components(of edges: [[Int]]) -> [[Int]] {
    var order = [Int](repeating: -1, count: edges.count)
    var low = order
    var isOpen = [Bool](repeating: false, count: edges.count)
    var open: [Int] = []
    var found: [[Int]] = []
    var count = 0
    for start in edges.indices where order[start] < 0 {
      var path = [(node: start, next: 0)]
      while let (node, next) = path.last {
        if next == 0 {
          order[node] = count
          low[node] = count
          count += 1
          open.append(node)
          isOpen[node] = true
        }
        if next < edges[node].count {
          path[path.count - 1].next += 1
          let target = edges[node][next]
          if order[target] < 0 {
            path.append((target, 0))
          } else if isOpen[target] {
            low[node] = min(low[node], order[target])
          }
          // A node without edges is entered once only: `next` is 0 the one time.
          continue
        }
        path.removeLast()
        if let parent = path.last { low[parent.node] = min(low[parent.node], low[node]) }
        guard low[node] == order[node] else { continue }
        var members: [Int] = []
        while let last = open.popLast() {
          isOpen[last] = false
          members.append(last)
          if last == node { break }
        }
        found.append(members)
      }
    }
    return found
  }

  /// The nodes that lie on a cycle.
  static func members(of edges: [[Int]]) -> [Int] {
    components(of: edges).flatMap { $0.count > 1 || edges[$0[0]].contains($0[0]) ? $0 : [] }.sorted()
  }
}
