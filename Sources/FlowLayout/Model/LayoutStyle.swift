import FlowBase

/// The keys that decide a node's size and place (layout.md, The box of a block).
public struct LayoutStyle: Hashable, Sendable {
  public var margin = Edges.zero
  public var padding = Edges.zero
  /// Width of the border on all sides, in points; it takes room as in CSS.
  public var border = 0.0
  public var width: Dimension?
  public var height: Dimension?
  public var minWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var maxHeight: Double?
  /// Width divided by height of the border box.
  public var aspectRatio: Double?
  public var alignSelf: CrossAlignment?
  /// A spacer that takes what its neighbours leave on the main axis.
  public var grow = false
  public var widthNature = WidthNature.elastic
  public var position = Position.flow

  public init() {}
  public init(_ change: (inout LayoutStyle) -> Void) { change(&self) }
}

public enum Dimension: Hashable, Sendable {
  /// Points of the border box.
  case points(Double)
  /// The content's size, also under `stretch`.
  case fit
  /// What the others leave on the main axis; stretch across it.
  case fill
  /// Percent (0 … 100) of the container's content box.
  case percent(Double)
}

/// What a block does with a width that nothing settles (S-42).
public enum WidthNature: Hashable, Sendable {
  /// Text and containers: fill under `stretch`, else fit-content.
  case elastic
  /// Inputs, full-width buttons, bars, lists, cards, dividers: fill a column whatever `align` says.
  case fills
  /// Badges, icons, images with a width, controls: keep their own width, rigid under shortage; `stretch` → leading.
  case own
}

/// How a node is placed in its container.
public enum Position: Hashable, Sendable {
  /// In turn, as the container says.
  case flow
  /// In an overlay: 0 = leading or top, 0.5 = centre, 1 = trailing or bottom; fractions between are allowed (knobs).
  /// `x` mirrors right to left. nil = stretched on that axis.
  case aligned(x: Double?, y: Double?)
  /// Out of the flow, by insets from the container's padding box; takes no room.
  case absolute(top: Double?, right: Double?, bottom: Double?, left: Double?)
}
