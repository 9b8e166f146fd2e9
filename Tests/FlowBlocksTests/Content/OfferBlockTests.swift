import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Timelines, offers, avatars and stars")
struct OfferBlockTests {
  @Test("CB-12 picture, else initials, else emoji; the box is the size given")
  func avatar() {
    let sample = DrawnSample(#""type": "pulsing_avatar", "initials": "MK", "size": 56"#)
    #expect(sample.texts == ["MK"])
    #expect(sample.box?.frame.size == Size(56, 56))
    #expect(DrawnSample(#""type": "pulsing_avatar""#).box?.frame.size == Size(96, 96))
  }

  @Test("CB-13 one button a provider; an unknown one is shown by its name as spelled (S-18, S-58)")
  func providers() {
    let list = #""providers": ["apple", {"type": "email", "text": "By mail"}, "Okta"]"#
    #expect(
      DrawnSample(#""type": "social_login", \#(list)"#).texts == [
        "Continue with Apple", "By mail", "Continue with Okta",
      ])
  }

  @Test("CB-14 milestones in order; an unknown status is upcoming (S-18)")
  func timeline() {
    let items = #""items": [{"title": "A", "subtitle": "a", "status": "done"}, {"title": "B", "status": "odd"}, "C"]"#
    let sample = DrawnSample(#""type": "timeline", \#(items)"#)
    #expect(sample.texts == ["A", "a", "B", "C"])
    #expect(sample.canvases.count == 1, "a check")
    #expect(sample.nodes.filter { $0.layout.width == .points(2) }.count == 2, "a line to each next one")
  }

  @Test("CB-24, S-23 an unmapped view is 160 high and names itself; a mapped one is its picture")
  func customView() {
    let sample = DrawnSample(#""type": "custom_view", "view_id": "terms""#)
    #expect(sample.texts == ["terms"])
    #expect(sample.box?.frame.size == Size(345, 160))
    #expect(DrawnSample(#""type": "custom_view", "view_id": "terms", "height": 90"#).box?.frame.height == 90)
    let mapped = DrawnSample(
      #""type": "custom_view", "view_id": "terms""#, state: #""custom_views": {"terms": "terms.png"}"#)
    #expect(mapped.texts.isEmpty)
    guard case .image(let image)? = mapped.node?.content else {
      Issue.record("no picture")
      return
    }
    #expect(image.mode == .cover)
  }

  private func stars(_ keys: String) -> [Shape] {
    guard case .canvas(let canvas)? = DrawnSample(#""type": "star_background"\#(keys)"#).node?.content else {
      return []
    }
    return canvas.shapes
  }

  @Test("CB-25 the same seed is the same sky, another is another; speed changes nothing")
  func starSeed() {
    #expect(stars(#", "seed": 7"#) == stars(#", "seed": 7, "speed": "fast""#))
    #expect(stars(#", "seed": 7"#) != stars(#", "seed": 8"#))
    #expect(stars(", \"count\": 0").isEmpty)
    #expect(stars("").count >= 80)
    #expect(StarBackgroundBlock.isBackdrop)
  }

  @Test("CB-26 a single card says all that it is given")
  func price() {
    let keys = """
      "title": "Yearly", "price": "€59", "period": "a year", "original_price": "€95", "badge": "Free week",
      "features": ["One", "Two"], "cta": {"text": "Try it", "action": "next"}
      """
    let sample = DrawnSample(#""type": "pricing_card", \#(keys)"#)
    #expect(sample.texts == ["Yearly", "Free week", "€59", "a year", "€95", "One", "Two", "Try it"])
    #expect(sample.box?.texts == sample.texts, "the button's words are the card's")
  }

  @Test(
    "S-47 the selected plan: the response, else `selected`, else the first",
    arguments: [(#""c""#, true, 2), (nil, true, 1), (nil, false, 0)])
  func plans(_ answer: String?, _ hasSelected: Bool, _ expected: Int) {
    let mark = hasSelected ? #", "selected": true"# : ""
    let plans = #""plans": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"\#(mark)}, {"id": "c", "title": "C"}]"#
    let sample = DrawnSample(##""type": "pricing_card", "active_color": "#112233", \##(plans)"##, answer: answer)
    guard case .flex(let column)? = sample.node?.content else {
      Issue.record("no cards")
      return
    }
    let on = column.children.indices.filter { column.children[$0].layout.border == 2 }
    #expect(on == [expected])
  }
}
