import FlowBase
import FlowLayout

/// A closed ring that fills clockwise from the top, with words inside (CB-20; timers and loading too).
enum Ring {
  /// `fraction` is clamped to 0 … 1; `side` and `lineWidth` in points.
  static func node(
    side: Double, lineWidth: Double, fraction: Double, colors: [Color], track: Color, words: [TextContent],
    from start: Double = -90
  ) -> Node {
    let width = min(lineWidth, side / 2)
    let center = Point(side / 2, side / 2)
    let radius = max(0, (side - width) / 2)
    let inset = Rect(width / 2, width / 2, radius * 2, radius * 2)
    let fraction = min(1, max(0, fraction))
    let shapes =
      [Shape(.ellipse(inset), stroke: Stroke(.color(track), width: width))]
      + RingArc.shapes(
        center: center, radius: radius, width: width, from: start, sweep: fraction * 360, colors: colors)
    let canvas = Node(
      .canvas(Canvas(.scaled(Size(side, side)), shapes: shapes, mirrors: true)),
      layout: LayoutStyle { $0.position = .aligned(x: nil, y: nil) })
    // A square as wide as this fits a little above and below the middle of the hole.
    let room = max(0, (side - 2 * width) * 0.86)
    let column = Node(
      .flex(Flex(.vertical, align: .stretch, children: words.map { Node(.text($0)) })),
      layout: LayoutStyle {
        $0.width = .points(room)
        $0.margin.bottom = lift(words)
        $0.position = .aligned(x: 0.5, y: 0.5)
      })
    return Node(
      .overlay(words.isEmpty ? [canvas] : [canvas, column]),
      layout: LayoutStyle {
        $0.width = .points(side)
        $0.height = .points(side)
        $0.widthNature = .own
      })
  }

  /// Room below the words that puts the middle of their ink, from the first one's capitals to the last baseline, where
  /// the middle of their box would stand: above the ink lie ascent − cap height, below it the descent (look.md).
  private static func lift(_ words: [TextContent]) -> Double {
    guard let first = words.first?.runs.first?.font.size, let last = words.last?.runs.first?.font.size else { return 0 }
    return max(0, (0.952 - 0.705) * first - 0.241 * last)
  }
}
