import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Colours of the theme in controls")
struct ThemeColorTests {
  private func theme(_ keys: String) -> ScreenContext {
    DrawnField.screen(step: ##"{"id": "s", "theme": {\##(keys)}, "fields": []}"##)
  }

  private func track(_ screen: ScreenContext) -> Background? {
    Switch.node(isOn: true, in: screen).decoration.backgrounds.first
  }

  @Test("CB-37 a switch that is on has the theme's primary colour, without one the system's green")
  func switches() {
    #expect(track(theme("")) == .paint(.color(Color(0x34, 0xC7, 0x59))))
    #expect(track(theme(##""primary_color": "#AA2200""##)) == .paint(.color(Color(0xAA, 0x22, 0x00))))
    let android = DrawnField.screen(step: #"{"id": "s", "fields": []}"#, platform: .android)
    #expect(track(android) == .paint(.color(android.theme.primary)))
  }

  @Test("FV-01 an error colour that is set for light screens can be read on a dark one")
  func errors() {
    let step = ##"""
      {"id": "s", "theme": {"error_color": "#B3261E", "background_color": "#101014", "text_color": "#FFFFFF"},
       "fields": [{"id": "f", "type": "text", "label": "Name", "required": true}]}
      """##
    let screen = DrawnField.screen(step: step, state: #"{"screen": {"s": {"errors": {"f": "Too short."}}}}"#)
    #expect(screen.theme.error.contrast(with: screen.theme.background) < 3)
    let nodes = screen.screen.step.fields.first.flatMap { screen.node(for: $0) }.map { DrawnField.all($0) } ?? []
    let texts = nodes.compactMap { if case .text(let text) = $0.content { text } else { nil } }
    let runs = texts.flatMap(\.runs)
    for words in ["\u{A0}*", "Too short."] {
      let ink = runs.first { $0.text == words }?.color
      #expect((ink?.contrast(with: screen.theme.background) ?? 0) >= 4.5, "\(words)")
    }
    let line = nodes.first { $0.layout.border == 2 }?.decoration.borderColor
    #expect((line?.contrast(with: screen.theme.background) ?? 0) >= 3)
  }
}
