import FlowBase

/// A drawing made of shapes, for what boxes cannot say: arcs, ticks, check marks, strokes.
public struct Canvas: Hashable, Sendable {
  public enum Space: Hashable, Sendable {
    /// Shapes are in points of this natural size, centred in the content box at their own size.
    case points(Size)
    /// Shapes are in points of this size and are scaled evenly to fit the content box.
    case scaled(Size)
    /// Shapes are in unit coordinates of the content box (line widths stay points); `natural` is the size asked for.
    case unit(natural: Size)
  }
  public var space: Space
  public var shapes: [Shape]
  /// Mirrored when the locale reads right to left.
  public var mirrors: Bool

  public init(_ space: Space, shapes: [Shape], mirrors: Bool = false) {
    self.space = space
    self.shapes = shapes
    self.mirrors = mirrors
  }
}

/// An outline and what is done with it.
public struct Shape: Hashable, Sendable {
  public var outline: Outline
  public var fill: Paint?
  public var stroke: Stroke?

  public init(_ outline: Outline, fill: Paint? = nil, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }
}

public struct Stroke: Hashable, Sendable {
  public enum Cap: Hashable, Sendable { case butt, round }
  public var paint: Paint
  /// Points.
  public var width: Double
  public var cap: Cap
  /// On and off lengths in points.
  public var dash: [Double]

  public init(_ paint: Paint, width: Double, cap: Cap = .round, dash: [Double] = []) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.dash = dash
  }
}

public enum Outline: Hashable, Sendable {
  case rect(Rect, Corners)
  case ellipse(Rect)
  case path([PathElement])
}

public enum PathElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case curve(Point, Point, to: Point)
  /// Degrees clockwise from three o'clock; a line joins it to what comes before.
  case arc(center: Point, radius: Double, from: Double, to: Double)
  case close
}
