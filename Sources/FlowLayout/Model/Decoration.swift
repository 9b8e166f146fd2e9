import FlowBase

/// What is painted around and behind a node's content; none of it changes a size.
public struct Decoration: Hashable, Sendable {
  /// Painted in this order: colour, gradient, image, overlay (questions.md 8).
  public var backgrounds: [Background] = []
  /// The border's look; its width is `LayoutStyle.border`.
  public var borderColor: Color?
  public var borderStyle = BorderStyle.solid
  public var corners = Corners.zero
  public var shadows: [Shadow] = []
  public var backdrop: Backdrop?
  /// Of the node and all inside it, as one group; 0 … 1.
  public var opacity = 1.0
  /// Children are clipped to the rounded padding box.
  public var clips = false
  /// About the centre of the border box; paint only.
  public var transform: Transform?
  /// Of a text that is being typed.
  public var caret: Caret?

  public init() {}
  public init(_ change: (inout Decoration) -> Void) { change(&self) }
}

/// Where the next letter of a text goes in: a bar as high as its line.
public struct Caret: Hashable, Sendable {
  /// Points of the bar, and between it and the text.
  static let width = 2.0
  static let gap = 1.0
  public var color: Color
  /// Before the text, which is a placeholder; else behind its last line.
  public var isAtStart: Bool

  public init(_ color: Color, isAtStart: Bool = false) {
    self.color = color
    self.isAtStart = isAtStart
  }
}

public enum Background: Hashable, Sendable {
  case paint(Paint)
  /// Covers the border box.
  case image(ImageSource)
}

public enum BorderStyle: String, Hashable, Sendable { case solid, dashed, dotted }

/// CSS `box-shadow`: sigma = blur / 2; nothing is drawn under the box itself. Points.
public struct Shadow: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var blur: Double
  public var spread: Double
  public var color: Color

  public init(x: Double = 0, y: Double = 0, blur: Double = 0, spread: Double = 0, color: Color) {
    self.x = x
    self.y = y
    self.blur = blur
    self.spread = spread
    self.color = color
  }
}

/// What lies behind the box, blurred (BL-01 … BL-03).
public struct Backdrop: Hashable, Sendable {
  /// Gaussian sigma in points, as CSS `blur()`.
  public var radius: Double
  public var tint: Color?
  /// 1 = unchanged.
  public var saturation: Double

  public init(radius: Double, tint: Color? = nil, saturation: Double = 1) {
    self.radius = radius
    self.tint = tint
    self.saturation = saturation
  }
}

/// What fills an outline.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
}

/// Colours along a line, a circle or a turn, over the box that is filled (layout.md, Gradients); interpolated in
/// premultiplied sRGB.
public struct Gradient: Hashable, Sendable {
  public enum Geometry: Hashable, Sendable {
    /// CSS degrees: 0 = to top, 90 = to the right; the line is as long as CSS's.
    case angle(Double)
    /// From one corner straight to the opposite one; bands perpendicular to that line.
    case topLeftToBottomRight
    case topRightToBottomLeft
    /// Unit coordinates; a circle to the farthest corner.
    case radial(center: Point)
    /// Unit coordinates; degrees clockwise from the top.
    case conic(center: Point, angle: Double)
  }
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 … 1, never falling.
    public var position: Double
    public init(_ color: Color, _ position: Double) {
      self.color = color
      self.position = position
    }
  }
  public var geometry: Geometry
  public var stops: [Stop]

  public init(_ geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }

  /// Colours spread evenly.
  public init(_ geometry: Geometry, colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    self.init(geometry, stops: colors.enumerated().map { Stop($1, Double($0) / last) })
  }
}
