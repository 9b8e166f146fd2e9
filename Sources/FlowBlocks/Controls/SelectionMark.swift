import FlowBase
import FlowLayout

/// The mark of a selectable row: a radio for one choice, a checkbox for several (SD-05).
enum SelectionMark {
  static func node(isOn: Bool, multiple: Bool, size: Double = 24, accent: Color? = nil, in screen: ScreenContext)
    -> Node
  {
    let accent = accent ?? screen.theme.primary
    let ring = Stroke(.color(isOn ? accent : screen.theme.border), width: 2)
    let inner = Rect(1, 1, size - 2, size - 2)
    var shapes: [Shape]
    if multiple {
      let corners = Corners(size * 0.28)
      shapes = [Shape(.rect(inner, corners), fill: isOn ? .color(accent) : nil, stroke: ring)]
      if isOn { shapes.append(check(size, accent.legibleText)) }
    } else {
      shapes = [Shape(.ellipse(inner), stroke: ring)]
      if isOn {
        shapes = [
          Shape(.ellipse(inner), fill: .color(accent), stroke: ring), check(size, accent.legibleText),
        ]
      }
    }
    return Node(
      .canvas(Canvas(.points(Size(size, size)), shapes: shapes)), layout: LayoutStyle { $0.widthNature = .own })
  }

  private static func check(_ size: Double, _ color: Color) -> Shape {
    func at(_ x: Double, _ y: Double) -> Point { Point(x * size, y * size) }
    return Shape(
      .path([.move(at(0.30, 0.52)), .line(at(0.44, 0.66)), .line(at(0.71, 0.36))]),
      stroke: Stroke(.color(color), width: size * 0.095))
  }
}
