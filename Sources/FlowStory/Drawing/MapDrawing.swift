import FlowBase

/// A sheet as marks: what every format writes in its own words.
public struct MapDrawing: Sendable {
  public enum Anchor: String, Sendable { case start, middle, end }

  public enum Mark: Sendable {
    case box(Rect, radius: Double, fill: Color?, stroke: Color?, width: Double = 1, dash: [Double] = [])
    /// A line of horizontal and vertical parts with rounded corners.
    case line([Point], radius: Double, color: Color, width: Double, dash: [Double] = [])
    /// A filled arrow head that points to the right.
    case head(Point, Color)
    case circle(Point, radius: Double, fill: Color)
    /// One line; `at` is the anchor on the baseline.
    case text(String, at: Point, size: Double, weight: Int, color: Color, anchor: Anchor = .start)
    /// The picture of a step in its phone.
    case picture(step: Int, Rect)
  }

  /// Marks that belong together, in paint order.
  public struct Group: Sendable {
    public enum Role: Sendable { case sheet, node(Int), edge(Int), label(Int) }
    public var role: Role
    public var marks: [Mark]
  }

  public var size: Size
  public var background: Color
  public var groups: [Group] = []
  /// Where a page may end: points from the top; none for a sheet that cannot be cut.
  public var breaks: [Double] = []

  public init(size: Size, background: Color) {
    self.size = size
    self.background = background
  }

  mutating func add(_ role: Group.Role, _ marks: [Mark]) {
    if !marks.isEmpty { groups.append(Group(role: role, marks: marks)) }
  }
}
