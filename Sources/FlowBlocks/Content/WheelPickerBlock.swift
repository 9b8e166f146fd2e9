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
  static let measurementType = Key.choice("measurement_type", Kind.self, "Turns measurement mode on (MM-01).")
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

  /// nil for the classic wheel: no `measurement_type` (MM-01), an unknown one without `units` (S-37), or no unit that
  /// is usable (S-55).
  static func measurement(of block: Block, id: String, answer: JSON?, in screen: ScreenContext) -> Measurement? {
    let isAsked = block[measurementType] != nil || block.has(units)
    guard isAsked else { return nil }
    return Measurement(
      units: MeasurementUnit.units(block[units], min: block[min], max: block[max]), value: answer?.numeric,
      unitID: screen.answer(id + "_display_unit")?.asString ?? block[defaultUnit])
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
