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
    /// A picture by its number: a step in its phone, or what differs between two.
    case picture(step: Int, Rect)
  }

  /// Marks that belong together, in paint order.
  public struct Group: Sendable {
    public enum Role: Sendable { case sheet, node(Int), edge(Int), label(Int), walk(Int), change(Int) }
    public var role: Role
    public var marks: [Mark]
  }

  public var size: Size
  public var background: Color
  public var groups: [Group] = []
  /// Where a page of a grid may end: points from the top; a map has none.
  public var breaks: [Double] = []

  public init(size: Size, background: Color) {
    self.size = size
    self.background = background
  }

  /// Every picture with its place.
  public var pictures: [(step: Int, rect: Rect)] {
    groups.flatMap { group in
      group.marks.compactMap { mark in
        if case .picture(let step, let rect) = mark { (step, rect) } else { nil }
      }
    }
  }

  /// This sheet with `other` below it.
  public func above(_ other: MapDrawing) -> MapDrawing {
    var whole = self
    whole.size = Size(max(size.width, other.size.width), size.height + other.size.height)
    whole.groups += other.groups.map { group in
      Group(role: group.role, marks: group.marks.map { $0.offset(by: Point(0, size.height)) })
    }
    return whole
  }

  mutating func add(_ role: Group.Role, _ marks: [Mark]) {
    if !marks.isEmpty { groups.append(Group(role: role, marks: marks)) }
  }
}

extension MapDrawing.Mark {
  func offset(by d: Point) -> MapDrawing.Mark {
    func moved(_ point: Point) -> Point { Point(point.x + d.x, point.y + d.y) }
    switch self {
    case .box(let rect, let radius, let fill, let stroke, let width, let dash):
      return .box(rect.offset(by: d), radius: radius, fill: fill, stroke: stroke, width: width, dash: dash)
    case .line(let points, let radius, let color, let width, let dash):
      return .line(points.map(moved), radius: radius, color: color, width: width, dash: dash)
    case .head(let tip, let color): return .head(moved(tip), color)
    case .circle(let center, let radius, let fill): return .circle(moved(center), radius: radius, fill: fill)
    case .text(let text, let at, let size, let weight, let color, let anchor):
      return .text(text, at: moved(at), size: size, weight: weight, color: color, anchor: anchor)
    case .picture(let step, let rect): return .picture(step: step, rect.offset(by: d))
    }
  }
}
