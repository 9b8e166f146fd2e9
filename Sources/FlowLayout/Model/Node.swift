import FlowBase

/// What a block has become before its size is known: a tree of few, general kinds. Blocks are made of these; layout and
/// paint know nothing else.
public struct Node: Sendable {
  /// The block this node stands for; nil for the inner parts that a block is made of.
  public var block: BlockIdentity?
  public var origin: Origin
  public var layout: LayoutStyle
  public var decoration: Decoration
  public var content: NodeContent

  public init(
    _ content: NodeContent, layout: LayoutStyle = LayoutStyle(), decoration: Decoration = Decoration(),
    block: BlockIdentity? = nil, origin: Origin = .none
  ) {
    self.content = content
    self.layout = layout
    self.decoration = decoration
    self.block = block
    self.origin = origin
  }
}

/// The name under which a box is listed, masked and reported (S-50).
public struct BlockIdentity: Hashable, Sendable {
  /// The block's id, or its path where it has none.
  public var id: String
  /// The block's type as the document writes it, `field`, or a fixed name such as `header`.
  public var type: String
  /// The JSON path in the document.
  public var path: String

  public init(id: String, type: String, path: String) {
    self.id = id
    self.type = type
    self.path = path
  }
}

public indirect enum NodeContent: Sendable {
  /// Nothing inside; `natural` is the content size that it asks for.
  case empty(natural: Size)
  case text(TextContent)
  case image(ImageContent)
  case canvas(Canvas)
  /// `stack` and `row` (CSS Flexbox).
  case flex(Flex)
  /// Equal columns, lines as high as their highest cell, cells stretch.
  case grid(Grid)
  /// Natural sizes wrapped greedily.
  case flow(Flow)
  /// Children over one another in the content box, each placed by its `position`; as large as the largest.
  case overlay([Node])
  /// One child of any height behind a window of the box's size.
  case scroll(Scroll)
}

public struct Flex: Sendable {
  public var axis: Axis
  /// Between neighbours, in points.
  public var spacing: Double
  /// Across the axis.
  public var align: CrossAlignment
  /// Along the axis.
  public var distribution: Distribution
  public var children: [Node]

  public init(
    _ axis: Axis, spacing: Double = 0, align: CrossAlignment = .stretch, distribution: Distribution = .start,
    children: [Node]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.align = align
    self.distribution = distribution
    self.children = children
  }
}

public enum Axis: Sendable { case horizontal, vertical }

/// `align` of a container and `align_self` of a child; leading is the top in a horizontal row.
public enum CrossAlignment: String, Sendable { case leading, center, trailing, stretch }

/// `distribution` of a row (RD-03 … RD-10).
public enum Distribution: String, Sendable {
  case start, center, end
  case spaceBetween = "space_between"
  case spaceAround = "space_around"
  case spaceEvenly = "space_evenly"
  case equal, fill
}

public struct Grid: Sendable {
  public var columns: Int
  public var columnSpacing: Double
  public var rowSpacing: Double
  public var children: [Node]

  public init(columns: Int, spacing: Double, rowSpacing: Double? = nil, children: [Node]) {
    self.columns = columns
    columnSpacing = spacing
    self.rowSpacing = rowSpacing ?? spacing
    self.children = children
  }
}

public struct Flow: Sendable {
  public var spacing: Double
  public var lineSpacing: Double
  /// Where lines that are not full stand: leading, center or trailing.
  public var align: CrossAlignment
  public var children: [Node]

  public init(spacing: Double, lineSpacing: Double? = nil, align: CrossAlignment = .leading, children: [Node]) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing ?? spacing
    self.align = align
    self.children = children
  }
}

/// A vertically scrolling area: the child is as wide as the window, at least as high, and moved up by `offset`.
/// What lies outside the window is clipped and does not count as overflow.
public struct Scroll: Sendable {
  /// Points scrolled; clamped to what there is.
  public var offset: Double
  /// The window's last 24 points thin out while more lies below; else what does not fit is cut off hard.
  public var fades: Bool
  public var child: Node

  public init(offset: Double = 0, fades: Bool = false, child: Node) {
    self.offset = offset
    self.fades = fades
    self.child = child
  }
}
