/// A value held in a base unit and shown in a chosen one (MM-07, MM-08).
struct Measurement: Hashable, Sendable {
  /// The base unit first; never empty.
  let units: [MeasurementUnit]
  /// In the base unit, within its range; not snapped, so that a change of unit and back loses nothing (S-55).
  let base: Double
  /// Position of the unit shown.
  let chosen: Int

  /// nil without a usable unit. `value` is in the base unit and defaults to its least; `unitID` defaults to the base.
  init?(units: [MeasurementUnit], value: Double?, unitID: String?) {
    guard let first = units.first else { return nil }
    self.units = units
    base = first.scale.clamped(value ?? first.scale.min)
    chosen = units.firstIndex { $0.id == unitID } ?? 0
  }

  var unit: MeasurementUnit { units[chosen] }

  /// Position on the unit's scale: converted, clamped to its range, snapped to its step (S-55).
  var index: Int { unit.scale.index(of: base * unit.factor + unit.offset) }

  /// What the unit shows.
  var shown: Double { unit.scale.value(at: index) }
}
