import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Conversations as they are drawn")
struct ChatStepTests {
  private let talk =
    #""conversation": {"turn": 1, "messages": [{"role": "ai", "content": "Hi"}, {"role": "user", "content": "Yo"}]}"#

  private func chat(_ keys: String = "", live: String = "", locale: String = "en") -> DrawnStep {
    let state = live.isEmpty ? "{}" : #"{"screen": {"s": {"chat": {\#(live)}}}}"#
    return DrawnStep(
      #"{"id": "s", "type": "interactive_chat", "chat": {"persona": {"name": "Marlow", "role": "Coach"}\#(keys)}}"#,
      state: state, locale: locale)
  }

  @Test("CH-13 name and role in the header, the name's initial where there is no avatar")
  func persona() {
    #expect(Array(chat().texts.prefix(3)) == ["M", "Marlow", "Coach"])
    let pictured = chat(#", "persona": {"name": "Marlow", "avatar_url": "a.png"}"#)
    #expect(!pictured.texts.contains("M"))
  }

  @Test("CH-01, CH-04, S-03 the messages of the conversation, then of the response; an empty list is a silent turn")
  func messages() {
    #expect(
      chat(live: talk + #", "response": {"messages": [{"content": "A"}, {"content": "B", "delay_ms": 900}]}"#).texts
        .suffix(5)
        == ["Hi", "Yo", "A", "B", "Message"])
    #expect(chat(live: talk + #", "response": {"messages": []}"#).texts.suffix(3) == ["Hi", "Yo", "Message"])
  }

  @Test("CH-04 the user's bubbles stand at the end in the accent, the assistant's at the start on the surface")
  func sides() {
    let drawn = chat(live: talk)
    let bubbles = drawn.nodes.filter { $0.layout.maxWidth == (393 - 48) * 0.75 }
    let sides = drawn.nodes.compactMap { node -> Distribution? in
      guard case .flex(let row) = node.content, row.children.contains(where: { $0.layout.maxWidth != nil }) else {
        return nil
      }
      return row.distribution
    }
    #expect(sides == [.start, .end])
    #expect(
      bubbles.map(\.decoration.backgrounds) == [
        [.paint(.color(drawn.screen.theme.surface))], [.paint(.color(drawn.screen.theme.primary))],
      ])
    #expect(bubbles[0].decoration.corners.bottomLeft == 6)
    #expect(bubbles[1].decoration.corners.bottomRight == 6)
    let mirrored = chat(live: talk, locale: "ar").nodes.filter { $0.layout.maxWidth == (393 - 48) * 0.75 }
    #expect(mirrored[0].decoration.corners.bottomRight == 6)
  }

  @Test("look.md: a bubble is as wide as its widest line, with 16 beside and 12 above and below")
  func bubbleSize() throws {
    let drawn = chat(live: #""response": {"messages": [{"content": "Four words on two lines, and no more of them"}]}"#)
    let bubble = try #require(drawn.nodes.first { $0.layout.maxWidth != nil })
    #expect(bubble.layout.padding == Edges(horizontal: 16, vertical: 12))
    let row = try #require(
      drawn.nodes.first {
        if case .flex(let row) = $0.content { row.children.contains { $0.layout.maxWidth != nil } } else { false }
      })
    var marked = row
    guard case .flex(var flex) = marked.content else { return }
    flex.children[0].block = BlockIdentity(id: "bubble", type: "bubble", path: "")
    marked.content = .flex(flex)
    let boxes = LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: .leftToRight)
      .layout(marked, width: 345, height: nil).boxes
    let box = try #require(boxes.first)
    #expect(box.lines.count > 1)
    #expect(box.frame.width == (box.lineWidths.max() ?? 0) + 32)
  }

  @Test("The send button without a draft can be read: its arrow is no dimmed dark one")
  func send() {
    let step = #"{"id": "s", "type": "interactive_chat"}"#
    for appearance in [Appearance.light, .dark] {
      let drawn = DrawnStep(step, appearance: appearance)
      let send = drawn.nodes.last { $0.layout.width == .points(34) }
      guard case .paint(.color(let fill))? = send?.decoration.backgrounds.first,
        case .overlay(let parts)? = send?.content,
        case .image(let arrow)? = parts.first?.content, let ink = arrow.tint
      else {
        Issue.record("no arrow")
        return
      }
      let page = drawn.screen.theme.background
      #expect(send?.decoration.opacity == 1)
      #expect(ink.over(fill.over(page)).contrast(with: fill.over(page)) > 2.5)
    }
  }

  @Test("CH-02, CH-06, CH-09, CH-11, S-04 what is not drawn is accepted and changes nothing")
  func ignored() {
    let keys = #", "webhook_url": "https://x.y", "headers": {"a": "b"}, "timeout_ms": 1, "retry_count": 2"#
    let response = #", "response": {"messages": [{"content": "A"}], "data": {"k": 1}, "context": {"k": 2}}"#
    let drawn = chat(keys, live: talk + response)
    #expect(drawn.texts == chat(live: talk + #", "response": {"messages": [{"content": "A"}]}"#).texts)
    #expect(drawn.screen.diagnostics.isEmpty)
  }

  @Test("CH-05 an image is a picture, a link a card with its words, a Lottie a labelled box")
  func media() {
    func drawn(_ media: String) -> DrawnStep {
      chat(live: #""response": {"messages": [{"content": "A", "media": \#(media)}]}"#)
    }
    let picture = drawn(#"{"type": "image", "url": "a.png", "alt_text": "Sea"}"#)
    #expect(
      picture.nodes.contains {
        if case .image(let image) = $0.content { image.source.kind == .placeholder(label: "a.png") } else { false }
      })
    let link = drawn(#"{"type": "link", "url": "https://x.y", "alt_text": "Hours"}"#)
    #expect(link.texts.contains("Hours"))
    #expect(drawn(#"{"type": "link", "url": "https://x.y"}"#).texts.contains("https://x.y"))
    #expect(drawn(#"{"type": "lottie", "url": "a.json", "alt_text": "Waves"}"#).texts.contains("Waves"))
  }

  @Test("CH-07, CH-16 offered replies under the latest bubble, the static ones above the input bar")
  func replies() {
    let drawn = chat(
      #", "quick_replies": [{"id": "h", "text": "Help"}]"#,
      live: talk + #", "response": {"messages": [{"content": "A"}], "quick_replies": [{"id": "1", "text": "One"}]}"#)
    #expect(drawn.texts.suffix(4) == ["A", "One", "Help", "Message"])
  }

  @Test("CH-08, CH-14 the end has its message and neither replies nor an input bar")
  func end() {
    let keys = #", "max_turns": 1, "quick_replies": ["Help"]"#
    let spent = chat(keys, live: talk + #", "response": {"messages": [{"content": "A"}]}"#)
    #expect(spent.texts.last == "A")
    let forced = chat(
      live: talk + #", "response": {"messages": [], "force_complete": true, "completion_message": "Bye"}"#)
    #expect(forced.texts.last == "Bye")
  }

  @Test("CH-15, CH-17 automatic messages and ratings at their turn")
  func turns() {
    let keys =
      #", "auto_messages": {"0": "Hello", "1": "Now"}, "turn_actions": {"1": {"type": "rating", "text": "Well?"}}"#
    #expect(chat(keys).texts.suffix(2) == ["Hello", "Message"])
    let rated = chat(keys, live: talk + #", "rating": 3"#)
    #expect(rated.texts.contains("Now"))
    #expect(rated.texts.contains("Well?"))
    #expect(rated.icons.filter { $0 == "material/star-fill.svg" }.count == 3)
  }

  @Test("CH-18 colours, type and corners of the style; words keep legible on its ground")
  func style() {
    let style = ##"""
      , "style": {"background_color": "#0B3954", "ai_bubble_color": "#145374", "ai_text_color": "#E8F1F2",
      "user_bubble_color": "#FFD166", "user_text_color": "#1B1B1E", "font_family": "rounded", "font_size": 20,
      "bubble_radius": 4}
      """##
    let drawn = chat(style, live: talk)
    #expect(drawn.fills(Color(0x0B, 0x39, 0x54)) == 1)
    #expect(drawn.fills(Color(0x14, 0x53, 0x74)) == 1)
    #expect(drawn.fills(Color(0xFF, 0xD1, 0x66)) == 1)
    let run = drawn.contents.first { $0.string == "Yo" }?.runs.first
    #expect(run?.color == Color(0x1B, 0x1B, 0x1E))
    #expect(run?.font.size == 20)
    #expect(run?.font.design == .rounded)
    #expect(drawn.contents.first { $0.string == "Marlow" }?.runs.first?.color == .white)
  }

  @Test("CH-18 the step's title keeps legible on the style's ground")
  func title() {
    let step = DrawnStep(
      ##"{"id": "s", "type": "interactive_chat", "title": "Ask", "chat": {"style": {"background_color": "#0B3954"}}}"##)
    #expect(step.contents.first { $0.string == "Ask" }?.runs.first?.color == .white)
  }

  @Test("CH-19, S-03 the typing dots and the draft only as the state says")
  func typing() {
    let dots = { (step: DrawnStep) in
      step.nodes.filter { $0.layout.widthNature == .own && $0.decoration.corners == Corners(4) }.count
    }
    #expect(dots(chat(live: talk)) == 0)
    #expect(dots(chat(live: talk + #", "typing": true"#)) == 3)
    #expect(chat(live: talk + #", "draft": "I think""#).texts.last == "I think")
  }
}
