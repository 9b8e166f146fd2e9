import FlowBase

/// A map with a place for everything, in points of the sheet. No two frames meet, no arrow crosses a frame or runs along
/// one that leads elsewhere, and no label meets a frame, a label or a foreign arrow.
public struct MapLayout: Sendable {
  public struct Route: Sendable, Equatable {
    /// Corners of the line from the frame it leaves to the frame it enters; only horizontal and vertical parts.
    public var points: [Point]
    public var label: Rect?
  }
  /// The frames, in the order of the graph's nodes.
  public internal(set) var frames: [Rect] = []
  /// What is written under each frame.
  public internal(set) var captions: [Rect] = []
  public internal(set) var routes: [Route] = []
  /// From the sheet's left margin to the first frame; nil without a start.
  public internal(set) var entry: [Point]?
  public internal(set) var size = Size.zero

  public static let margin = 40.0

  /// - Parameter across: columns after which rows wrap; nil for a sheet about as wide as a screen.
  public init(_ graph: MapGraph, across: Int? = nil) {
    guard !graph.nodes.isEmpty else {
      size = Size(Self.margin * 2, Self.margin * 2)
      return
    }
    let grid = MapGrid(graph, across: across)
    var router = MapRouter(graph, grid)
    router.place(into: &self)
  }
}
