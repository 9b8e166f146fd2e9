import FlowBase

/// What a map's layout needs to know of a flow: how large things are and what leads where.
public struct MapGraph: Sendable {
  public struct Node: Sendable {
    /// Of the frame, in points of the sheet.
    public var size: Size
    /// Height of what is written under the frame; as wide as the frame at most.
    public var caption: Double

    public init(size: Size, caption: Double = 0) {
      self.size = size
      self.caption = caption
    }
  }

  public struct Edge: Sendable {
    public var from: Int
    public var to: Int
    /// Of the badge on the arrow; zero without words.
    public var label: Size
    /// The plain way on: it is kept straight where there is a choice.
    public var isMain: Bool

    public init(from: Int, to: Int, label: Size = .zero, isMain: Bool = true) {
      self.from = from
      self.to = to
      self.label = label
      self.isMain = isMain
    }
  }

  public var nodes: [Node]
  public var edges: [Edge]
  /// Where the flow begins; what no way leads to from there stands below the rest.
  public var start: Int?

  public init(nodes: [Node], edges: [Edge], start: Int?) {
    self.nodes = nodes
    self.edges = edges
    self.start = start
  }
}
