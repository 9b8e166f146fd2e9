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
    static let ios = Measures(track: 4, knob: Size(28, 28), isRaised: true, height: 32)
    static let android = Measures(track: 16, knob: Size(4, 44), isRaised: false, height: 44)
  }

  /// `range` is the filled part and `knobs` the knobs' places, as fractions of the way from the leading to the trailing
  /// end, within 0 … 1.
  static func node(
    _ range: ClosedRange<Double>, knobs: [Double], tint: Color, isEnabled: Bool = true, in screen: ScreenContext
  ) -> Node {
    let m = screen.measures(Measures.self)
    let extent = range.upperBound - range.lowerBound
    let rest = bar(
      width: 1, at: 0, m.track, m.isRaised ? screen.theme.border.opacity(0.8) : tint.opacity(0.2))
    let filled = bar(width: extent, at: extent < 1 ? range.lowerBound / (1 - extent) : 0, m.track, tint)
    return Node(
      .overlay([rest, filled] + knobs.map { knob(at: $0, tint, m) }),
      layout: LayoutStyle {
        $0.height = .points(m.height)
        $0.widthNature = .fills
      },
      decoration: Decoration { $0.opacity = isEnabled ? 1 : 0.45 })
  }

  private static func bar(width: Double, at x: Double, _ height: Double, _ color: Color) -> Node {
    Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        $0.width = .percent(width * 100)
        $0.height = .points(height)
        $0.position = .aligned(x: x, y: 0.5)
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(color))]
        $0.corners = Corners(height / 2)
      })
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
