import FlowBase

/// The nodes of one screen in a flat array: children of a node lie side by side, so that every later step names nodes by
/// index and keeps what it learns in arrays. Built without recursion, in linear time.
///
/// Right to left is laid out as left to right and mirrored at the very end; physical sides are swapped here.
struct LayoutTree {
  private(set) var nodes: [Node]
  /// `nodes[i].layout`, with left and right swapped where the screen reads right to left.
  private(set) var styles: [LayoutStyle]
  /// Children that take their turn, and those placed by insets, of each node.
  private(set) var children: [Range<Int>]

  init(_ root: Node, direction: LayoutDirection) {
    nodes = [root]
    styles = []
    children = []
    var i = 0
    while i < nodes.count {
      var style = nodes[i].layout.bounded
      if direction == .rightToLeft { style.swapSides() }
      styles.append(style)
      let first = nodes.count
      switch nodes[i].content {
      case .flex(let flex): nodes += flex.children
      case .grid(let grid): nodes += grid.children
      case .flow(let flow): nodes += flow.children
      case .overlay(let layers): nodes += layers
      case .scroll(let scroll): nodes.append(scroll.child)
      case .empty, .text, .image, .canvas: break
      }
      children.append(first..<nodes.count)
      i += 1
    }
  }

  var count: Int { nodes.count }

  /// The children that take room in their container.
  func flowing(_ i: Int) -> [Int] { children[i].filter { !styles[$0].isAbsolute } }
}

extension LayoutStyle {
  var isAbsolute: Bool {
    if case .absolute = position { return true }
    return false
  }

  /// Border and padding together.
  var insets: Edges { padding + Edges(border) }

  fileprivate mutating func swapSides() {
    swap(&margin.left, &margin.right)
    swap(&padding.left, &padding.right)
    if case .absolute(let top, let right, let bottom, let left) = position {
      position = .absolute(top: top, right: left, bottom: bottom, left: right)
    }
  }

  /// `width` within min and max; min wins over max, and a box is never narrower than its padding and border.
  func clampedWidth(_ width: Double) -> Double {
    max(insets.horizontal, max(minWidth ?? 0, min(maxWidth ?? Bounds.result, min(width, Bounds.result))))
  }

  /// `height` within min and max, as `clampedWidth`.
  func clampedHeight(_ height: Double) -> Double {
    max(insets.vertical, max(minHeight ?? 0, min(maxHeight ?? Bounds.result, min(height, Bounds.result))))
  }
}
