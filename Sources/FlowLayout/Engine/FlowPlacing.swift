import FlowBase

/// `flow`: natural sizes wrapped greedily, spacing both ways.
extension LayoutPass {
  private struct Line {
    var children: [(node: Int, width: Double)] = []
    var width = 0.0
    var height = 0.0
  }

  private func lines(_ i: Int, _ flow: Flow, width: Double) -> [Line] {
    var lines: [Line] = []
    for c in tree.flowing(i) {
      let own = widthAcross(c, in: width, room: nil, align: .leading)
      let outer = own + style(c).margin.horizontal
      let height = ownHeight(c, width: own, room: nil).height + style(c).margin.vertical
      // Half a thousandth of a point: widths that are sums of the same numbers in another order still fit.
      if let last = lines.last, last.width + Bounds.length(flow.spacing) + outer <= width + 0.0005 {
        lines[lines.count - 1].width += Bounds.length(flow.spacing) + outer
      } else {
        lines.append(Line(width: outer))
      }
      lines[lines.count - 1].children.append((c, own))
      lines[lines.count - 1].height = max(lines[lines.count - 1].height, height)
    }
    return lines
  }

  func flowHeight(_ i: Int, _ flow: Flow, width: Double) -> Double {
    let lines = lines(i, flow, width: width)
    return lines.reduce(0) { $0 + $1.height } + Bounds.length(flow.lineSpacing) * Double(max(0, lines.count - 1))
  }

  func placeFlow(_ i: Int, _ flow: Flow, in inner: Rect) {
    var y = inner.y
    for line in lines(i, flow, width: inner.width) {
      var x = inner.x + flow.align.offset(free: inner.width - line.width)
      for (c, width) in line.children {
        let style = style(c)
        let align = style.alignSelf ?? .leading
        var (height, settled) = ownHeight(c, width: width, room: nil)
        if stretchesHeight(c, align: align) {
          (height, settled) = (style.clampedHeight(line.height - style.margin.vertical), true)
        }
        let dy = align.offset(free: line.height - height - style.margin.vertical)
        place(c, Rect(x + style.margin.left, y + style.margin.top + dy, width, height), settled: settled)
        x += width + style.margin.horizontal + Bounds.length(flow.spacing)
      }
      y += line.height + Bounds.length(flow.lineSpacing)
    }
  }
}
