import FlowBase

/// `scroll`: one child of any height behind a window of the box's size.
extension LayoutPass {
  private func scrolledWidth(_ c: Int, in width: Double) -> Double {
    widthAcross(c, in: width, room: nil, align: .stretch)
  }

  func scrollHeight(_ i: Int, width: Double) -> Double {
    tree.flowing(i).reduce(0) {
      $0 + ownHeight($1, width: scrolledWidth($1, in: width), room: nil).height + style($1).margin.vertical
    }
  }

  /// The child is at least as high as the window, and settled by it then; the offset is clamped to what there is.
  func placeScroll(_ i: Int, _ scroll: Scroll, in window: Rect) {
    for c in tree.flowing(i) {
      let style = style(c)
      let width = scrolledWidth(c, in: window.width)
      var (height, settled) = ownHeight(c, width: width, room: window.height)
      let least = style.clampedHeight(window.height - style.margin.vertical)
      if height < least { (height, settled) = (least, true) }
      hiddenHeight = max(hiddenHeight, height + style.margin.vertical - window.height)
      let offset = max(0, min(scroll.offset, height + style.margin.vertical - window.height))
      let y = window.y + style.margin.top - offset
      place(c, Rect(window.x + style.margin.left, y, width, height), settled: settled)
    }
  }
}
