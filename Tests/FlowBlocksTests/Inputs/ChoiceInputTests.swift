import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Inputs that choose")
struct ChoiceInputTests {
  private let options = #""options": [{"id": "a", "label": "Apple"}, {"id": "b", "value": 7, "label": "Bread"}]"#

  @Test("FI-09 S-05 a select shows the option of an id, a value or a label; else its placeholder")
  func select() {
    let field = #"{"id": "f", "type": "select", \#(options)}"#
    for answer in [#""b""#, "7", #""Bread""#] {
      #expect(DrawnField(field, answer: answer).texts == ["Bread"])
    }
    #expect(DrawnField(field).texts == ["Select"])
    #expect(DrawnField(field, live: #"{"open": "f"}"#).texts == ["Select", "Apple", "Bread"])
  }

  @Test("FI-11 S-05 a switch is on for true and \"true\", and off otherwise")
  func toggle() {
    func isOn(_ answer: String?) -> Bool {
      let field = DrawnField(#"{"id": "f", "type": "toggle", "label": "News"}"#, answer: answer)
      return field.nodes.contains { $0.layout.position == .aligned(x: 1, y: 0.5) }
    }
    #expect(isOn("true"))
    #expect(isOn(#""true""#))
    #expect(!isOn("false"))
    #expect(!isOn(nil))
  }

  @Test("FI-13 the selected segment is raised; at accessibility sizes segments stand below one another")
  func segmented() {
    let field = #"{"id": "f", "type": "segmented", \#(options)}"#
    let plates = { (f: DrawnField) in f.nodes.filter { !$0.decoration.shadows.isEmpty }.count }
    #expect(plates(DrawnField(field, answer: #""a""#)) == 1)
    #expect(plates(DrawnField(field)) == 0)
    #expect(DrawnField(field, textSize: .AX3).size().height > DrawnField(field).size().height + 25)
  }

  @Test("FI-20 every selected chip is filled; without options the answers are the chips")
  func chips() {
    let field = DrawnField(#"{"id": "f", "type": "multiline_chips", \#(options)}"#, answer: #"["a", "Bread"]"#)
    let theme = field.screen.theme
    let filled = field.nodes.filter { $0.decoration.backgrounds == [.paint(.color(theme.primary))] }
    #expect(filled.count == 2)
    #expect(field.color(of: "Apple") == theme.primary.legibleText)
    #expect(DrawnField(#"{"id": "f", "type": "multiline_chips"}"#, answer: #"["x", "y"]"#).texts == ["x", "y"])
  }

  @Test("FI-18 swatches of options or colors, with a well where there are none")
  func color() {
    func swatches(_ field: DrawnField) -> [Int] {
      field.nodes.compactMap { if case .canvas(let canvas) = $0.content { canvas.shapes.count } else { nil } }
    }
    let field = ##"{"id": "f", "type": "color", "options": ["#FF0000", "#00FF00"]}"##
    #expect(swatches(DrawnField(field, answer: ##""#00ff00""##)) == [2, 4])
    #expect(swatches(DrawnField(field, answer: ##""#0000FF""##)) == [2, 2, 4])
    #expect(swatches(DrawnField(##"{"id": "f", "type": "color", "colors": ["#FF0000"]}"##)) == [2])
    #expect(DrawnField(#"{"id": "f", "type": "color"}"#, answer: ##""#0a7c66""##).texts == ["#0A7C66"])
  }
}
