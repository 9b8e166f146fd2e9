import FlowBase

/// `grid`: equal slots, lines as high as their highest cell, cells stretch.
extension LayoutPass {
  private func lines(_ i: Int, _ grid: Grid) -> [ArraySlice<Int>] {
    let cells = tree.flowing(i)
    let columns = max(1, min(grid.columns, cells.count))
    return stride(from: 0, to: cells.count, by: columns).map { cells[$0..<min($0 + columns, cells.count)] }
  }

  private func slot(_ grid: Grid, width: Double) -> Double {
    let columns = Double(max(1, grid.columns))
    return max(0, width - Bounds.length(grid.columnSpacing) * (columns - 1)) / columns
  }

  private func cellWidth(_ c: Int, slot: Double) -> Double {
    style(c).clampedWidth(slot - style(c).margin.horizontal)
  }

  private func lineHeight(_ line: ArraySlice<Int>, slot: Double) -> Double {
    line.reduce(0) {
      max($0, ownHeight($1, width: cellWidth($1, slot: slot), room: nil).height + style($1).margin.vertical)
    }
  }

  func gridHeight(_ i: Int, _ grid: Grid, width: Double) -> Double {
    let slot = slot(grid, width: width)
    let lines = lines(i, grid)
    return lines.reduce(0) { $0 + lineHeight($1, slot: slot) } + Bounds.length(grid.rowSpacing)
      * Double(max(0, lines.count - 1))
  }

  func placeGrid(_ i: Int, _ grid: Grid, in inner: Rect) {
    let slot = slot(grid, width: inner.width)
    var y = inner.y
    for line in lines(i, grid) {
      let height = lineHeight(line, slot: slot)
      for (k, c) in line.enumerated() {
        let style = style(c)
        let x = inner.x + Double(k) * (slot + Bounds.length(grid.columnSpacing)) + style.margin.left
        let width = cellWidth(c, slot: slot)
        var (own, settled) = ownHeight(c, width: width, room: nil)
        if !settled && style.height != .fit {
          (own, settled) = (style.clampedHeight(height - style.margin.vertical), true)
        }
        place(c, Rect(x, y + style.margin.top, width, own), settled: settled)
      }
      y += height + Bounds.length(grid.rowSpacing)
    }
  }
}
