import FlowBase

/// `row` in its horizontal direction (layout.md, Containers).
extension LayoutPass {
  /// The children's widths in a row `width` wide; `room` = the row's content height where it is settled.
  func rowItems(_ i: Int, _ flex: Flex, width: Double, room: Double?) -> [MainItem] {
    let flowing = tree.flowing(i)
    let available = width - flex.gap * Double(max(0, flowing.count - 1))
    var items = flowing.map { rowItem($0, width: width, room: room) }
    let clamp = { (c: Int, w: Double) in self.style(c).clampedWidth(w) }
    if flex.distribution == .equal {
      let slot = max(0, available) / Double(max(1, items.count))
      for k in items.indices { items[k].fill(slot: slot, clamp: clamp) }
    } else if needed(items) > available + Self.tolerance {
      press(&items, available: available)
    } else {
      hugLines(&items)
      if flex.distribution == .fill {
        items.growAll(available: available, clamp: clamp)
      } else {
        items.fillSlots(available: available, clamp: clamp)
      }
    }
    return items
  }

  /// Points that rounding may take: a row as wide as its children is no shortage.
  private static let tolerance = 1e-6

  /// What all take at their natural sizes, slots at their minimum.
  private func needed(_ items: [MainItem]) -> Double {
    items.reduce(0) { $0 + ($1.isSlot ? least($1) : $1.size) + $1.margin }
  }

  private func rowItem(_ c: Int, width: Double, room: Double?) -> MainItem {
    let style = style(c)
    let base: Double
    switch style.width {
    case .points(let points): base = points
    case .percent(let percent): base = width * percent / 100
    case .fit, .fill, nil: base = pointsWidth(c, room: room) ?? naturalBase(c)
    }
    var item = MainItem(
      c, margin: style.margin.horizontal, base: max(base, style.insets.horizontal), size: style.clampedWidth(base))
    item.isSlot = style.width == .fill || style.grow || fillsByRatio(c, room: room)
    return item
  }

  /// Shortage: nothing grows afterwards, and lines that broke give back what they do not need.
  private func press(_ items: inout [MainItem], available: Double) {
    let short = items.map { item in
      let least = least(item)
      return ShortItem(natural: (item.isSlot ? least : item.size) + item.margin, minimum: least + item.margin)
    }
    for (k, given) in shareShortage(short, available: available).enumerated() {
      items[k].resize(to: given - items[k].margin)
    }
    hugLines(&items)
  }

  /// What a child keeps under shortage: border box. A percentage, and what follows from one, yields.
  private func least(_ item: MainItem) -> Double {
    pointsWidth(item.node, room: nil) ?? min(minimum(item.node), item.isSlot ? .infinity : item.size)
  }

  /// A text of `fit` or no width that wraps is as wide as its widest line.
  private func hugLines(_ items: inout [MainItem]) {
    for k in items.indices where !items[k].isSlot {
      let c = items[k].node
      let style = style(c)
      guard case .text = tree.nodes[c].content, style.width == nil || style.width == .fit else { continue }
      let inner = items[k].size - style.insets.horizontal
      let lines = textMeasure(c, width: inner).size.width
      guard lines < inner else { continue }
      items[k].resize(to: style.clampedWidth(lines + style.insets.horizontal))
    }
  }

  /// Content height of a row whose height nothing settles: its highest child.
  func rowHeight(_ i: Int, _ flex: Flex, width: Double) -> Double {
    rowItems(i, flex, width: width, room: nil).reduce(0) {
      max($0, ownHeight($1.node, width: $1.size, room: nil).height + style($1.node).margin.vertical)
    }
  }

  func placeRow(_ i: Int, _ flex: Flex, in inner: Rect, settled: Bool) {
    let room = settled ? inner.height : nil
    let items = rowItems(i, flex, width: inner.width, room: room)
    let free = inner.width - items.extent - flex.gap * Double(max(0, items.count - 1))
    let (first, between) = flex.distribution.offsets(free: free, count: items.count)
    var x = inner.x + first
    for item in items {
      let style = style(item.node)
      let align = style.alignSelf ?? flex.align
      var (height, isSettled) = ownHeight(item.node, width: item.size, room: room)
      var y = inner.y + style.margin.top
      if stretchesHeight(item.node, align: align) {
        height = style.clampedHeight(inner.height - style.margin.vertical)
        isSettled = true
      } else {
        y += align.offset(free: inner.height - height - style.margin.vertical)
      }
      place(item.node, Rect(x + style.margin.left, y, item.size, height), settled: isSettled)
      x += item.extent + flex.gap + between
    }
  }
}
