import FlowBase

/// `overlay` and `absolute`: children over one another, and children placed by insets.
extension LayoutPass {
  /// The two alignments of a layer, 0 … 1; nil = stretched. A layer without a position stands at the top leading corner.
  private func alignment(_ c: Int) -> (x: Double?, y: Double?) {
    if case .aligned(let x, let y) = style(c).position { return (x, y) }
    return (0, 0)
  }

  private func layerWidth(_ c: Int, in width: Double, room: Double?) -> Double {
    let style = style(c)
    if alignment(c).x == nil && style.width == nil {
      return style.clampedWidth(width - style.margin.horizontal)
    }
    return widthAcross(c, in: width, room: room, align: .leading)
  }

  /// As high as its highest layer.
  func overlayHeight(_ i: Int, width: Double) -> Double {
    tree.flowing(i).reduce(0) {
      let own = ownHeight($1, width: layerWidth($1, in: width, room: nil), room: nil).height
      return max($0, own + style($1).margin.vertical)
    }
  }

  func placeOverlay(_ i: Int, in inner: Rect, settled: Bool) {
    let room = settled ? inner.height : nil
    for c in tree.flowing(i) {
      let style = style(c)
      let at = alignment(c)
      let width = layerWidth(c, in: inner.width, room: room)
      var (height, isSettled) = ownHeight(c, width: width, room: room)
      if style.height == .fill || at.y == nil && style.height == nil {
        (height, isSettled) = (style.clampedHeight(inner.height - style.margin.vertical), true)
      }
      let x = inner.x + (at.x ?? 0) * (inner.width - width - style.margin.horizontal) + style.margin.left
      let y = inner.y + (at.y ?? 0) * (inner.height - height - style.margin.vertical) + style.margin.top
      place(c, Rect(x, y, width, height), settled: isSettled)
    }
  }

  /// Children with insets from the padding box `box`; two insets on an axis without a size settle it.
  func placeAbsolutes(_ i: Int, in box: Rect) {
    for c in tree.children[i] {
      let style = style(c)
      guard case .absolute(let top, let right, let bottom, let left) = style.position else { continue }
      var width = widthAcross(c, in: box.width, room: box.height, align: .leading)
      if let left, let right, style.width == nil || style.width == .fill {
        width = style.clampedWidth(box.width - left - right - style.margin.horizontal)
      }
      var (height, settled) = ownHeight(c, width: width, room: box.height)
      if let top, let bottom, style.height == nil || style.height == .fill {
        (height, settled) = (style.clampedHeight(box.height - top - bottom - style.margin.vertical), true)
      }
      let x =
        left == nil && right != nil
        ? box.maxX - right! - style.margin.right - width : box.x + (left ?? 0) + style.margin.left
      let y =
        top == nil && bottom != nil
        ? box.maxY - bottom! - style.margin.bottom - height : box.y + (top ?? 0) + style.margin.top
      place(c, Rect(x, y, width, height), settled: settled)
    }
  }
}
