import FlowDocument
import Testing

@testable import FlowBlocks

@Suite("Measurements and their units")
struct MeasurementTests {
  private func unit(
    _ id: String, _ min: Double, _ max: Double, step: Double = 1, factor: Double = 1, offset: Double = 0
  ) throws -> MeasurementUnit {
    MeasurementUnit(
      id: id, label: id, scale: try #require(StepScale(min: min, max: max, step: step)), factor: factor,
      offset: offset, decimals: StepScale.decimals(of: step))
  }

  @Test("S-33 clamp, then snap to the nearest step, ties up")
  func snapping() throws {
    let scale = try #require(StepScale(min: 3, max: 45, step: 3))
    #expect(scale.snapped(44) == 45)
    #expect(scale.snapped(4.5) == 6)
    #expect(scale.snapped(4.4) == 3)
    #expect(scale.snapped(-8) == 3)
    #expect(scale.snapped(1e12) == 45)
    // The last step that does not lie beyond the end.
    #expect(try #require(StepScale(min: 0, max: 11, step: 3)).snapped(11) == 9)
    // No noise of binary fractions.
    #expect(try #require(StepScale(min: 0, max: 1, step: 0.1)).value(at: 3) == 0.3)
  }

  @Test("S-33 a range that holds nothing is none")
  func emptyRange() {
    #expect(StepScale(min: 2, max: 1, step: 1) == nil)
    #expect(StepScale(min: 1, max: 1, step: 1)?.lastIndex == 0)
  }

  @Test("S-33 decimals are those of the step", arguments: [(1.0, 0), (0.5, 1), (0.25, 2), (100, 0), (0.001, 3)])
  func decimals(step: Double, digits: Int) { #expect(StepScale.decimals(of: step) == digits) }

  @Test("MM-07 a change of unit converts, clamps again and snaps to the unit's step")
  func conversion() throws {
    let units = [try unit("kg", 35, 180, step: 0.5), try unit("lbs", 77, 150, factor: 2.20462)]
    #expect(try #require(Measurement(units: units, value: 60, unitID: "lbs")).shown == 132)
    #expect(try #require(Measurement(units: units, value: 170, unitID: "lbs")).shown == 150)
    #expect(try #require(Measurement(units: units, value: 170, unitID: "kg")).shown == 170)
  }

  @Test("MM-08, MM-13 S-55 the base value is clamped to the base unit's range, not snapped, whatever unit shows")
  func baseStays() throws {
    let units = [try unit("cm", 130, 220), try unit("in", 51, 87, step: 0.5, factor: 1 / 2.54)]
    let odd = try #require(Measurement(units: units, value: 171.3, unitID: "in"))
    #expect(odd.base == 171.3)
    #expect(odd.shown == 67.5)
    #expect(try #require(Measurement(units: units, value: 500, unitID: nil)).base == 220)
  }

  @Test("S-33 without a value a measurement stands at its least; an unknown unit is the base")
  func defaults() throws {
    let measurement = try #require(Measurement(units: [try unit("kg", 35, 180)], value: nil, unitID: "stone"))
    #expect(measurement.shown == 35)
    #expect(measurement.unit.id == "kg")
    #expect(Measurement(units: [], value: 1, unitID: nil) == nil)
  }

  @Test("S-55 built-in pairs, both ways and by their other spellings")
  func builtIn() throws {
    func convert(_ value: Double, _ from: String, _ to: String) throws -> Double {
      let (factor, offset) = try #require(MeasurementUnit.builtIn(from: from, to: to))
      return ((value * factor + offset) * 1000).rounded() / 1000
    }
    #expect(try convert(74.5, "kg", "lb") == 164.244)
    #expect(try convert(150, "lbs", "kg") == 68.039)
    #expect(try convert(181, "cm", "in") == 71.26)
    #expect(try convert(23.5, "c", "f") == 74.3)
    #expect(try convert(32, "°F", "°C") == 0)
    #expect(MeasurementUnit.builtIn(from: "kg", to: "in") == nil)
  }

  @Test("S-55 the numbers of a ruler show all decimals where one of them needs any")
  func ticks() {
    func texts(_ unit: String) -> Set<String> {
      let keys =
        #""measurement_type": "height", "measurement_style": "ruler", "units": [\#(unit)], "default_value": 160"#
      return Set(DrawnSample(#""type": "wheel_picker", \#(keys)"#).texts)
    }
    let fine = texts(#"{"id": "cm", "min": 150, "max": 180, "step": 0.25, "decimals": 2}"#)
    #expect(fine.isSuperset(of: ["157.50", "160.00", "162.50"]))
    let coarse = texts(#"{"id": "cm", "min": 150, "max": 180, "step": 0.5}"#)
    #expect(coarse.isSuperset(of: ["155", "160", "165"]))
  }
}
