import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Option lists, toggles, ratings and pages")
struct ChoiceBlockTests {
  private let options = ##""options": [{"id": "a", "value": 1, "label": "Ay"}, {"id": "b", "label": "Bee"}, "c"]"##

  private func list(_ keys: String, answer: String? = nil, state: String = "") -> DrawnSample {
    DrawnSample(##""type": "option_list", \##(options)\##(keys)"##, answer: answer, state: state)
  }

  private func selected(_ sample: DrawnSample) -> Int { sample.outlines(sample.screen.theme.primary) }

  @Test("CB-08, SD-02, S-18 stacked rows by default and for an unknown style, each at least 56 high")
  func stacked() {
    for keys in ["", ##", "display_style": "carousel""##] {
      let sample = list(keys)
      #expect(sample.texts == ["Ay", "Bee", "c"])
      #expect(sample.nodes.filter { $0.layout.minHeight == 56 }.count == 3)
    }
  }

  @Test("CB-08, S-05 an answer selects by id, by value or by label", arguments: [##""b""##, "1", ##""Bee""##])
  func answers(_ answer: String) { #expect(selected(list("", answer: answer)) == 1) }

  @Test("SD-05 a single choice keeps one of several answers, multiple choice all")
  func marks() {
    #expect(selected(list("", answer: ##"["a", "c"]"##)) == 1)
    #expect(selected(list(##", "selection": "multiple""##, answer: ##"["a", "c"]"##)) == 2)
    #expect(selected(list(##", "selection": "several""##, answer: ##"["a", "c"]"##)) == 1, "S-18: single")
    #expect(selected(list("")) == 0)
  }

  @Test(
    "SD-03 two columns by default, other numbers clamp to 2 … 3", arguments: [(nil, 2), (1, 2), (2, 2), (3, 3), (7, 3)])
  func grid(_ columns: Int?, _ expected: Int) {
    let key = columns.map { ", \"columns\": \($0)" } ?? ""
    guard case .grid(let grid)? = list(##", "display_style": "grid"\##(key)"##).node?.content else {
      Issue.record("no grid")
      return
    }
    #expect(grid.columns == expected)
    #expect(grid.children.allSatisfy { $0.layout.minHeight == 96 })
  }

  @Test("SD-02 a badge makes a row no higher, and its words can be read")
  func badge() {
    let sample = DrawnSample(##""type": "option_list", "options": [{"label": "Ay", "badge": "New"}]"##)
    let theme = sample.screen.theme
    let fill = theme.primary.opacity(0.14)
    let pill = sample.nodes.first { $0.decoration.backgrounds == [.paint(.color(fill))] }
    // One line each, as the platform's font has them.
    let line = { (size: Double) in size * 1.193359 }
    let height = line(12) + (pill?.layout.padding.vertical ?? 0) + (pill?.layout.margin.vertical ?? 0)
    #expect(height <= line(17))
    #expect(height > line(17) - 1)
    let runs = sample.nodes.compactMap { if case .text(let text) = $0.content { text.runs.first } else { nil } }
    let ink = runs.first { $0.text == "New" }?.color
    #expect((ink?.contrast(with: fill.over(theme.background)) ?? 0) >= 4.5)
  }

  @Test("SD-03, SD-05 the mark of a cell keeps four points from its picture", arguments: [2, 3])
  func cellMarks(columns: Int) {
    let sample = DrawnSample(
      ##""type": "option_list", "display_style": "grid", "columns": \##(columns), "selection": "multiple", "options": ["##
        + ##"{"label": "Ay", "image_url": "a.png"}, {"label": "Bee", "image_url": "b.png"}, "c"]"##)
    guard let node = sample.node else { return }
    let display = LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: .leftToRight)
      .layout(node, width: 345, height: nil).display
    var pictures: [Rect] = []
    var marks: [Rect] = []
    for case .command(let command, _) in display.items {
      if case .image(let box, _, _, _) = command { pictures.append(box.rect) }
      if case .shapes(let shapes) = command, case .rect(let box, _)? = shapes.first?.outline {
        marks.append(box.inset(by: Edges(-1)))
      }
    }
    #expect(pictures.count == 2 && marks.count == 3)
    for (picture, mark) in zip(pictures, marks) { #expect(!picture.inset(by: Edges(-3.99)).intersects(mark)) }
  }

  @Test("SD-03 where a picture has no room beside the mark it goes below it", arguments: [TextSize.L, .xxxL])
  func cellTops(size: TextSize) {
    let screen = DrawnField.screen(step: #"{"id": "s", "fields": []}"#, textSize: size)
    let look = OptionCard.CellLook([], columns: 3, in: screen)
    #expect(look.top == (size == .L ? 16 : 8 + look.mark + 4))
  }

  @Test("SD-01, SD-04 a dropdown is closed with its choice; its list shows only while the state has it open")
  func dropdown() {
    let closed = list(##", "display_style": "dropdown""##, answer: ##""b""##)
    #expect(closed.texts == ["Bee"])
    let open = list(
      ##", "display_style": "dropdown""##, answer: ##""b""##, state: ##""screen": {"s": {"open": "f"}}"##)
    #expect(open.texts == ["Bee", "Ay", "Bee", "c"])
  }

  @Test("CB-37, S-16 the answer, else the one under toggle_<id>, else value, else off")
  func toggle() {
    func isOn(_ keys: String, _ answers: String) -> Bool {
      let state = ##"{"responses": {"s": {\##(answers)}}}"##
      let sample = DrawnBlockCase(
        ##"{"id": "b", "type": "toggle", "field_id": "f", "label": "L"\##(keys)}"##, state: state)
      let green = sample.screen.theme.success
      return (sample.node.map { DrawnField.all($0) } ?? []).contains {
        $0.decoration.backgrounds == [.paint(.color(green))]
      }
    }
    #expect(!isOn("", ""))
    #expect(isOn(##", "value": true"##, ""))
    #expect(isOn("", ##""f": true"##))
    #expect(!isOn(##", "value": true"##, ##""f": false, "toggle_b": true"##))
    #expect(isOn("", ##""toggle_b": "true""##))
  }

  @Test(
    "CB-17 the first `value` of `max` (5) are filled; more than there are fill all; an unknown icon is a star (S-18)",
    arguments: [
      ("", 0, 5), (##", "value": 4"##, 4, 5), (##", "value": 9, "icon": "moon""##, 5, 5),
      (##", "max": 3, "value": 1"##, 1, 3),
    ])
  func rating(_ keys: String, _ filled: Int, _ all: Int) {
    let icons = DrawnSample(##""type": "rating"\##(keys)"##).icons
    #expect(icons.filter { $0 == "material/star-fill.svg" }.count == filled)
    #expect(icons.count == all)
    #expect(DrawnSample(##""type": "rating""##, answer: "2").icons.filter { $0.hasSuffix("star-fill.svg") }.count == 2)
  }

  @Test(
    "CB-10, S-30 dots by default; count and current are the flow's where absent, current never beyond count",
    arguments: [("", 1, 1), (##", "count": 5, "current": 2"##, 5, 1), (##", "count": 3, "current": 9"##, 3, 1)])
  func pages(_ keys: String, _ count: Int, _ active: Int) {
    let sample = DrawnSample(##""type": "page_indicator", "active_color": "#112233"\##(keys)"##)
    #expect(sample.fills(Color(0x11, 0x22, 0x33)) == active)
    #expect(sample.nodes.filter { !$0.decoration.backgrounds.isEmpty }.count == count)
  }

  @Test("CB-10 bars are of one width; an unknown style is dots (S-18)")
  func bars() {
    func widths(_ style: String) -> Dimension? {
      let sample = DrawnSample(##""type": "page_indicator", "count": 4, "style_type": "\##(style)""##)
      return sample.nodes.first { !$0.decoration.backgrounds.isEmpty }?.layout.width
    }
    #expect(widths("dots") != widths("bar"))
    #expect(widths("beads") == widths("dots"))
  }
}
