import FlowBase
import FlowLayout

/// The mark of a selectable row: a radio for one choice, a checkbox for several (SD-05; look.md, checkbox / radio).
enum SelectionMark {
  struct Measures: PlatformMeasures {
    /// Points across.
    var radio: Double
    var box: Double
    /// Radius of the middle of the box's outline as a part of its size.
    var boxRadius: Double
    /// What shows in a chosen radio: a dot of this part of its size, within its ring; nil = a check on a filled disc.
    var dot: Double?
    /// The outline of what is not chosen has the colour of secondary text, else of borders, as far towards the text's as
    /// a mark needs it to be seen on a card.
    var isStrong: Bool
    static let ios = Measures(radio: 24, box: 24, boxRadius: 0.28, dot: nil, isStrong: false)
    static let android = Measures(radio: 20, box: 18, boxRadius: 1 / 18, dot: 0.5, isStrong: true)
  }

  /// Points of the outline.
  private static let line = 2.0

  /// Points across of a mark that may take `size`.
  static func side(multiple: Bool, within size: Double = 24, in screen: ScreenContext) -> Double {
    let m = screen.measures(Measures.self)
    return min(size, screen.grown(multiple ? m.box : m.radio))
  }

  /// `size`: the points that it may take; it grows with the text up to them.
  static func node(isOn: Bool, multiple: Bool, size: Double = 24, accent: Color? = nil, in screen: ScreenContext)
    -> Node
  {
    let m = screen.measures(Measures.self)
    let side = side(multiple: multiple, within: size, in: screen)
    let accent = accent ?? screen.theme.primary
    let theme = screen.theme
    let rest = m.isStrong ? theme.secondaryText : theme.outline
    if multiple {
      return mark(.rect(inner(side), Corners(side * m.boxRadius)), side, isOn, accent, rest)
    }
    guard let dot = m.dot else { return mark(.ellipse(inner(side)), side, isOn, accent, rest) }
    let gap = side * (1 - dot) / 2
    let ring = Shape(.ellipse(inner(side)), stroke: Stroke(.color(isOn ? accent : rest), width: line))
    let middle = Shape(.ellipse(Rect(gap, gap, side * dot, side * dot)), fill: .color(accent))
    return node(side, isOn ? [ring, middle] : [ring])
  }

  /// Done or still to be done, not a choice: a disc with a check, or a ring of the same size (checklists, milestones,
  /// matched cards). `accent` of the disc and `rest` of the ring where they are not the theme's.
  static func step(
    isDone: Bool, size: Double = 24, accent: Color? = nil, rest: Color? = nil, in screen: ScreenContext
  ) -> Node {
    let theme = screen.theme
    return mark(.ellipse(inner(size)), size, isDone, accent ?? theme.primary, rest ?? theme.outline)
  }

  private static func inner(_ size: Double) -> Rect { Rect(line / 2, line / 2, size - line, size - line) }

  /// An outline; when on, filled, with a check in it.
  private static func mark(_ outline: Outline, _ size: Double, _ isOn: Bool, _ accent: Color, _ rest: Color) -> Node {
    guard isOn else { return node(size, [Shape(outline, stroke: Stroke(.color(rest), width: line))]) }
    let fill = Shape(outline, fill: .color(accent), stroke: Stroke(.color(accent), width: line))
    // A mark needs 3 : 1, and white is what a check on a disc is where that does.
    return node(size, [fill, check(size, accent.contrast(with: .white) >= 3 ? .white : accent.legibleText)])
  }

  private static func node(_ size: Double, _ shapes: [Shape]) -> Node {
    Node(.canvas(Canvas(.points(Size(size, size)), shapes: shapes)), layout: LayoutStyle { $0.widthNature = .own })
  }

  private static func check(_ size: Double, _ color: Color) -> Shape {
    func at(_ x: Double, _ y: Double) -> Point { Point(x * size, y * size) }
    return Shape(
      .path([.move(at(0.30, 0.52)), .line(at(0.44, 0.66)), .line(at(0.71, 0.36))]),
      stroke: Stroke(.color(color), width: size * 0.095))
  }
}
