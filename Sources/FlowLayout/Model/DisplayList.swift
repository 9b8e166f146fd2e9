import FlowBase

/// All that paint needs, in paint order: nested groups and commands in points of the screen, not yet snapped to pixels.
public struct DisplayList: Sendable {
  public var items: [DisplayItem]
  public init(_ items: [DisplayItem] = []) { self.items = items }
}

public indirect enum DisplayItem: Sendable {
  case group(DisplayGroup)
  case command(DisplayCommand, Origin)
}

/// Items drawn together.
public struct DisplayGroup: Sendable {
  /// Of the group as a whole, 0 … 1.
  public var opacity = 1.0
  /// The outline that the items are clipped to.
  public var clip: RoundedRect?
  /// Points of a border just inside `clip` that stays free of the items, to the pixel at which the border is drawn.
  public var clipBorder = 0.0
  /// Where the items thin out downwards, to nothing at its end, in points: as wide as the group.
  public var fade: Rect?
  public var transform: Transform?
  public var origin = Origin.none
  public var items: [DisplayItem] = []
  public init() {}
}

public struct RoundedRect: Hashable, Sendable {
  public var rect: Rect
  public var corners: Corners
  public init(_ rect: Rect, _ corners: Corners = .zero) {
    self.rect = rect
    self.corners = corners
  }
}

public enum DisplayCommand: Hashable, Sendable {
  case shadow(RoundedRect, Shadow)
  /// What is already drawn under the outline, blurred and tinted.
  case backdrop(RoundedRect, Backdrop)
  /// A box's background; gradients span `RoundedRect.rect`.
  case fill(RoundedRect, Paint)
  /// A band of `width` points inside the outline's edge.
  case border(RoundedRect, width: Double, color: Color, style: BorderStyle)
  /// Clipped to the outline.
  case image(RoundedRect, ImageSource, mode: ContentMode, tint: Color?)
  /// Lines of `measure` from `origin` in a column `width` points wide.
  case text(TextContent, measure: TextMeasure, origin: Point, width: Double)
  /// Shapes already in points of the screen; paint maps unit gradients onto each shape's bounds.
  case shapes([Shape])
}
