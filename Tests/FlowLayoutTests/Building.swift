import FlowBase
import FlowLayout

/// Short spellings for the nodes of a test; the id is the block's.
enum Build {
  static func text(
    _ id: String, _ string: String, maxLines: Int? = nil, _ change: (inout LayoutStyle) -> Void = { _ in }
  )
    -> Node
  {
    let run = TextRun(string, font: Font(size: 16), color: .black)
    return node(id, .text(TextContent([run], maxLines: maxLines, metrics: .mono)), change)
  }

  /// A text `clusters` wide that may break after each.
  static func words(_ id: String, _ clusters: Int, _ change: (inout LayoutStyle) -> Void = { _ in }) -> Node {
    text(id, String(repeating: "a ", count: clusters / 2) + (clusters % 2 == 0 ? "b" : "bc"), change)
  }

  static func space(
    _ id: String, _ width: Double = 0, _ height: Double = 16, _ change: (inout LayoutStyle) -> Void = { _ in }
  )
    -> Node
  {
    node(id, .empty(natural: Size(width, height)), change)
  }

  static func fixed(_ id: String, _ width: Double, _ height: Double = 16) -> Node {
    space(id) {
      $0.width = .points(width)
      $0.height = .points(height)
    }
  }

  static func row(
    spacing: Double = 0, align: CrossAlignment = .center, distribution: Distribution = .start,
    _ children: [Node], _ change: (inout LayoutStyle) -> Void = { _ in }
  ) -> Node {
    node(
      "row",
      .flex(Flex(.horizontal, spacing: spacing, align: align, distribution: distribution, children: children)), change)
  }

  static func stack(
    id: String = "stack", spacing: Double = 0, align: CrossAlignment = .stretch, _ children: [Node],
    _ change: (inout LayoutStyle) -> Void = { _ in }
  ) -> Node {
    node(id, .flex(Flex(.vertical, spacing: spacing, align: align, children: children)), change)
  }

  static func node(_ id: String, _ content: NodeContent, _ change: (inout LayoutStyle) -> Void = { _ in }) -> Node {
    Node(content, layout: LayoutStyle(change), block: BlockIdentity(id: id, type: "block", path: id))
  }

  static func layout(
    _ root: Node, width: Double = 300, height: Double? = nil, _ direction: LayoutDirection = .leftToRight,
    origin: Point = .zero
  ) -> LaidOutScreen {
    LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: direction)
      .layout(root, width: width, height: height, origin: origin)
  }
}

extension LaidOutScreen {
  subscript(id: String) -> Box {
    boxes.first { $0.block.id == id }
      ?? Box(block: BlockIdentity(id: "none", type: "", path: ""), origin: .none, frame: .zero)
  }

  func frame(_ id: String) -> Rect { self[id].frame }
  func widths(_ ids: String...) -> [Double] { ids.map { frame($0).width } }
}
