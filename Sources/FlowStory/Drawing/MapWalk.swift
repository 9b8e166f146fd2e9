import FlowBase

/// The walk of one state over a map, in a colour.
public struct MapWalk: Sendable {
  public var name: String
  /// Ids of the nodes, in order.
  public var nodes: [String]
  /// From 0: which colour, and how far beside the arrow.
  public var number: Int

  public init(name: String, nodes: [String], number: Int) {
    self.name = name
    self.nodes = nodes
    self.number = number
  }

  public var color: Color { SheetStyle.walks[number % SheetStyle.walks.count] }

  /// The arrows that the walk takes; where several join the same nodes, the first.
  public func edges(in map: StoryMap) -> [Int] {
    zip(nodes, nodes.dropFirst()).compactMap { a, b in
      map.edges.firstIndex { map.nodes[$0.from].id == a && map.nodes[$0.to].id == b && $0.style != .missing }
    }
  }
}
