import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Wheels")
struct WheelTests {
  private let weight = #"""
    {"id": "w", "type": "wheel_picker", "field_id": "weight", "measurement_type": "weight", "units": [
      {"id": "kg", "min": 35, "max": 180, "step": 0.5}, {"id": "lbs", "min": 77, "max": 397}], "default_value": 72}
    """#

  @Test("MM-02 MM-09 MM-11 the answer's base value in the unit chosen, with every unit on the toggle")
  func units() {
    #expect(DrawnBlockCase(weight).texts.prefix(3) == ["kg", "lbs", "72.0\u{A0}kg"])
    let state = #"{"responses": {"s": {"weight": 74.5, "weight_display_unit": "lbs"}}}"#
    #expect(DrawnBlockCase(weight, state: state).texts.prefix(3) == ["kg", "lbs", "164\u{A0}lbs"])
  }

  @Test("S-55 numbers with all decimals and the locale's signs")
  func locale() {
    #expect(DrawnBlockCase(weight, locale: "de").texts.contains("72,0\u{A0}kg"))
  }

  @Test("MM-01 S-37 S-55 without a type, with an unknown one alone, or without a unit: the classic wheel")
  func classic() {
    let plain = DrawnBlockCase(#"{"type": "wheel_picker", "default_value": 12, "min": 3, "max": 45, "step": 3}"#)
    #expect(plain.texts == ["3", "6", "9", "12", "15", "18", "21", "24"])
    let unknown = DrawnBlockCase(#"{"type": "wheel_picker", "measurement_type": "shoe", "default_value": 99}"#)
    #expect(unknown.texts == ["95", "96", "97", "98", "99", "100"])
    let unusable =
      #"{"type": "wheel_picker", "measurement_type": "weight", "default_value": 0, "units": [{"id": "kg", "min": 9, "max": 1}]}"#
    #expect(DrawnBlockCase(unusable).texts == ["0", "1", "2", "3", "4"])
  }

  @Test("MM-01 units without a measurement_type leave the classic wheel unchanged")
  func unsetType() {
    let units = #""units": [{"id": "kg", "min": 30, "max": 50}]"#
    let sample = DrawnBlockCase(#"{"type": "wheel_picker", "min": 1, "max": 3, "default_value": 2, \#(units)}"#)
    #expect(sample.texts == ["1", "2", "3"])
  }

  @Test(
    "MM-09, MM-10, MM-12 the stored value in its unit, else what was shown",
    arguments: [
      (#""weight": 80"#, "80.0\u{A0}kg"),
      (#""weight": 176.37, "weight_unit": "lbs""#, "80.0\u{A0}kg"),
      (#""weight": 80, "weight_unit": "kg", "weight_display_unit": "lbs", "weight_display_value": 1"#, "176\u{A0}lbs"),
      (#""weight_display_value": 176, "weight_display_unit": "lbs""#, "176\u{A0}lbs"),
      (#""weight": 80, "weight_unit": "stone""#, "80.0\u{A0}kg"),
    ])
  func outputs(_ responses: String, _ shown: String) {
    let sample = DrawnBlockCase(weight, state: #"{"responses": {"s": {\#(responses)}}}"#)
    #expect(sample.texts[2] == shown)
  }

  @Test(
    "MM-03, MM-04, MM-05, MM-06, MM-14 each style draws the fixture's value; an unknown one is a ruler (S-18)",
    arguments: [("ruler", 1024.0), ("gauge", 232), ("dial", 288), ("wheel", nil), ("thermometer", 1024), (nil, 1024)]
      as [(String?, Double?)])
  func styles(_ style: String?, _ scene: Double?) {
    let key = style.map { #", "measurement_style": "\#($0)""# } ?? ""
    let block = #"""
      {"type": "wheel_picker", "measurement_type": "custom", "default_value": 21\#(key),
       "units": [{"id": "ml", "min": 10, "max": 35}]}
      """#
    let sample = DrawnBlockCase(block)
    let scenes = DrawnField.all(sample.node ?? Node(.empty(natural: .zero))).compactMap { node -> Double? in
      guard case .canvas(let canvas) = node.content, case .points(let size) = canvas.space else { return nil }
      return size.width
    }
    #expect(scenes == (scene.map { [$0] } ?? []))
    #expect(sample.texts.contains { $0.hasPrefix("21") })
  }

  @Test("S-37 an unknown type with units is a measurement")
  func unknownType() {
    let block = #"{"type": "wheel_picker", "measurement_type": "shoe", "units": [{"id": "eu", "min": 30, "max": 50}]}"#
    #expect(DrawnBlockCase(block).texts.first == "30\u{A0}eu")
  }

  @Test("CB-11, S-33 option wheels begin with the first; an answer selects by id, value or label")
  func options() {
    let block = #"{"type": "wheel_picker", "id": "k", "options": ["a", {"id": "b", "label": "Bee"}, "c"]}"#
    #expect(DrawnBlockCase(block).texts == ["a", "Bee", "c"])
    let chosen = DrawnBlockCase(block, state: #"{"responses": {"s": {"k": "Bee"}}}"#)
    let inks = chosen.contents
    #expect(inks.first { $0.string == "Bee" }?.runs[0].color == chosen.screen.theme.text)
    #expect(inks.first { $0.string == "a" }?.runs[0].color != chosen.screen.theme.text)
  }

  @Test("CB-21 columns in the locale's order", arguments: [("en", "December"), ("de", "31"), ("ja", "2025年")])
  func dateOrder(locale: String, first: String) {
    let date = #"{"type": "date_wheel_picker", "default_value": "2025-12-31"}"#
    #expect(DrawnBlockCase(date, locale: locale).texts[4] == first)
  }

  @Test("CB-21 a day out of range becomes the nearest one in it; without a value it is the state's day")
  func dateRange() {
    let late = #"{"type": "date_wheel_picker", "default_value": "2030-05-05", "max": "2026-12-31"}"#
    #expect(DrawnBlockCase(late).texts.contains("2026"))
    #expect(!DrawnBlockCase(late).texts.contains("2027"))
    let bare = DrawnBlockCase(#"{"type": "date_wheel_picker"}"#, state: #"{"now": "2031-02-03T00:00:00Z"}"#)
    #expect(bare.texts[4] == "February")
  }
}
