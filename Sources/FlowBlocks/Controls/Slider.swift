import FlowBase
import FlowLayout

/// A track with its filled part and one or two knobs (look.md, slider).
enum Slider {
  struct Measures: PlatformMeasures {
    /// Thickness of the track.
    var track: Double
    var knob: Size
    /// A white knob that throws a shadow, or a bar in the fill's colour (Material).
    var isRaised: Bool
    /// Of the whole control, so that a finger finds it.
    var height: Double
    /// How the knobs cut the track; nil = they lie on it.
    var cut: Cut?
    static let ios = Measures(track: 4, knob: Size(28, 28), isRaised: true, height: 32)
    static let android = Measures(
      track: 16, knob: Size(4, 44), isRaised: false, height: 44, cut: Cut(gap: 6, inner: 2, outer: 8, stop: 4))
  }

  /// A track in pieces, in points.
  struct Cut {
    /// Free on each side of a knob.
    var gap: Double
    /// Corner radius of the pieces beside a knob and at the track's ends.
    var inner: Double
    var outer: Double
    /// Diameter of the dot at an end that is not filled.
    var stop: Double
  }

  /// `range` is the filled part and `knobs` the knobs' places, as fractions of the way from the leading to the trailing
  /// end, within 0 … 1. `isFocused`: the first knob is.
  static func node(
    _ range: ClosedRange<Double>, knobs: [Double], tint: Color, isEnabled: Bool = true, isFocused: Bool = false,
    in screen: ScreenContext
  ) -> Node {
    let m = screen.measures(Measures.self)
    let rest = m.isRaised ? screen.theme.border.opacity(0.8) : tint.opacity(0.2)
    let bars =
      m.cut.map { pieces(range, knobs: knobs, tint, rest: rest, $0, m, screen.environment.direction) } ?? [
        bar(0, 1, m.track, rest), bar(range.lowerBound, range.upperBound, m.track, tint),
      ]
    let handles = knobs.enumerated().map { i, place in
      let knob = knob(at: place, tint, m)
      return isFocused && i == 0 ? FocusRing.around(knob, tint: tint, in: screen) : knob
    }
    return Node(
      .overlay(bars + handles),
      layout: LayoutStyle {
        $0.height = .points(m.height)
        $0.widthNature = .fills
      },
      decoration: Decoration { $0.opacity = isEnabled ? 1 : 0.45 })
  }

  /// A part of the track from one fraction of the width to another.
  private static func bar(_ start: Double, _ end: Double, _ height: Double, _ color: Color) -> Node {
    Node(
      .empty(natural: .zero), layout: place(start, end, height),
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(color))]
        $0.corners = Corners(height / 2)
      })
  }

  private static func place(_ start: Double, _ end: Double, _ height: Double) -> LayoutStyle {
    LayoutStyle {
      let extent = end - start
      $0.width = .percent(extent * 100)
      $0.height = .points(height)
      $0.position = .aligned(x: extent < 1 ? start / (1 - extent) : 0, y: 0.5)
    }
  }

  /// What the knobs leave of the track: before, between and behind them.
  private static func pieces(
    _ range: ClosedRange<Double>, knobs: [Double], _ tint: Color, rest: Color, _ cut: Cut, _ m: Measures,
    _ direction: LayoutDirection
  ) -> [Node] {
    let edges = [0] + knobs + [1]
    return edges.indices.dropLast().map { i in
      let (start, end) = (edges[i], edges[i + 1])
      let isFirst = i == 0
      let isLast = i == edges.count - 2
      let isFilled = start >= range.lowerBound && end <= range.upperBound
      // A knob's place is a fraction of what the track is longer than the knob: pieces are measured in that, too, and
      // moved on by the knob behind which they begin.
      let (before, behind) = isFirst ? (0, m.knob.width) : (m.knob.width, 0)
      var piece = piece(
        corners: (isFirst ? cut.outer : cut.inner, isLast ? cut.outer : cut.inner), isFilled ? tint : rest, direction)
      piece.layout.height = .points(m.track)
      if !isFilled, isFirst || isLast { piece.content = stop(cut, m, tint, isAtStart: isFirst, direction) }
      piece.layout.position = .aligned(x: nil, y: 0.5)
      piece.layout.margin = along(isFirst ? 0 : cut.gap, isLast ? 0 : cut.gap + before, direction)
      let span = Node(.overlay([piece]), layout: place(start, end, m.track))
      return Node(
        .overlay([span]),
        layout: LayoutStyle {
          $0.position = .aligned(x: nil, y: nil)
          $0.margin = along(before, behind, direction)
        })
    }
  }

  private static func piece(corners: (start: Double, end: Double), _ color: Color, _ direction: LayoutDirection) -> Node
  {
    let (left, right) = direction == .leftToRight ? (corners.start, corners.end) : (corners.end, corners.start)
    return Node(
      .empty(natural: .zero),
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(color))]
        $0.corners = Corners(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
        $0.clips = true
      })
  }

  /// The dot that shows how far the track goes. In a piece that has no room for it, it wraps behind the strut to a second
  /// line, which the piece clips.
  private static func stop(
    _ cut: Cut, _ m: Measures, _ color: Color, isAtStart: Bool, _ direction: LayoutDirection
  ) -> NodeContent {
    let edge = (m.track - cut.stop) / 2
    var dot = Node.disc(width: cut.stop, fill: color)
    dot.layout.margin = along(isAtStart ? edge : cut.inner, isAtStart ? cut.inner : edge, direction)
    dot.layout.margin.top = edge
    dot.layout.margin.bottom = edge
    let strut = Node(.empty(natural: Size(0, m.track)), layout: LayoutStyle { $0.widthNature = .own })
    return .flow(.init(spacing: 0, align: isAtStart ? .leading : .trailing, children: [strut, dot]))
  }

  /// Margins at the leading and the trailing side.
  private static func along(_ leading: Double, _ trailing: Double, _ direction: LayoutDirection) -> Edges {
    direction == .leftToRight
      ? Edges(top: 0, right: trailing, bottom: 0, left: leading)
      : Edges(top: 0, right: leading, bottom: 0, left: trailing)
  }

  private static func knob(at x: Double, _ tint: Color, _ m: Measures) -> Node {
    Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        $0.width = .points(m.knob.width)
        $0.height = .points(m.knob.height)
        $0.position = .aligned(x: x, y: 0.5)
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(m.isRaised ? .white : tint))]
        $0.corners = Corners(min(m.knob.width, m.knob.height) / 2)
        if m.isRaised {
          $0.shadows = [
            Shadow(y: 0.5, blur: 4, color: Color(0, 0, 0, 31)), Shadow(y: 6, blur: 13, color: Color(0, 0, 0, 31)),
          ]
        }
      })
  }
}

extension ClosedRange<Double> {
  func clamp(_ value: Double) -> Double { Swift.min(upperBound, Swift.max(lowerBound, value)) }

  /// How far along the range a value within it is, 0 … 1.
  func fraction(_ value: Double) -> Double {
    upperBound > lowerBound ? (value - lowerBound) / (upperBound - lowerBound) : 0
  }
}
