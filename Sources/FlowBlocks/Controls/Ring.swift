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
}
