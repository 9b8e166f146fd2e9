import FlowBase

/// `stack`, and `row` in its vertical direction (layout.md, Containers). Nothing shrinks: columns overflow.
extension LayoutPass {
  /// The children's heights at `widths`. `room` = the column's content height where it is settled; `least` = what its
  /// `min_height` gives it, which is open to `fill` and `equal` too.
  private func columnItems(_ i: Int, _ flex: Flex, width: Double, room: Double?, least: Double) -> [MainItem] {
    var items = tree.flowing(i).map { c in
      let w = widthAcross(c, in: width, room: room, align: style(c).alignSelf ?? flex.align)
      let (base, settled) = ownBase(c, width: w, room: room)
      var item = MainItem(c, margin: style(c).margin.vertical, base: base, size: style(c).clampedHeight(base))
      item.isSettled = settled
      return item
    }
    let spacings = flex.gap * Double(max(0, items.count - 1))
    let clamp = { (c: Int, h: Double) in self.style(c).clampedHeight(h) }
    if flex.distribution == .equal {
      let highest = max(0, items.map(\.extent).max() ?? 0)
      let count = Double(max(1, items.count))
      let slot = room.map { max(0, $0 - spacings) / count } ?? max(highest, (least - spacings) / count)
      for k in items.indices { items[k].fill(slot: slot, clamp: clamp) }
      return items
    }
    let content = items.extent + spacings
    guard let height = room ?? (least > content ? least : nil) else { return items }
    for k in items.indices { items[k].isSlot = style(items[k].node).height == .fill || style(items[k].node).grow }
    if flex.distribution == .fill {
      items.growAll(available: height - spacings, clamp: clamp)
    } else {
      items.fillSlots(available: height - spacings, clamp: clamp)
    }
    return items
  }

  private func leastContentHeight(_ i: Int) -> Double {
    style(i).minHeight.map { max(0, $0 - style(i).insets.vertical) } ?? 0
  }

  /// Content height of a column whose height nothing settles.
  func columnHeight(_ i: Int, _ flex: Flex, width: Double) -> Double {
    let items = columnItems(i, flex, width: width, room: nil, least: leastContentHeight(i))
    return items.extent + flex.gap * Double(max(0, items.count - 1))
  }

  func placeColumn(_ i: Int, _ flex: Flex, in inner: Rect, settled: Bool) {
    let room = settled ? inner.height : nil
    let items = columnItems(i, flex, width: inner.width, room: room, least: leastContentHeight(i))
    let free = inner.height - items.extent - flex.gap * Double(max(0, items.count - 1))
    let (first, between) = flex.distribution.offsets(free: free, count: items.count)
    var y = inner.y + first
    for item in items {
      let style = style(item.node)
      let align = style.alignSelf ?? flex.align
      let width = widthAcross(item.node, in: inner.width, room: room, align: align)
      var x = inner.x + style.margin.left
      if !fillsAcross(item.node, room: room) {
        x += align.offset(free: inner.width - width - style.margin.horizontal)
      }
      place(item.node, Rect(x, y + style.margin.top, width, item.size), settled: item.isSettled)
      y += item.extent + flex.gap + between
    }
  }

  /// Children that fill whatever `align` says stand at the start when their max stops them.
  private func fillsAcross(_ c: Int, room: Double?) -> Bool {
    let style = style(c)
    return style.width == .fill
      || style.width == nil && (style.widthNature == .fills && pointsWidth(c, room: room) == nil)
      || fillsByRatio(c, room: room)
  }
}
