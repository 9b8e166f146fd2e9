import FlowBase
import FlowLayout

/// The mark of something done or still to be done, not of a choice: a disc with a check, or a ring of the same size
/// (checklists, milestones, matched cards).
enum DoneMark {
  /// `size` in points; `accent` of the disc and `rest` of the ring where they are not the theme's.
  static func node(
    isDone: Bool, size: Double = 24, accent: Color? = nil, rest: Color? = nil, in screen: ScreenContext
  ) -> Node {
    let theme = screen.theme
    guard isDone else { return .disc(width: size, fill: nil, ring: rest ?? theme.secondaryText) }
    let accent = accent ?? theme.primary
    let disc = Shape(.ellipse(Rect(0, 0, size, size)), fill: .color(accent))
    return Node(
      .canvas(
        Canvas(.points(Size(size, size)), shapes: [disc, check(size, accent.over(theme.background).legibleText)])),
      layout: LayoutStyle { $0.widthNature = .own })
  }

  /// A check in the middle of a square of `size` points.
  private static func check(_ size: Double, _ color: Color) -> Shape {
    func at(_ x: Double, _ y: Double) -> Point { Point(x * size, y * size) }
    return Shape(
      .path([.move(at(0.30, 0.52)), .line(at(0.44, 0.66)), .line(at(0.71, 0.36))]),
      stroke: Stroke(.color(color), width: size * 0.095))
  }
}
