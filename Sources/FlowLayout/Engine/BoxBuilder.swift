import FlowBase

/// Placed nodes → the boxes of those that stand for a block; inner parts count with the block around them.
struct BoxBuilder {
  private let pass: LayoutPass
  private let direction: LayoutDirection
  private(set) var boxes: [Box] = []
  /// The lowest edge of anything that is not clipped, in points of the screen.
  private(set) var bottom = -Double.infinity

  init(_ pass: LayoutPass, direction: LayoutDirection) {
    self.pass = pass
    self.direction = direction
  }

  /// What a node belongs to.
  struct Owner {
    /// Index of the nearest block's box in `boxes`.
    var box: Int?
    /// Whether what sticks out of that box counts as its overflow: not behind a clip, not placed by insets.
    var counts = false
    var isVisible = true
  }

  mutating func visit(_ i: Int, in outer: Owner = Owner()) {
    let node = pass.tree.nodes[i]
    let frame = pass.frames[i]
    var owner = outer
    owner.counts = outer.counts && !node.layout.isAbsolute
    if owner.isVisible { bottom = max(bottom, frame.maxY + Bounds.key(node.layout.margin.bottom)) }
    if let box = owner.box, owner.counts {
      // A negative margin moves a child out on purpose.
      let margin = node.layout.bounded.margin
      grow(
        box,
        by: frame.inset(
          by: Edges(
            top: max(0, -margin.top), right: max(0, -margin.right), bottom: max(0, -margin.bottom),
            left: max(0, -margin.left))))
    }
    if let block = node.block {
      owner.box = boxes.count
      owner.counts = true
      boxes.append(Box(block: block, origin: node.origin, frame: frame))
    }
    if let box = owner.box, case .text(let text) = node.content, let measure = pass.measures[i] {
      add(text, measure, in: frame.inset(by: node.layout.bounded.insets), to: box, counts: owner.counts)
    }
    let isClip = node.content.isScroll || node.decoration.clips
    owner.isVisible = owner.isVisible && !isClip
    owner.counts = owner.counts && !node.content.isScroll && (node.block != nil || !isClip)
    for c in pass.tree.children[i] { visit(c, in: owner) }
  }

  private mutating func add(_ text: TextContent, _ measure: TextMeasure, in inner: Rect, to box: Int, counts: Bool) {
    if boxes[box].baseline == nil, let first = measure.lines.first { boxes[box].baseline = inner.y + first.baseline }
    boxes[box].texts.append(text.string)
    boxes[box].lines += measure.lines.map(\.text)
    boxes[box].lineWidths += measure.lines.map(\.width)
    boxes[box].isTruncated = boxes[box].isTruncated || measure.isTruncated
    boxes[box].breaksWords = boxes[box].breaksWords || measure.breaksWords
    guard counts else { return }
    let x = direction == .leftToRight ? inner.x : inner.maxX - measure.size.width
    grow(box, by: Rect(Point(x, inner.y), measure.size))
  }

  /// Counts content at `rect` in the overflow of a box: what lies beyond its border box.
  private mutating func grow(_ box: Int, by rect: Rect) {
    guard rect.width > 0 || rect.height > 0 else { return }
    let edge = boxes[box].frame
    func beyond(_ points: Double, _ known: Double) -> Double { points > 0.01 ? max(points, known) : known }
    let known = boxes[box].overflow
    boxes[box].overflow = Edges(
      top: beyond(edge.y - rect.y, known.top), right: beyond(rect.maxX - edge.maxX, known.right),
      bottom: beyond(rect.maxY - edge.maxY, known.bottom), left: beyond(edge.x - rect.x, known.left))
  }
}
