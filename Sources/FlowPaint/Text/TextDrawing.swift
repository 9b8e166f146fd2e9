import CCairo
import CPango
import FlowBase
import FlowLayout

extension PangoMeasurer {
  /// Draws the lines of `measure`, which it or another measurer gave for `text`.
  ///
  /// - Parameters:
  ///   - width: of the column that alignment and justification refer to, in points.
  ///   - origin: the text's top left, in points.
  ///   - cairo: a `cairo_t` whose user space is points, already scaled.
  ///   - scale: pixels per point; baselines and bars are snapped to whole pixels, glyphs' x is not.
  public func draw(
    _ text: TextContent, measure: TextMeasure, width: Double, at origin: Point, on cairo: OpaquePointer, scale: Double
  ) {
    let shaped = shape(text)
    guard !shaped.paragraphs.isEmpty else { return }
    let seen = visibleHeights(of: text, on: cairo)
    let isRightToLeft = text.locale.direction == .rightToLeft
    var place = 0
    for (i, line) in measure.lines.enumerated() {
      while place + 1 < shaped.paragraphs.count,
        shaped.paragraphs[place + 1].range.lowerBound <= line.range.lowerBound
      {
        place += 1
      }
      guard seen.contains(origin.y + line.baseline) else { continue }
      let paragraph = shaped.paragraphs[place]
      let clusters = paragraph.clusters(in: line.range)
      let isCut = measure.isTruncated && i == measure.lines.count - 1
      let justifies = text.align == .justify && !isCut && !paragraph.ends(with: clusters)
      let extra = justifies && width < 1e6 ? Int((width - line.width) * 1024) : 0
      let arranged = LineArrangement(clusters, of: paragraph, extra: extra)
      let mark = isCut ? ellipsis(for: text, run: clusters.last?.run ?? paragraph.run) : nil
      let drawn = Double(arranged.width + (mark?.advance ?? 0)) / 1024
      let x = origin.x + offset(text.align, isRightToLeft: isRightToLeft, room: width - drawn)
      let y = ((origin.y + line.baseline) * scale).rounded() / scale
      let pen = GlyphPen(cairo: cairo, scale: scale, baseline: y, rasters: rasters)
      let start = mark != nil && isRightToLeft ? x + Double(mark?.advance ?? 0) / 1024 : x
      pen.draw(arranged, x: start, of: text, faces: shaped.faces, shaper: shaper)
      if let mark, let first = mark.shaped.paragraphs.first {
        let end = isRightToLeft ? x : x + Double(arranged.width) / 1024
        pen.draw(
          LineArrangement(first.clusters[...], of: first), x: end, of: mark.text, faces: mark.shaped.faces,
          shaper: shaper)
      }
    }
  }

  /// Baselines from which ink may reach what can be seen, in points: a text may have far more lines than the picture.
  private func visibleHeights(
    of text: TextContent, on cairo: OpaquePointer
  ) -> ClosedRange<Double> {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    // Marks above marks leave their line, though not by as much as this.
    let reach = 8 * (text.runs.map(\.font.size).max() ?? 0)
    return top - reach...max(top, bottom) + reach
  }

  /// From the column's left; a line wider than the column begins at its leading edge.
  private func offset(_ align: TextAlign, isRightToLeft: Bool, room: Double) -> Double {
    switch align {
    case .center where room > 0: room / 2
    case .trailing where room > 0: isRightToLeft ? 0 : room
    case .leading, .center, .trailing, .justify: isRightToLeft ? room : 0
    }
  }
}

extension ShapedParagraph {
  /// Those whose bytes lie in `range`.
  func clusters(in range: Range<Int>) -> ArraySlice<ShapedCluster> {
    let start = cluster(from: range.lowerBound)
    return clusters[start..<max(start, cluster(from: range.upperBound))]
  }

  /// The first cluster that begins at or after a byte, by bisection.
  private func cluster(from offset: Int) -> Int {
    var (low, high) = (0, clusters.count)
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Nothing but spaces follows: the last line of the paragraph.
  func ends(with line: ArraySlice<ShapedCluster>) -> Bool {
    clusters[line.endIndex...].allSatisfy(\.isSpace)
  }
}
