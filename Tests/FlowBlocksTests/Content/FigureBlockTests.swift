import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Bars, gauges, lists, icons, pictures and loading")
struct FigureBlockTests {
  private func bar(_ keys: String, state: String = "") -> DrawnSample {
    DrawnSample(##""type": "progress_bar"\##(keys.isEmpty ? "" : ", " + keys)"##, state: state)
  }

  private func fill(_ sample: DrawnSample) -> Node? {
    sample.nodes.first { if case .percent? = $0.layout.width { true } else { false } }
  }

  @Test("PB-01, PB-02, PB-06 fill and track, from the theme's primary where unset")
  func colors() {
    let given = bar(##""value": 0.5, "fill_color": "#010203", "track_color": "#040506""##)
    #expect(given.fills(Color(1, 2, 3)) == 1)
    #expect(given.fills(Color(4, 5, 6)) == 1)
    let plain = bar(##""value": 0.5"##)
    #expect(plain.fills(plain.screen.theme.primary) == 1)
    #expect(plain.fills(plain.screen.theme.primary.opacity(0.15)) == 1)
  }

  @Test("PB-03 fill_gradient overrides fill_color and spans the filled part")
  func gradient() {
    let sample = bar(##""value": 0.5, "fill_color": "#010203", "fill_gradient": ["#000000", "#FFFFFF"]"##)
    guard case .paint(.gradient)? = fill(sample)?.decoration.backgrounds.first else {
      Issue.record("no gradient")
      return
    }
    #expect(fill(sample)?.layout.width == .percent(50))
  }

  @Test("PB-04, PB-05 the radius is of both; half the height by default, the height 8")
  func shape() {
    let given = bar(##""value": 0.5, "height": 20, "corner_radius": 3"##)
    #expect(given.nodes.filter { $0.decoration.corners == Corners(3) }.count == 2)
    #expect(given.box?.frame.height == 20)
    #expect(bar("").box?.frame.height == 8)
    #expect(bar("").node?.decoration.corners == Corners(4))
  }

  @Test("CB-19, S-36, S-58 the fill is clamped, the number stands as given; without a value the flow's progress")
  func value() {
    let over = bar(##""value": 1.4, "show_percentage": true"##)
    #expect(fill(over)?.layout.width == .percent(100))
    #expect(over.texts == ["140%"])
    #expect(fill(bar(##""value": -1"##)) == nil)
    #expect(fill(bar(""))?.layout.width == .percent(100), "the only step of one")
    #expect(bar(##""value": 0.5, "label": "Plan""##).texts == ["Plan"])
  }

  @Test("CB-20 0 … 100 by default; a value beyond fills the ring and shows as given; an empty range fills nothing")
  func gauge() {
    func arcs(_ keys: String) -> Int {
      let sample = DrawnSample(##""type": "circular_gauge"\##(keys)"##)
      let canvas = sample.nodes.compactMap { if case .canvas(let canvas) = $0.content { canvas } else { nil } }.first
      return (canvas?.shapes.count ?? 0) - 1
    }
    #expect(arcs("") == 0)
    #expect(arcs(##", "value": 40"##) == 1)
    #expect(arcs(##", "value": 4, "min": 4, "max": 4"##) == 0)
    #expect(DrawnSample(##""type": "circular_gauge", "value": 140, "label": "Score""##).texts == ["140", "Score"])
    #expect(DrawnSample(##""type": "circular_gauge""##).box?.frame.size == Size(120, 120))
    #expect(DrawnSample(##""type": "circular_gauge", "width": 80, "height": 90"##).box?.frame.width == 80)
  }

  @Test("CB-33, S-18 bullets by default and for an unknown style; numbers count; checks are ticked unless told")
  func lists() {
    func list(_ style: String) -> DrawnSample {
      DrawnSample(##""type": "list", "list_style": "\##(style)", "items": ["A", {"text": "B", "checked": false}]"##)
    }
    #expect(list("bullet").texts == ["A", "B"])
    #expect(list("stars").texts == ["A", "B"])
    #expect(list("stars").icons.isEmpty)
    #expect(list("numbered").texts == ["1.", "A", "2.", "B"])
    #expect(list("checklist").canvases.map(\.shapes.count) == [2, 1], "a disc with a check, a ring")
  }

  @Test("CB-33 words begin on one line, whether an item has an icon or a bullet")
  func listEdges() {
    let sample = DrawnSample(##""type": "list", "items": ["A", {"text": "B", "icon": "lucide:x"}]"##)
    guard case .flex(let column)? = sample.node?.content else { return }
    let widths = column.children.compactMap { row -> Double? in
      guard case .flex(let flex) = row.content else { return nil }
      return flex.children.first?.layout.minWidth
    }
    #expect(widths == [24, 24])
  }

  @Test(
    "CB-36, IC-01, IC-02, IC-03, IC-04 each library's example, through its map",
    arguments: [
      ("lucide:heart", "material/favorite-fill.svg"), ("sf-symbols:star.fill", "material/star-fill.svg"),
      ("material:favorite", "material/favorite-fill.svg"),
    ])
  func icons(_ name: String, _ file: String) {
    #expect(DrawnSample(##""type": "icon", "icon": "\##(name)""##).icons == [file])
    let parts = name.split(separator: ":")
    let object = ##"{"library": "\##(parts[0])", "name": "\##(parts[1])", "size": 40}"##
    let sample = DrawnSample(##""type": "icon", "icon": \##(object)"##)
    #expect(sample.icons == [file])
    #expect(sample.box?.frame.size == Size(40, 40))
  }

  @Test("IC-04 emoji by name or as it is; IC-01 an unmapped name is an emoji, else a question mark and a diagnostic")
  func emoji() {
    #expect(DrawnSample(##""type": "icon", "icon": "emoji:fire""##).texts == ["🔥"])
    #expect(DrawnSample(##""type": "icon", "icon": "🎈""##).texts == ["🎈"])
    #expect(DrawnSample(##""type": "icon", "icon": "material:fire""##).texts == ["🔥"])
    let unknown = DrawnSample(##""type": "icon", "icon": "lucide:no-such-thing""##)
    #expect(unknown.icons == ["lucide/circle-question-mark.svg"])
    #expect(unknown.screen.diagnostics.map(\.code) == [.unknownValue])
  }

  @Test(
    "CB-03, CB-30, S-18 cover by default and for an unknown mode; the corners clip; a missing file has a placeholder")
  func image() {
    func mode(_ keys: String) -> ContentMode? {
      guard case .image(let image)? = DrawnSample(##""type": "image", "image_url": "a.png"\##(keys)"##).node?.content
      else { return nil }
      return image.mode
    }
    #expect(mode("") == .cover)
    #expect(mode(##", "content_mode": "zoom""##) == .cover)
    #expect(mode(##", "content_mode": "contain""##) == .contain)
    let round = DrawnSample(##""type": "image", "image_url": "a.png", "corner_radius": 12"##)
    #expect(round.node?.decoration.corners == Corners(12))
    #expect(round.box?.frame.height == 230, "345 wide at 3:2")
  }

  @Test("CB-32, CB-34, CB-35 a spacer is 0 × 16, a divider one point across, a badge as wide as its words")
  func smallBlocks() {
    #expect(DrawnSample(##""type": "spacer""##).box?.frame.height == 16)
    #expect(DrawnSample(##""type": "spacer", "height": 40"##).box?.frame.height == 40)
    #expect(DrawnSample(##""type": "divider""##).box?.frame.size == Size(345, 1))
    #expect(DrawnSample(##""type": "divider", "thickness": 3, "inset": 20"##).box?.frame == Rect(20, 0, 305, 3))
    let badge = DrawnSample(##""type": "badge", "text": "New", "bg_color": "#FFD60A""##)
    #expect((badge.box?.frame.width ?? 345) < 100)
    #expect(badge.fills(Color(0xFF, 0xD6, 0x0A)) == 1)
  }

  @Test("CB-15, S-18 a spinner by default and for an unknown style; a ring says its percentage, a skeleton nothing")
  func loading() {
    func texts(_ keys: String) -> [String] {
      DrawnSample(##""type": "animated_loading", "text": "Wait"\##(keys)"##).texts
    }
    #expect(texts("") == ["Wait"])
    #expect(texts(##", "style_type": "hourglass""##) == ["Wait"])
    #expect(texts(##", "style_type": "ring", "progress": 0.5"##) == ["50%", "Wait"])
    #expect(texts(##", "style_type": "skeleton""##) == ["Wait"])
    #expect(texts(##", "style_type": "checklist", "items": ["A", "B"]"##) == ["Wait", "A", "B"])
  }

  @Test("CB-16, S-25, S-18 digital by default; at 0 the expired text, else zeros")
  func countdown() {
    func texts(_ keys: String) -> [String] { DrawnSample(##""type": "countdown_timer", \##(keys)"##).texts }
    #expect(texts(##""duration_seconds": 75"##) == ["1:15"])
    #expect(texts(##""duration_seconds": 75, "style_type": "sand""##) == ["1:15"])
    #expect(texts(##""duration_seconds": 0, "expired_text": "Over""##) == ["Over"])
    #expect(texts(##""duration_seconds": 0"##) == ["0:00"])
    #expect(texts(##""ends_at": "2026-01-01T09:42:30Z""##) == ["1:30"])
  }

  @Test("S-26 the other styles of a timer say the same time", arguments: ["bar", "circular"])
  func timers(_ style: String) {
    #expect(
      DrawnSample(##""type": "countdown_timer", "style_type": "\##(style)", "duration_seconds": 75"##).texts == ["1:15"]
    )
  }
}
