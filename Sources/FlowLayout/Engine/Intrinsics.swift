import FlowBase

/// The two widths that a node has by itself: percentages and `fill` count as `fit`, margins are not included.
extension LayoutPass {
  /// Width of the border box when there is room for everything.
  func natural(_ i: Int) -> Double {
    if let known = naturalMemo[i] { return known }
    let width = style(i).clampedWidth(pointsWidth(i, room: nil) ?? naturalBase(i))
    naturalMemo[i] = width
    return width
  }

  /// The same by its content alone: before min, max and the size in points.
  func naturalBase(_ i: Int) -> Double {
    if let known = baseMemo[i] { return known }
    let width = contentWidth(i, least: false) + style(i).insets.horizontal
    baseMemo[i] = width
    return width
  }

  /// Width of the border box below which shortage cannot press it: rigid content keeps its own, a text's is 0.
  func minimum(_ i: Int) -> Double {
    if let known = minimumMemo[i] { return known }
    let style = style(i)
    let width: Double
    if style.widthNature == .own {
      width = natural(i)
    } else if let points = pointsWidth(i, room: nil) {
      width = points
    } else {
      width = style.clampedWidth(contentWidth(i, least: true) + style.insets.horizontal)
    }
    minimumMemo[i] = width
    return width
  }

  private func contentWidth(_ i: Int, least: Bool) -> Double {
    func outer(_ c: Int) -> Double { (least ? minimum(c) : natural(c)) + style(c).margin.horizontal }
    let flowing = tree.flowing(i)
    switch tree.nodes[i].content {
    case .empty(let natural): return Bounds.length(natural.width)
    case .text: return least ? 0 : naturalMeasure(i).size.width
    case .image: return least && fillsByRatio(i, room: nil) ? 0 : imageNatural(i).width
    case .canvas(let canvas): return Bounds.length(canvas.natural.width)
    case .flex(let flex) where flex.axis == .horizontal:
      return flowing.reduce(0) { $0 + outer($1) } + flex.gap * Double(max(0, flowing.count - 1))
    case .grid(let grid):
      let slots = Double(max(1, grid.columns))
      return max(0, flowing.map(outer).max() ?? 0) * slots + Bounds.length(grid.columnSpacing) * (slots - 1)
    case .flow(let flow):
      if least { return max(0, flowing.map(outer).max() ?? 0) }
      return flowing.reduce(0) { $0 + outer($1) } + Bounds.length(flow.spacing) * Double(max(0, flowing.count - 1))
    case .flex, .overlay, .scroll:
      return max(0, flowing.map(outer).max() ?? 0)
    }
  }
}

extension Flex {
  /// Spacing is never negative (S-24).
  var gap: Double { Bounds.length(spacing) }
}
