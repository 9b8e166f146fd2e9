import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic
import Testing

@testable import FlowBlocks

@Suite("The header of a step")
struct HeaderTests {
  /// The second of three steps, `keys` being its own, or a step of another document.
  private func screen(
    settings: String = "", _ keys: String = "", appearance: Appearance = .light, document: String? = nil, step: Int = 1
  ) -> ScreenContext {
    let flow =
      document
      ?? #"{"id": "f", "settings": {\#(settings)}, "steps": [{"id": "a"}, {"id": "b"\#(keys)}, {"id": "c"}]}"#
    return DrawnField.screen(document: flow, step: step, appearance: appearance)
  }

  private func track(_ screen: ScreenContext) -> Node? {
    Header.node(in: screen).flatMap { DrawnField.all($0).first { $0.layout.height == .points(4) } }
  }

  @Test("HP-01, HP-03 progress is hidden by the step, and by the flow whatever the step says")
  func hidden() {
    #expect(track(screen()) != nil)
    #expect(track(screen(settings: "", #", "hide_progress": true"#)) == nil)
    #expect(track(screen(settings: #""show_progress": false"#)) == nil)
    #expect(track(screen(settings: #""show_progress": false"#, #", "hide_progress": false"#)) == nil)
  }

  @Test("HP-02 a step counts whether it shows progress or not")
  func counting() {
    #expect(screen(settings: "", #", "hide_progress": true"#).screen.progress == 2.0 / 3)
  }

  @Test("S-59 screens of a bundle and a step by itself are no sequence: no progress, no way back")
  func loneScreens() {
    let screens =
      #"{"content": {"onboarding_flows": [], "screens": [{"id": "a", "title": "A"}, {"id": "b", "title": "B"}]}}"#
    #expect(Header.node(in: screen(document: screens)) == nil)
    #expect(Header.node(in: screen(document: #"{"id": "a", "type": "question", "title": "A"}"#, step: 0)) == nil)
    #expect(track(screen(document: #"[{"id": "a", "type": "question"}, {"id": "b", "type": "question"}]"#)) != nil)
  }

  @Test("look.md: the track is the accent at 15 %, twice that on dark, and the ink where neither can be seen")
  func trackColor() throws {
    func fill(_ screen: ScreenContext) -> Color? {
      guard case .paint(.color(let color))? = track(screen)?.decoration.backgrounds.first else { return nil }
      return color
    }
    let (light, dark) = (screen(), screen(appearance: .dark))
    #expect(fill(light) == light.theme.primary.opacity(0.15))
    #expect(fill(dark) == dark.theme.primary.opacity(0.3))
    let ground = Color(0x10, 0x43, 0x43)
    let custom = screen(
      settings: ##""theme": {"primary_color": "#E8482B"}"##, ##", "background": {"color": "#104343"}"##)
    #expect(try #require(fill(custom)).over(ground).contrast(with: ground) > 1.3)
  }
}
