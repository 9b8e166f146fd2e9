import FlowBase
import FlowLayout

/// The units of a measurement beside each other, the shown one selected (MM-02; look.md, segmented).
enum UnitToggle {
  static func node(_ measurement: Measurement, _ accent: Color, in screen: ScreenContext) -> Node {
    var control = SegmentedControl.node(
      measurement.units.map(\.label), selected: measurement.chosen, tint: accent, arrangement: .hugging, in: screen)
    control.layout.alignSelf = .center
    return control
  }
}
