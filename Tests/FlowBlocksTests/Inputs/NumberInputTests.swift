import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Inputs that hold numbers")
struct NumberInputTests {
  @Test("FI-03 a number has a stepper, its unit and the locale's writing")
  func number() {
    let field = #"{"id": "f", "type": "number", "unit": "kg", "default_value": 12.5}"#
    #expect(DrawnField(field).texts == ["12.5\u{A0}kg"])
    #expect(DrawnField(field, locale: "de").texts == ["12,5\u{A0}kg"])
    #expect(DrawnField(field).icons == ["lucide/minus.svg", "lucide/plus.svg"])
    #expect(DrawnField(field, answer: #""7""#).texts == ["7\u{A0}kg"])
  }

  @Test("FV-03 number, slider and stepper keep their value within min and max")
  func clamps() {
    for type in ["number", "slider", "stepper"] {
      let field = #"{"id": "f", "type": "\#(type)", "min": 1, "max": 9}"#
      #expect(DrawnField(field, answer: "40").texts.contains("9"), "\(type)")
      #expect(DrawnField(field, answer: "-3").texts.contains("1"), "\(type)")
    }
  }

  @Test("FV-03 a number that the state calls invalid stands as typed")
  func invalid() {
    let field = #"{"id": "f", "type": "number", "max": 9}"#
    let drawn = DrawnField(field, answer: "40", live: #"{"errors": {"f": "Too high"}}"#)
    #expect(drawn.texts == ["40", "Too high"])
  }

  @Test("FI-10 the knob stands at the value between min and max, 0 to 100 by default")
  func slider() {
    #expect(DrawnField(#"{"id": "f", "type": "slider", "default_value": 40}"#).knobs == [0.4])
    let field = #"{"id": "f", "type": "slider", "label": "Up to", "min": 100, "max": 500}"#
    #expect(DrawnField(field, answer: "200").knobs == [0.25])
    #expect(DrawnField(field, answer: "900").knobs == [1])
    #expect(DrawnField(field).knobs == [0])
    #expect(DrawnField(field).texts == ["Up to", "100", "100", "500"])
  }

  @Test("FI-10 a slider whose min is its max draws, at its beginning")
  func emptyRange() {
    let field = DrawnField(#"{"id": "f", "type": "slider", "min": 5, "max": 5}"#, answer: "7")
    #expect(field.knobs == [0])
    #expect(field.texts.first == "5")
  }

  @Test("FI-16 S-05 a range has two knobs, in order and clamped, from both shapes")
  func range() {
    let field = #"{"id": "f", "type": "range_slider"}"#
    #expect(DrawnField(field, answer: "[20, 60]").knobs == [0.2, 0.6])
    #expect(DrawnField(field, answer: #"{"min": 20, "max": 60}"#).knobs == [0.2, 0.6])
    #expect(DrawnField(field, answer: "[160, 20]").knobs == [0.2, 1])
    #expect(DrawnField(field).knobs == [0, 1])
  }

  @Test("FI-12 the value stands between minus and plus, which fade at the bounds")
  func stepper() {
    let field = DrawnField(#"{"id": "f", "type": "stepper", "label": "People", "min": 1, "max": 12}"#)
    #expect(field.texts == ["People", "1"])
    let tints = field.nodes.compactMap { node -> Color? in
      if case .image(let image) = node.content { image.tint } else { nil }
    }
    #expect(tints == [field.screen.theme.text.opacity(0.3), field.screen.theme.text])
  }

  @Test("FI-15 rating is clamped to its stars: five, or max")
  func rating() {
    func gold(_ field: DrawnField) -> Int {
      field.nodes.filter { node in
        if case .image(let image) = node.content { image.tint == RatingRow.gold } else { false }
      }.count
    }
    let five = DrawnField(#"{"id": "f", "type": "rating"}"#, answer: "9")
    #expect(five.icons.count == 5)
    #expect(gold(five) == 5)
    #expect(gold(DrawnField(#"{"id": "f", "type": "rating", "max": 3}"#, answer: "2")) == 2)
    #expect(DrawnField(#"{"id": "f", "type": "rating", "max": 40}"#).icons.count == 10)
    // Half a star: a whole one behind a window.
    #expect(gold(DrawnField(#"{"id": "f", "type": "rating"}"#, answer: "1.5")) == 2)
  }
}
