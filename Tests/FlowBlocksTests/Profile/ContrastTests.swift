import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("What stands out on light and dark pages")
struct ContrastTests {
  @Test("PB-06 a track is primary at 15 %, twice that on a dark page", arguments: [Appearance.light, .dark])
  func tracks(_ appearance: Appearance) {
    let bar = DrawnSample(#""type": "progress_bar", "value": 0.5"#, appearance: appearance)
    #expect(bar.fills(bar.screen.theme.primary.opacity(appearance == .dark ? 0.3 : 0.15)) == 1)
  }

  @Test("PB-06 the page decides, not the appearance")
  func darkPage() {
    var theme = Theme(appearance: .light)
    #expect(!theme.isDark)
    theme.background = Color(0x10, 0x12, 0x1A)
    #expect(theme.isDark)
    #expect(theme.track(of: .white).alpha == 77)
  }

  @Test("CB-10 bars at rest are a track of the accent, dots grey; inactive_color is of both")
  func pages() {
    func sample(_ keys: String) -> DrawnSample {
      DrawnSample(##""type": "page_indicator", "count": 4, "active_color": "#112233", \##(keys)"##)
    }
    #expect(sample(#""style_type": "bar""#).fills(Color(0x11, 0x22, 0x33).opacity(0.15)) == 3)
    let dots = sample(#""style_type": "dots""#)
    #expect(dots.fills(dots.screen.theme.secondaryText.opacity(0.5)) == 3)
    #expect(sample(##""style_type": "bar", "inactive_color": "#445566""##).fills(Color(0x44, 0x55, 0x66)) == 3)
  }

  @Test("CB-33 markers have the words' colour where it is given, and active_color before it")
  func markers() {
    func bullets(_ keys: String, _ color: Color) -> Int {
      DrawnSample(##""type": "list", "items": ["A", "B"]\##(keys)"##).fills(color)
    }
    #expect(bullets("", Theme(appearance: .light).primary) == 2)
    #expect(bullets(##", "text_color": "#FFFFFF""##, .white) == 2)
    #expect(bullets(##", "text_color": "#FFFFFF", "active_color": "#112233""##, Color(0x11, 0x22, 0x33)) == 2)
  }

  @Test(
    "AB-07 what is filled stands out 1.7 : 1, and its words can be read",
    arguments: [nil, "#FF3B30", "#FFCC00", "#111111", "#FFFFFF", "#808080"], [Appearance.light, .dark])
  func hold(_ color: String?, _ appearance: Appearance) throws {
    let key = color.map { #", "active_color": "\#($0)""# } ?? ""
    let sample = DrawnSample(#""type": "press_hold_confirm", "hold_progress": 0.5\#(key)"#, appearance: appearance)
    let fills = sample.nodes.compactMap { node -> Color? in
      if case .paint(.color(let color))? = node.decoration.backgrounds.first { color } else { nil }
    }
    #expect(fills.count == 2)
    #expect(fills[0].contrast(with: fills[1]) >= 1.7)
    let words = sample.nodes.compactMap { if case .text(let text) = $0.content { text.runs[0].color } else { nil } }
    #expect(try #require(words.first).contrast(with: fills[1]) >= 3)
  }

  @Test("AB-04 words in the theme's colour where it reads on bg_color, else in black or white")
  func bubble() {
    func ink(_ fill: String, _ appearance: Appearance) -> Color? {
      let sample = DrawnSample(
        #""type": "speech_bubble", "text": "Hello", "bg_color": "\#(fill)""#, appearance: appearance)
      return sample.nodes.compactMap { if case .text(let text) = $0.content { text.runs[0].color } else { nil } }.first
    }
    #expect(ink("#FFE08A", .light) == .black)
    #expect(ink("#FFE08A", .dark) == .black)
    #expect(ink("#1E3A8A", .light) == .white)
    #expect(ink("#1E3A8A", .dark) == .white)
  }

  @Test("AB-09 the glyph on the knob is the accent where it stands out 3 : 1", arguments: [Appearance.light, .dark])
  func footer(_ appearance: Appearance) {
    let sample = DrawnSample(#""type": "settings_footer""#, appearance: appearance)
    let tints = sample.nodes.compactMap { if case .image(let image) = $0.content { image.tint } else { nil } }
    #expect(tints.contains(appearance == .dark ? .white : sample.screen.theme.primary))
    #expect(tints.contains(sample.screen.theme.primary) == (appearance == .light))
  }

  @Test("CB-15 the light on a skeleton's bars is lighter than they are, and stands at one place of the page")
  func skeleton() {
    for appearance in [Appearance.light, .dark] {
      let sample = DrawnSample(#""type": "animated_loading", "style_type": "skeleton""#, appearance: appearance)
      let ramps = sample.nodes.compactMap { node -> [Gradient.Stop]? in
        guard case .paint(.gradient(let gradient))? = node.decoration.backgrounds.first else { return nil }
        return gradient.stops
      }
      #expect(ramps.count == 7)
      #expect(ramps.joined().allSatisfy { $0.color.alpha == 255 })
      // The bars that begin at the leading edge, and their parts of the width.
      let places = zip(ramps.suffix(4), [1, 1, 0.94, 0.68]).map { stops, part in
        (stops.max { $0.color.luminance < $1.color.luminance }?.position ?? 0) * part
      }
      #expect(places.allSatisfy { abs($0 - places[0]) < 1e-9 && $0 > 0 })
    }
  }

  @Test("CB-13 a button without an outline has no border, and the same box")
  func outlines() {
    let sample = DrawnSample(#""type": "social_login", "providers": ["apple", "google"]"#)
    guard case .flex(let column)? = sample.node?.content else {
      Issue.record("no buttons")
      return
    }
    #expect(column.children.map(\.layout.border) == [0, 1])
    let insets = column.children.map { $0.layout.border + $0.layout.padding.left }
    #expect(insets[0] == insets[1])
  }
}
