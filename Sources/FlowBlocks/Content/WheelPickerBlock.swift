import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// CB-11: a drum of options or numbers; with `measurement_type` a measurement in units (MM-01 … MM-14).
enum WheelPickerBlock: DrawnBlock {
  enum Kind: String, CaseIterable, Sendable { case weight, height, temperature, custom }
  static let options = OptionKeys.options
  static let min = Key.number("min")
  static let max = Key.number("max")
  static let step = Key.number("step", in: 0.000_001...1_000_000, default: 1)
  static let unit = Key.text("unit")
  static let defaultValue = Key.json(
    "default_value", aliases: ["default"], .any, "A number in the base unit, or an option.")
  static let value = Key.json("value", .any)
  static let measurementType = Key.choice(
    "measurement_type", Kind.self, unknown: .custom, "Turns measurement mode on (MM-01, S-37).")
  static let measurementStyle = Key.choice(
    "measurement_style", default: MeasurementView.Style.ruler, "How a measurement is drawn (MM-03 … MM-06).")
  static let units = Key.list("units", of: MeasurementUnit.Keys.declaration, "The base unit first (MM-08).")
  static let defaultUnit = Key.string("default_unit", "The unit shown first; the base where absent.")
  static let declaration = BlockDeclaration(
    "wheel_picker", summary: "A drum of options or numbers, or a measurement in units.",
    keys: [
      options, min, max, step, unit, defaultValue, value, measurementType, measurementStyle, units, defaultUnit,
    ])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let id = block[CommonKeys.fieldID] ?? block.id
    let answer = screen.answer(id) ?? block[value] ?? block[defaultValue]
    if let measurement = measurement(of: block, id: id, answer: answer, in: screen) {
      let accent = screen.color(block[CommonKeys.activeColor]) ?? screen.theme.primary
      return MeasurementView.node(measurement, style: block[measurementStyle], accent: accent, in: screen)
    }
    let options = block[options]
    guard options.isEmpty else { return wheel(of: options, answer, in: screen) }
    // A range that holds nothing is none (S-33).
    guard
      let scale = StepScale(min: block[min] ?? 0, max: block[max] ?? 100, step: block[step])
        ?? StepScale(min: 0, max: 100, step: 1)
    else { return nil }
    return wheel(of: scale, unit: block[unit] ?? "", at: answer?.numeric ?? scale.min, in: screen)
  }

  /// nil for the classic wheel: no `measurement_type` (MM-01), or no unit that is usable (S-55), as under an unknown
  /// type without `units` (S-37).
  static func measurement(of block: Block, id: String, answer: JSON?, in screen: ScreenContext) -> Measurement? {
    guard block[measurementType] != nil else { return nil }
    let units = MeasurementUnit.units(block[units], min: block[min], max: block[max])
    let shown = screen.answer(id + "_display_unit")?.asString
    return Measurement(
      units: units, value: base(of: answer, id: id, shownIn: shown, units, in: screen),
      unitID: shown ?? block[defaultUnit])
  }

  /// The answer in the base unit: `<id>` in the unit that `<id>_unit` names (MM-09, MM-10), or what was shown where that
  /// is all there is (MM-12).
  private static func base(
    of answer: JSON?, id: String, shownIn shown: String?, _ units: [MeasurementUnit], in screen: ScreenContext
  ) -> Double? {
    func base(_ value: Double, _ unit: String?) -> Double {
      guard let unit = units.first(where: { $0.id == unit }), unit.factor != 0 else { return value }
      return (value - unit.offset) / unit.factor
    }
    guard let stored = screen.answer(id) else {
      return screen.answer(id + "_display_value")?.numeric.map { base($0, shown) } ?? answer?.numeric
    }
    return stored.numeric.map { base($0, screen.answer(id + "_unit")?.asString) }
  }

  private static func wheel(of options: [KeyedObject], _ answer: JSON?, in screen: ScreenContext) -> Node {
    let selected = OptionAnswer.selected(options, by: answer).first ?? 0
    let column = Drum.column(width: .fill, in: screen) { offset in
      let index = selected + offset
      guard options.indices.contains(index) else { return nil }
      let option = options[index]
      let label = option[OptionKeys.label] ?? option[OptionKeys.id] ?? ""
      let emoji = option[OptionKeys.emoji].map { $0 + "\u{A0}" } ?? ""
      return Drum.Row(text: emoji + label, isEnabled: !option[OptionKeys.disabled])
    }
    return Drum.node(columns: [column], spacing: 0, in: screen)
  }

  private static func wheel(of scale: StepScale, unit: String, at value: Double, in screen: ScreenContext) -> Node {
    let selected = scale.index(of: value)
    let decimals = Swift.max(StepScale.decimals(of: scale.step), StepScale.decimals(of: scale.min))
    return Drum.numbers(unit: unit, in: screen) { offset in
      let index = selected + offset
      guard index >= 0, index <= scale.lastIndex else { return nil }
      return Drum.Row(text: screen.words.number(scale.value(at: index), decimals: decimals))
    }
  }
}
