import FlowBase
import FlowLayout

/// Which points of a scale are marked longer and carry a number.
struct ScaleTicks {
  let unit: MeasurementUnit
  /// Every so many steps.
  static let interval = 10
  /// A caption never grows beyond these points: its neighbours stand where they stand.
  static let largest = 20.0

  /// Whole multiples of ten steps; counted from the least value where those never fall on the scale.
  func isMajor(_ index: Int) -> Bool {
    let scale = unit.scale
    let stride = scale.step * Double(Self.interval)
    let steps = scale.min / scale.step
    guard abs(steps - steps.rounded()) < 1e-6 else { return index % Self.interval == 0 }
    let turns = scale.value(at: index) / stride
    return abs(turns - turns.rounded()) < 1e-6
  }

  /// Whole numbers, or with all of the unit's decimals where one of the scale's numbers needs any (S-55).
  func label(_ index: Int, in screen: ScreenContext) -> String {
    let scale = unit.scale
    let stride = scale.step * Double(Self.interval)
    let isMultiple = abs(scale.min / scale.step - (scale.min / scale.step).rounded()) < 1e-6
    let needed = max(StepScale.decimals(of: stride), isMultiple ? 0 : StepScale.decimals(of: scale.min))
    return screen.words.number(scale.value(at: index), decimals: needed == 0 ? 0 : max(needed, unit.decimals))
  }

  /// A number centred on `x` of a scene, its top at `y`; points.
  static func caption(
    _ text: String, x: Double, y: Double, color: Color, squeeze: Double = 1, in screen: ScreenContext
  ) -> Node {
    var content = screen.text(text, .caption1, weight: 500, color: color, align: .center, maxLines: 1)
    content.runs[0].font.size = captionSize(in: screen)
    content.runs[0].font.tabularFigures = true
    return Node(
      .text(content),
      layout: LayoutStyle {
        $0.width = .points(72)
        $0.position = .absolute(top: y, right: nil, bottom: nil, left: x - 36)
      }, decoration: Decoration { if squeeze != 1 { $0.transform = .scale(squeeze, 1) } })
  }

  /// Height in points that a caption takes.
  static func captionHeight(in screen: ScreenContext) -> Double { (captionSize(in: screen) * 1.35).rounded(.up) }

  /// About the width in points: a tabular figure takes 0.64 em.
  static func width(of label: String, in screen: ScreenContext) -> Double {
    Double(label.count) * 0.64 * captionSize(in: screen)
  }

  private static func captionSize(in screen: ScreenContext) -> Double {
    min(largest, TextRole.caption1.points(at: screen.environment.textSize))
  }
}
