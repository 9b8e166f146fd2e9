import FlowBase
import FlowDocument
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("What stands around a field")
struct InputFrameTests {
  private let email = #"{"id": "f", "type": "email", "label": "Email", "placeholder": "@", "help": "For the link."}"#

  @Test("An invalid field has a border in the error colour and its message in the place of the help")
  func invalid() {
    let field = DrawnField(email, live: #"{"errors": {"f": "Not an address."}}"#)
    #expect(field.texts == ["Email", "@", "Not an address."])
    #expect(field.color(of: "Not an address.") == field.screen.theme.errorInk)
    #expect(field.borders.contains { $0.width == 2 && $0.color == field.screen.theme.error })
    #expect(DrawnField(email).texts == ["Email", "@", "For the link."])
  }

  @Test("FI-11, FI-12 a label beside a control at the row's end is set as in the platform's lists")
  func rowLabels() {
    for type in ["toggle", "stepper"] {
      let font = DrawnField(#"{"id": "f", "type": "\#(type)", "label": "L"}"#).contents.first?.runs.first?.font
      #expect(font?.size == 17, "\(type)")
      #expect(font?.weight == 400)
    }
  }

  @Test("A focused field has a border of two points in the accent")
  func focused() {
    let field = DrawnField(email, live: #"{"focused": "f"}"#)
    #expect(field.borders.contains { $0.width == 2 && $0.color == field.screen.theme.primary })
    #expect(DrawnField(email).borders.allSatisfy { $0.width == 1 })
    #expect(field.size() == DrawnField(email).size())
  }

  @Test("A field that the document or the state disables is faded", arguments: Catalogue.standard.fieldTypes)
  func disabled(type: String) {
    let field = #"{"id": "f", "type": "\#(type)", "options": ["a"], "label": "L""#
    let faded = { (f: DrawnField) in f.opacities.contains { $0 < 1 } }
    let tints = { (f: DrawnField) in f.color(of: "L") }
    #expect(faded(DrawnField(field + #", "disabled": true}"#)))
    #expect(faded(DrawnField(field + "}", live: #"{"disabled": ["f"]}"#)))
    #expect(!faded(DrawnField(field + "}")))
    #expect(tints(DrawnField(field + #", "disabled": true}"#)) != tints(DrawnField(field + "}")))
  }

  @Test("CB-39 every field type is drawn as a block too, with the same nodes", arguments: Catalogue.standard.fieldTypes)
  func asBlock(type: String) {
    let step = #"{"id": "s", "content_blocks": [{"id": "f", "type": "input_\#(type)", "label": "Label"}]}"#
    let screen = DrawnField.screen(step: step)
    let block = screen.node(for: screen.screen.step.blocks[0])
    #expect(block != nil)
    #expect(screen.diagnostics.isEmpty)
    let field = DrawnField(#"{"id": "f", "type": "\#(type)", "label": "Label"}"#)
    #expect(block.map { DrawnField.all($0).count } == field.nodes.count)
    #expect(field.texts.first == "Label")
  }

  @Test("Larger text never makes a field smaller, and 272 points hold it", arguments: Catalogue.standard.fieldTypes)
  func textSizes(type: String) {
    let field = #"{"id": "f", "type": "\#(type)", "label": "Label", "options": ["one", "two"], "help": "Help"}"#
    let small = DrawnField(field).size(width: 272)
    let large = DrawnField(field, textSize: .AX3).size(width: 272)
    #expect(small.width == 272)
    #expect(large.height >= small.height)
  }

  @Test("CB-09 fields of a form stand below each other, those with columns beside each other")
  func columns() {
    let fields =
      #"{"id": "a", "type": "text", "columns": 2}, {"id": "b", "type": "text", "columns": 2}, {"id": "c", "type": "text"}"#
    let step = #"{"id": "s", "content_blocks": [{"id": "form", "type": "form", "fields": [\#(fields)]}]}"#
    func frames(_ size: TextSize) -> [String: Rect] {
      let screen = DrawnField.screen(step: step, textSize: size)
      guard let node = screen.node(for: screen.screen.step.blocks[0]) else { return [:] }
      let boxes = LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: .leftToRight)
        .layout(node, width: 312, height: nil).boxes
      return Dictionary(boxes.map { ($0.block.id, $0.frame) }, uniquingKeysWith: { a, _ in a })
    }
    let normal = frames(.L)
    #expect(normal["a"] == Rect(0, 0, 150, 50))
    #expect(normal["b"] == Rect(162, 0, 150, 50))
    #expect(normal["c"] == Rect(0, 70, 312, 50))
    #expect(frames(.AX3)["b"]?.x == 0)
  }

  @Test("FI-17 FI-21 empty boxes invite; strokes and photos take their place")
  func pads() {
    #expect(DrawnField(#"{"id": "f", "type": "image_picker"}"#).texts == ["Choose a photo"])
    #expect(DrawnField(#"{"id": "f", "type": "image_picker"}"#, answer: #""a.png""#).texts.isEmpty)
    let signature = #"{"id": "f", "type": "signature"}"#
    #expect(DrawnField(signature).texts == ["Sign here"])
    let signed = DrawnField(signature, answer: #"{"strokes": [[[0.1, 0.5], [0.4, 0.2], [2, 0.5]], [[0.5, 0.5]], []]}"#)
    #expect(signed.texts.isEmpty)
    let shapes = signed.nodes.compactMap { if case .canvas(let canvas) = $0.content { canvas.shapes } else { nil } }
    #expect(shapes.first?.count == 2)
  }

  @Test("G7 the same control has Material's measures on Android")
  func android() {
    let field = #"{"id": "f", "type": "text"}"#
    #expect(DrawnField(field, platform: .android).size().height == 56)
    #expect(DrawnField(field).size().height == 50)
  }

  @Test("Addresses and numbers with units keep their direction where the screen reads right to left")
  func rightToLeft() {
    let url = #"{"id": "f", "type": "url", "default_value": "https://x.example"}"#
    #expect(DrawnField(url, locale: "ar").texts == ["\u{2068}https://x.example\u{2069}"])
    #expect(DrawnField(url).texts == ["https://x.example"])
  }
}
