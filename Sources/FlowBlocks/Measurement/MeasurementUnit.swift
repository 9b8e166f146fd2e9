import FlowDocument

/// One unit of a measurement: its range, its step, and how it follows from the base unit (format.md, Measurement mode).
struct MeasurementUnit: Hashable, Sendable {
  var id: String
  var label: String
  var scale: StepScale
  /// Value shown = base × factor + offset.
  var factor: Double
  var offset: Double
  /// Digits after the point, always all shown (S-55).
  var decimals: Int

  enum Keys {
    static let id = Key.string("id")
    static let label = Key.text("label", aliases: ["symbol"])
    static let min = Key.number("min")
    static let max = Key.number("max")
    static let step = Key.number("step", in: 0.000_001...1_000_000, default: 1)
    static let factor = Key.number("factor", "Shown = base × factor + offset.")
    static let offset = Key.number("offset")
    static let decimals = Key.integer("decimals", in: 0...6, "Digits after the point; those of `step` where absent.")
    static let declaration = ObjectDeclaration(
      "unit", shorthand: ["id"], keys: [id, label, min, max, step, factor, offset, decimals])
  }

  /// The usable units of a wheel, the base first. A unit whose range holds nothing is left out (S-33).
  static func units(_ list: [KeyedObject], min: Double?, max: Double?) -> [MeasurementUnit] {
    var units: [MeasurementUnit] = []
    for object in list {
      let id = object[Keys.id] ?? object[Keys.label] ?? ""
      let (factor, offset) = relation(of: object, id: id, base: units.first?.id)
      // A unit without a range of its own has the base's.
      let base = units.first?.scale
      let ends = [base?.min ?? min ?? 0, base?.max ?? max ?? 100].map { $0 * factor + offset }.sorted()
      guard
        let scale = StepScale(
          min: object[Keys.min] ?? ends[0], max: object[Keys.max] ?? ends[1], step: object[Keys.step])
      else { continue }
      units.append(
        MeasurementUnit(
          id: id, label: object[Keys.label] ?? builtInLabel(id), scale: scale, factor: factor, offset: offset,
          decimals: object[Keys.decimals] ?? StepScale.decimals(of: scale.step)))
    }
    return units
  }

  /// Built-in factors count only where the unit says nothing of its own (S-33).
  private static func relation(
    of object: KeyedObject, id: String, base: String?
  ) -> (factor: Double, offset: Double) {
    guard let base else { return (1, 0) }
    if object[Keys.factor] == nil, object[Keys.offset] == nil { return builtIn(from: base, to: id) ?? (1, 0) }
    return (object[Keys.factor] ?? 1, object[Keys.offset] ?? 0)
  }

  /// kg–lbs (lb), cm–in, c–f (°C, °F), both ways (S-55); nil for any other pair.
  static func builtIn(from base: String, to id: String) -> (factor: Double, offset: Double)? {
    switch (standard(base), standard(id)) {
    case let (a, b) where a == b: (1, 0)
    case ("kg", "lbs"): (1 / poundInKilograms, 0)
    case ("lbs", "kg"): (poundInKilograms, 0)
    case ("cm", "in"): (1 / inchInCentimetres, 0)
    case ("in", "cm"): (inchInCentimetres, 0)
    case ("c", "f"): (1.8, 32)
    case ("f", "c"): (1 / 1.8, -32 / 1.8)
    default: nil
    }
  }

  private static let poundInKilograms = 0.453_592_37
  private static let inchInCentimetres = 2.54

  private static func standard(_ id: String) -> String {
    let id = id.lowercased()
    return ["lb": "lbs", "°c": "c", "°f": "f"][id] ?? id
  }

  private static func builtInLabel(_ id: String) -> String { ["c": "°C", "f": "°F"][id.lowercased()] ?? id }
}
