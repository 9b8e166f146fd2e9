import FlowBase

/// One run of layout over one tree: what is learned of each node, and its frame at the end.
///
/// Widths are settled from the outside in with two widths that every node has by itself (`natural`, `minimum`), heights
/// from the inside out for a width (`autoHeight`); then each node is placed once. All three are remembered, so the work
/// is linear in the number of nodes whatever the nesting.
final class LayoutPass {
  let tree: LayoutTree
  let measurer: any Measurer
  let scale: Double
  /// Border boxes, in points from the containing box's left edge, as if read left to right.
  var frames: [Rect]
  /// Lines of each text at the width it was placed with.
  var measures: [TextMeasure?]
  /// What the longest scrolled area has beyond its window, in points.
  var hiddenHeight = 0.0
  /// How often something was computed that was already known; tests hold it to 0.
  private(set) var repeatedWork = 0

  var naturalMemo: [Double?]
  var baseMemo: [Double?]
  var minimumMemo: [Double?]
  var textMemo: [[TextAnswer]]
  var imageMemo: [Int: Size] = [:]
  private var heightMemo: [[(width: Double, height: Double)]]
  private var placed: [Bool]

  init(_ root: Node, measurer: any Measurer, scale: Double, direction: LayoutDirection) {
    tree = LayoutTree(root, direction: direction)
    self.measurer = measurer
    self.scale = scale
    frames = Array(repeating: .zero, count: tree.count)
    naturalMemo = Array(repeating: nil, count: tree.count)
    baseMemo = naturalMemo
    minimumMemo = Array(repeating: nil, count: tree.count)
    measures = Array(repeating: nil, count: tree.count)
    textMemo = Array(repeating: [], count: tree.count)
    heightMemo = Array(repeating: [], count: tree.count)
    placed = Array(repeating: false, count: tree.count)
  }

  func style(_ i: Int) -> LayoutStyle { tree.styles[i] }

  /// Height of the border box that node `i` takes by itself when its border box is `width` wide.
  func autoHeight(_ i: Int, width: Double) -> Double { style(i).clampedHeight(baseHeight(i, width: width)) }

  /// Pairs of node and width that were worked out; tests hold it to a multiple of the nodes.
  var heightsKnown: Int { heightMemo.reduce(0) { $0 + $1.count } }

  /// The same before min and max.
  func baseHeight(_ i: Int, width: Double) -> Double {
    for known in heightMemo[i] where known.width == width { return known.height }
    let insets = style(i).insets
    let height = contentHeight(i, width: max(0, width - insets.horizontal)) + insets.vertical
    heightMemo[i].append((width, height))
    return height
  }

  private func contentHeight(_ i: Int, width: Double) -> Double {
    switch tree.nodes[i].content {
    case .empty(let natural): Bounds.length(natural.height)
    case .text: textMeasure(i, width: width).size.height
    case .image: imageHeight(i, width: width)
    case .canvas(let canvas): Bounds.length(canvas.natural.height)
    case .flex(let flex) where flex.axis == .vertical: columnHeight(i, flex, width: width)
    case .flex(let flex): rowHeight(i, flex, width: width)
    case .grid(let grid): gridHeight(i, grid, width: width)
    case .flow(let flow): flowHeight(i, flow, width: width)
    case .overlay: overlayHeight(i, width: width)
    case .scroll: scrollHeight(i, width: width)
    }
  }

  /// Gives node `i` its frame and all inside it theirs. `settled`: the height does not come from the content, so that
  /// percentages and `fill` inside count from it.
  func place(_ i: Int, _ frame: Rect, settled: Bool) {
    if placed[i] { repeatedWork += 1 }
    placed[i] = true
    frames[i] = frame
    let insets = style(i).insets
    // The very subtraction of `baseHeight`, so that what was measured for a width is found again.
    let inner = Rect(
      frame.x + insets.left, frame.y + insets.top, max(0, frame.width - insets.horizontal),
      max(0, frame.height - insets.vertical))
    switch tree.nodes[i].content {
    case .empty, .image, .canvas: break
    case .text: measures[i] = textMeasure(i, width: inner.width)
    case .flex(let flex) where flex.axis == .vertical: placeColumn(i, flex, in: inner, settled: settled)
    case .flex(let flex): placeRow(i, flex, in: inner, settled: settled)
    case .grid(let grid): placeGrid(i, grid, in: inner)
    case .flow(let flow): placeFlow(i, flow, in: inner)
    case .overlay: placeOverlay(i, in: inner, settled: settled)
    case .scroll(let scroll): placeScroll(i, scroll, in: inner)
    }
    placeAbsolutes(i, in: frame.inset(by: Edges(style(i).border)))
  }

  /// Turns the frames into places on the screen: mirrored in a containing box of `width`, then moved to `origin`.
  func finish(width: Double, origin: Point, mirrored: Bool) {
    for i in frames.indices {
      if mirrored { frames[i].x = width - frames[i].maxX }
      frames[i].x += origin.x
      frames[i].y += origin.y
    }
  }
}
