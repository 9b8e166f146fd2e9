import FlowBase

/// A block as a layout golden keeps it. FlowCompare knows no layout: the caller fills this from its boxes.
public struct LayoutBlock: Hashable, Sendable {
  /// The JSON path, which also names a block without an id: `content_blocks[2].children[0]`.
  public var path: String
  public var type: String
  /// nil or empty: none.
  public var id: String?
  /// The border box in points.
  public var frame: Rect
  /// The text as shown, line by line.
  public var lines: [String]
  /// An ellipsis stands for something.
  public var isTruncated: Bool
  /// How far the content reaches over each side, in points.
  public var overflow: Edges

  public init(
    path: String, type: String, id: String? = nil, frame: Rect, lines: [String] = [], isTruncated: Bool = false,
    overflow: Edges = .zero
  ) {
    self.path = path
    self.type = type
    self.id = id?.isEmpty == true ? nil : id
    self.frame = frame
    self.lines = lines
    self.isTruncated = isTruncated
    self.overflow = overflow
  }

  /// As messages name it: "button `cta`", by its path where it has no id.
  public var name: String { "\(type) `\(id ?? path)`" }

  /// The text as one string, whatever its lines.
  var text: String { lines.joined(separator: " ") }
  /// Whether anything reaches over a side by more than a rounding error.
  var overflows: Bool { [overflow.top, overflow.right, overflow.bottom, overflow.left].contains { $0 > 0.01 } }
}
