import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Buttons")
struct ButtonBlockTests {
  private func button(_ keys: String, platform: Platform = .ios) -> DrawnSample {
    DrawnSample(##""type": "button", "text": "Go"\##(keys.isEmpty ? "" : ", " + keys)"##, platform: platform)
  }

  @Test("CB-07, CB-31, S-18 primary by default and for an unknown variant", arguments: ["", ##""variant": "huge""##])
  func primary(_ keys: String) {
    let sample = button(keys)
    #expect(sample.node?.decoration.backgrounds == [.paint(.color(sample.screen.theme.primary))])
    #expect(sample.texts == ["Go"])
  }

  @Test(
    "CB-07 each variant has its own fill and outline",
    arguments: [("secondary", 1, 0.0), ("outline", 0, 1.5), ("text", 0, 0), ("destructive", 1, 0)])
  func variants(_ name: String, _ fills: Int, _ border: Double) {
    let sample = button(##""variant": "\##(name)""##)
    #expect(sample.node?.decoration.backgrounds.count == fills)
    #expect(sample.node?.layout.border == border)
    #expect(sample.node?.decoration.backgrounds != [.paint(.color(sample.screen.theme.primary))])
  }

  @Test("CB-07 50 high, more under its height key; full width unless told otherwise")
  func size() {
    #expect(button("").box?.frame.size == Size(345, 50))
    #expect(button(##""height": 64"##).box?.frame.height == 64)
    #expect((button(##""full_width": false"##).box?.frame.width ?? 345) < 345)
  }

  @Test("CB-07 the icon stands before the label, or after it")
  func icon() {
    func order(_ keys: String) -> [Bool] {
      guard case .flex(let row)? = button(##""icon": "lucide:x"\##(keys)"##).node?.content else { return [] }
      return row.children.map { if case .image = $0.content { true } else { false } }
    }
    #expect(order("") == [true, false])
    #expect(order(##", "icon_position": "trailing""##) == [false, true])
  }

  @Test("CB-07 loading shows a spinner in the label's place")
  func states() {
    #expect(button(##""loading": true"##).texts.isEmpty)
    #expect(button(##""loading": true"##).box?.frame.height == 50)
  }

  @Test("CB-07 a disabled button keeps shape and label of the text's colour, so that both are seen on black")
  func disabled() {
    for appearance in [Appearance.light, .dark] {
      let sample = DrawnSample(##""type": "button", "text": "Go", "disabled": true"##, appearance: appearance)
      guard case .paint(.color(let fill))? = sample.node?.decoration.backgrounds.first,
        let ink = sample.nodes.lazy.compactMap({
          if case .text(let text) = $0.content { text.runs[0].color } else { nil }
        })
        .first
      else {
        Issue.record("no fill, or no label")
        return
      }
      let shape = fill.over(sample.screen.theme.background)
      #expect(ink.over(shape).contrast(with: shape) > 2.2)
      #expect(shape != sample.screen.theme.primary)
    }
    #expect(button(##""disabled": true, "variant": "text""##).node?.decoration.backgrounds == [])
  }

  @Test("CB-07 a button without a shape keeps its words from no edge")
  func plainEdge() {
    #expect(button(##""variant": "text", "full_width": false"##).node?.layout.padding.left == 0)
    #expect(button("").node?.layout.padding.left == 16)
  }

  private func paint(_ keys: String) -> Paint? {
    guard case .paint(let paint)? = button(keys).node?.decoration.backgrounds.first else { return nil }
    return paint
  }

  @Test("GR-01 stops evenly spaced; one stop is a solid, an empty list counts as absent")
  func stops() {
    guard case .gradient(let gradient)? = paint(##""gradient_colors": ["#000000", "#808080", "#FFFFFF"]"##) else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.position) == [0, 0.5, 1])
    #expect(paint(##""gradient_colors": ["#112233"]"##) == .color(Color(0x11, 0x22, 0x33)))
    let empty = button(##""gradient_colors": []"##)
    #expect(empty.node?.decoration.backgrounds == [.paint(.color(empty.screen.theme.primary))])
  }

  @Test(
    "GR-02, GR-03, GR-04, GR-05, S-18 each direction; horizontal by default and for an unknown one",
    arguments: [
      (nil, Gradient.Geometry.angle(90)), ("horizontal", .angle(90)), ("vertical", .angle(180)),
      ("diagonal_tl_br", .topLeftToBottomRight), ("diagonal_tr_bl", .topRightToBottomLeft), ("sideways", .angle(90)),
    ] as [(String?, Gradient.Geometry)])
  func directions(_ name: String?, _ expected: Gradient.Geometry) {
    let key = name.map { ##", "gradient_direction": "\##($0)""## } ?? ""
    guard case .gradient(let gradient)? = paint(##""gradient_colors": ["#000000", "#FFFFFF"]\##(key)"##) else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.geometry == expected)
  }

  @Test("GR-06, S-44 gradient > background_color > bg_color > block_style > theme")
  func precedence() {
    let style = ##""block_style": {"background_color": "#010101"}"##
    let short = ##""bg_color": "#020202", "## + style
    let long = ##""background_color": "#030303", "## + short
    let gradient = ##""gradient_colors": ["#040404"], "## + long
    #expect(paint(style) == .color(Color(1, 1, 1)))
    #expect(paint(short) == .color(Color(2, 2, 2)))
    #expect(paint(long) == .color(Color(3, 3, 3)))
    #expect(paint(gradient) == .color(Color(4, 4, 4)))
  }

  @Test("look.md: words on a filled colour are white or black, whichever contrasts more")
  func legibility() {
    func ink(_ color: String) -> Color? {
      let nodes = button(##""background_color": "\##(color)""##).nodes
      return nodes.compactMap { if case .text(let text) = $0.content { text.runs.first?.color } else { nil } }.first
    }
    #expect(ink("#FFD60A") == .black)
    #expect(ink("#1C1C1E") == .white)
  }
}
