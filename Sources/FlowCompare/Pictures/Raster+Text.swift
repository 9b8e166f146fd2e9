import FlowBase

extension Raster {
  /// The width of a label in pixels, its capitals `height` pixels high.
  static func width(of text: String, height: Double) -> Double {
    (StrokeFont.layout(text).width + StrokeFont.lineWidth) * height / StrokeFont.capitalHeight
  }

  /// Draws a label with its capitals' top left at (x, y), `height` pixels high.
  mutating func draw(_ text: String, x: Double, y: Double, height: Double, _ color: Color) {
    let unit = height / StrokeFont.capitalHeight
    let radius = max(0.5, StrokeFont.lineWidth * unit / 2)
    // Strokes cross: of several that cover a pixel the one that covers most counts, so that joints are not darker.
    var coverage = [UInt16](repeating: 0, count: width * (Int(height * 1.5) + 4))
    let top = Int(y) - 2
    for segment in StrokeFont.layout(text).segments {
      let (ax, ay) = (x + radius + segment.x0 * unit, y + segment.y0 * unit)
      let (bx, by) = (x + radius + segment.x1 * unit, y + segment.y1 * unit)
      let (vx, vy) = (bx - ax, by - ay)
      let length = max(vx * vx + vy * vy, 1e-12)
      let reach = radius + 1
      let columns = Int(min(ax, bx) - reach)..<max(Int(min(ax, bx) - reach), Int(max(ax, bx) + reach) + 1)
      let rows = Int(min(ay, by) - reach)..<max(Int(min(ay, by) - reach), Int(max(ay, by) + reach) + 1)
      for row in rows.clamped(to: top..<top + coverage.count / max(1, width)) {
        for column in columns.clamped(to: 0..<width) {
          let (px, py) = (Double(column) + 0.5 - ax, Double(row) + 0.5 - ay)
          let t = max(0, min(1, (px * vx + py * vy) / length))
          let (dx, dy) = (px - t * vx, py - t * vy)
          let covered = max(0, min(1, radius + 0.5 - (dx * dx + dy * dy).squareRoot()))
          let i = (row - top) * width + column
          coverage[i] = max(coverage[i], UInt16(covered * 256))
        }
      }
    }
    for (i, covered) in coverage.enumerated() where covered > 0 {
      let row = top + i / width
      if row >= 0, row < self.height { blend(i % width, row, color, UInt32(covered)) }
    }
  }
}
