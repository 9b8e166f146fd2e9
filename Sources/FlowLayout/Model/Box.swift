import FlowBase

/// A block that has its place.
public struct Box: Sendable {
  public var block: BlockIdentity
  public var origin: Origin
  /// The border box on the screen, in points.
  public var frame: Rect
  /// The first text line's baseline, from the top of the screen.
  public var baseline: Double?
  /// Every text of the block that belongs to no block inside it, unbroken and in paint order.
  public var texts: [String]
  /// The same as drawn, line by line.
  public var lines: [String]
  /// Points; one for each of `lines`.
  public var lineWidths: [Double]
  /// An ellipsis stands for something.
  public var isTruncated: Bool
  /// The content is larger than the box by this much on each side (0 = it fits), in points.
  public var overflow: Edges
  /// A word broke inside because it is wider than its share.
  public var breaksWords: Bool

  public init(block: BlockIdentity, origin: Origin, frame: Rect) {
    self.block = block
    self.origin = origin
    self.frame = frame
    texts = []
    lines = []
    lineWidths = []
    isTruncated = false
    overflow = .zero
    breaksWords = false
  }
}

/// The result of layout: what `layout` prints, what goldens of boxes compare, and what paint draws.
public struct LaidOutScreen: Sendable {
  public var size: Size
  /// The height that everything needs, scrolled areas at their full height.
  public var contentHeight: Double
  /// In paint order.
  public var boxes: [Box]
  public var display: DisplayList

  public init(size: Size, contentHeight: Double, boxes: [Box], display: DisplayList) {
    self.size = size
    self.contentHeight = contentHeight
    self.boxes = boxes
    self.display = display
  }
}
