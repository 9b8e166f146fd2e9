import FlowBase
import FlowDocument
import FlowLayout

/// A measurement as a control: unit toggle, value, and one of the four scales (MM-02 … MM-06, MM-14).
enum MeasurementView {
  enum Style: String, CaseIterable, Sendable { case ruler, gauge, dial, wheel }

  static func node(_ measurement: Measurement, style: Style, accent: Color, in screen: ScreenContext) -> Node {
    var parts: [Node] = []
    if measurement.units.count > 1 { parts.append(UnitToggle.node(measurement, accent, in: screen)) }
    switch style {
    case .ruler: parts += [value(of: measurement, in: screen), RulerScale.node(measurement, accent, in: screen)]
    case .dial: parts += [value(of: measurement, in: screen), DialScale.node(measurement, accent, in: screen)]
    case .gauge: parts.append(GaugeScale.node(measurement, accent, in: screen))
    case .wheel: parts.append(wheel(measurement, in: screen))
    }
    return Node(
      .flex(Flex(.vertical, spacing: 12, children: parts)), layout: LayoutStyle { $0.widthNature = .fills })
  }

  private static func wheel(_ measurement: Measurement, in screen: ScreenContext) -> Node {
    let unit = measurement.unit
    let selected = measurement.index
    return Drum.numbers(unit: unit.label, in: screen) { offset in
      let index = selected + offset
      guard index >= 0, index <= unit.scale.lastIndex else { return nil }
      return Drum.Row(text: screen.words.number(unit.scale.value(at: index), decimals: unit.decimals))
    }
  }

  /// The number in 40 bold with tabular figures, its unit behind it (look.md, ruler); smaller where that would be wider
  /// than `width` points.
  static func value(of measurement: Measurement, width: Double = .infinity, in screen: ScreenContext) -> Node {
    let unit = measurement.unit
    let number = screen.words.number(measurement.shown, decimals: unit.decimals)
    // About the width in em: a tabular figure takes 0.64, a letter of the unit half of 0.62.
    let ems = Double(number.count) * 0.64 + Double(unit.label.count) * 0.31 + 0.13
    let size = max(20, min(64, screen.scaled(40), width / ems))
    let design = screen.theme.design
    let text = screen.content(
      [
        TextRun(
          number, font: Font(size: size, weight: 700, design: design, tabularFigures: true), color: screen.theme.text),
        TextRun(
          "\u{A0}" + unit.label, font: Font(size: size * 0.5, weight: 500, design: design),
          color: screen.theme.secondaryText),
      ], align: .center)
    return Node(.text(text))
  }
}
