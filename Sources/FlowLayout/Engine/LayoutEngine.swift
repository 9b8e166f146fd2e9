import FlowBase

/// Gives every node of a screen its place (layout.md): Flexbox with the iOS rule for shortage, grids, flows, overlays.
///
/// Widths are settled from the outside in, heights from the inside out, both in unrounded points; each node is placed
/// once, so the work grows with the number of nodes and not with their nesting. Recursion is as deep as the tree: a tree
/// a thousand levels deep wants a thread with a large stack.
public struct LayoutEngine {
  private let measurer: any Measurer
  private let scale: Double
  private let direction: LayoutDirection

  /// `scale`: pixels per point, for texts whose height is rounded to pixels; `direction`: the locale's.
  public init(measurer: any Measurer, scale: Double, direction: LayoutDirection) {
    self.measurer = measurer
    self.scale = scale
    self.direction = direction
  }

  /// Lays `root` as in a stack (align stretch) in a containing box `width` wide and `height` high (points; nil = as high
  /// as the content) whose top left is `origin`.
  public func layout(_ root: Node, width: Double, height: Double?, origin: Point = .zero) -> LaidOutScreen {
    let pass = run(root, width: width, height: height, origin: origin)
    var builder = BoxBuilder(pass, direction: direction)
    for c in pass.tree.children[0] { builder.visit(c) }
    var display: [DisplayItem] = []
    DisplayBuilder(pass: pass, direction: direction).append(0, to: &display)
    let visible = max(0, builder.bottom - origin.y)
    return LaidOutScreen(
      size: pass.frames[0].size, contentHeight: visible + pass.hiddenHeight, boxes: builder.boxes,
      display: DisplayList(display))
  }

  /// Places all nodes; index 0 is the containing box itself.
  func run(_ root: Node, width: Double, height: Double?, origin: Point) -> LayoutPass {
    let page = Node(.flex(Flex(.vertical, children: [root])))
    let pass = LayoutPass(page, measurer: measurer, scale: scale, direction: direction)
    let width = Bounds.length(width)
    let high = height.map(Bounds.length) ?? pass.autoHeight(0, width: width)
    pass.place(0, Rect(0, 0, width, high), settled: height != nil)
    pass.finish(width: width, origin: origin, mirrored: direction == .rightToLeft)
    return pass
  }
}
