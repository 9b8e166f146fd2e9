import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Advanced blocks")
struct AdvancedBlockTests {
  private func cells(_ sample: DrawnSample) -> Int {
    sample.nodes.filter { $0.layout.border > 0 }.count
  }

  @Test("AB-01 otp_length is 6 by default and clamped to 2 … 10", arguments: [(nil, 6), (1, 2), (4, 4), (40, 10)])
  func otpLength(_ length: Int?, _ expected: Int) {
    let key = length.map { #", "otp_length": \#($0)"# } ?? ""
    #expect(cells(DrawnSample(#""type": "otp_input"\#(key)"#)) == expected)
  }

  @Test("AB-01 the live value wins over otp_value, and the next empty cell has the accent")
  func otpValue() {
    let block = ##""type": "otp_input", "field_config": {"otp_value": "40"}, "active_color": "#112233""##
    #expect(DrawnSample(block).texts == ["4", "0"])
    #expect(DrawnSample(block, answer: #""123""#).texts == ["1", "2", "3"])
    let accent = Color(0x11, 0x22, 0x33)
    #expect(DrawnSample(block).outlines(accent) == 1)
    let full = DrawnSample(block, answer: #""1234567""#)
    #expect(full.texts.count == 6)
    #expect(full.outlines(accent) == 0)
  }

  @Test("AB-01 figures stand from left to right in Arabic too")
  func otpDirection() throws {
    let sample = DrawnSample(#""type": "otp_input", "otp_value": "12""#, locale: "ar")
    #expect(sample.texts == ["2", "1"])
  }

  @Test(
    "AB-02 the variant picks the icon; an unknown one counts as warning",
    arguments: [
      ("warning", "warning"), ("error", "error"), ("info", "info"), ("success", "check_circle"), ("loud", "warning"),
    ])
  func banner(_ variant: String, _ icon: String) {
    let sample = DrawnSample(#""type": "warning_banner", "text": "Words", "banner_variant": "\#(variant)""#)
    #expect(sample.icons == ["material/\(icon)-fill.svg"])
    #expect(sample.texts == ["Words"])
  }

  @Test("AB-02 banner_icon overrides the icon")
  func bannerIcon() {
    let sample = DrawnSample(#""type": "warning_banner", "text": "Words", "banner_icon": "🪪""#)
    #expect(sample.icons.isEmpty)
    #expect(sample.texts == ["🪪", "Words"])
  }

  @Test(
    "AB-03 four segments, strength_level 0 … 4 of them filled",
    arguments: [(-2, 0, "Too short"), (0, 0, "Too short"), (2, 2, "Fair"), (4, 4, "Strong"), (9, 4, "Strong")])
  func strength(_ level: Int, _ filled: Int, _ label: String) {
    let sample = DrawnSample(##""type": "password_strength", "strength_level": \##(level), "active_color": "#112233""##)
    #expect(sample.nodes.filter { $0.layout.height == .points(6) }.count == 4)
    #expect(sample.fills(Color(0x11, 0x22, 0x33)) == filled)
    #expect(sample.texts == [label])
  }

  @Test("AB-03 strength_label overrides the built-in label")
  func strengthLabel() {
    let sample = DrawnSample(#""type": "password_strength", "strength_level": 2, "strength_label": "Almost""#)
    #expect(sample.texts == ["Almost"])
  }

  @Test(
    "AB-04 the tail stands at a physical side, center by default",
    arguments: [
      ("left", "en", CrossAlignment.leading), ("right", "en", .trailing), ("left", "ar", .trailing),
      ("nowhere", "en", .center),
    ])
  func bubble(_ tail: String, _ locale: String, _ expected: CrossAlignment) {
    let sample = DrawnSample(
      #""type": "speech_bubble", "text": "Hello", "bubble_tail": "\#(tail)""#, locale: locale)
    let pointer = sample.nodes.first { if case .canvas = $0.content { true } else { false } }
    #expect(pointer?.layout.alignSelf == expected)
    #expect(sample.texts == ["Hello"])
  }

  @Test(
    "AB-05 feedback_state picks the headline, info by default; text overrides it",
    arguments: [
      (#""feedback_state": "correct""#, "Correct!"), (#""feedback_state": "wrong""#, "Not quite"),
      (#""feedback_state": "odd""#, "Good to know"), (#""text": "Well done""#, "Well done"),
    ])
  func feedback(_ keys: String, _ headline: String) {
    let sample = DrawnSample(#""type": "feedback_panel", "feedback_detail": "Why", \#(keys)"#)
    #expect(sample.texts == [headline, "Why"])
  }

  @Test("AB-06 headline and figures in order; without either nothing is drawn")
  func summary() {
    let stats = #""summary_stats": [{"value": "3", "label": "sessions"}, {"value": "72 kg", "label": "weight"}]"#
    let sample = DrawnSample(#""type": "summary_screen", "text": "Week one", \#(stats)"#)
    #expect(sample.texts == ["Week one", "3", "sessions", "72 kg", "weight"])
    #expect(DrawnSample(#""type": "summary_screen""#).node == nil)
  }

  @Test("AB-07 hold_progress is clamped to 0 … 1", arguments: [(-1.0, nil), (0.4, 40.0), (7, 100)])
  func hold(_ progress: Double, _ percent: Double?) {
    let sample = DrawnSample(#""type": "press_hold_confirm", "hold_progress": \#(progress)"#)
    let widths = sample.nodes.compactMap { node -> Double? in
      if case .percent(let percent)? = node.layout.width { percent } else { nil }
    }
    #expect(widths == (percent.map { [$0] } ?? []))
    #expect(sample.texts == ["Hold to confirm"])
    #expect(sample.box?.frame.width == 345)
  }

  @Test("AB-08 the provider is the platform's, text overrides the title, connected shows a check")
  func health() {
    #expect(DrawnSample(#""type": "health_connect""#).texts == ["Apple Health"])
    #expect(DrawnSample(#""type": "health_connect""#, platform: .android).texts == ["Google Fit"])
    let off = DrawnSample(#""type": "health_connect", "text": "Sleep", "health_subtitle": "Nightly""#)
    #expect(off.texts == ["Sleep", "Nightly"])
    #expect(off.icons.last == "lucide/chevron-right.svg")
    let on = DrawnSample(#""type": "health_connect", "connected": true"#)
    #expect(on.icons.count == 1)
    #expect(on.canvases.count == 1, "a check")
  }

  @Test("AB-09 the language's pill; the knob stands behind the mode that is on", arguments: [false, true])
  func footer(_ isDark: Bool) {
    let sample = DrawnSample(#""type": "settings_footer", "language": "Deutsch", "dark_mode": \#(isDark)"#)
    #expect(sample.texts == ["Deutsch"])
    let knobs = sample.nodes.filter { $0.layout.width == .points(36) }.map { !$0.decoration.shadows.isEmpty }
    #expect(knobs == [!isDark, isDark])
  }

  @Test("AB-10 match_columns is clamped to 2 … 5", arguments: [(1, 2), (4, 4), (9, 5)])
  func memoryColumns(_ columns: Int, _ expected: Int) {
    let sample = DrawnSample(#""type": "memory_match", "match_columns": \#(columns), "match_cards": ["a"]"#)
    guard case .grid(let grid)? = sample.node?.content else {
      Issue.record("no grid")
      return
    }
    #expect(grid.columns == expected)
  }

  @Test("AB-10 a card that is down hides its symbol, and an unknown state is down")
  func memoryStates() {
    let cards = """
      "match_cards": [{"symbol": "pez", "state": "down"}, {"symbol": "vela", "state": "up"},
      {"symbol": "lim", "state": "matched"}, {"symbol": "luz", "state": "lost"}]
      """
    let sample = DrawnSample(#""type": "memory_match", \#(cards)"#)
    #expect(sample.texts == ["vela", "lim"])
  }

  private func days(_ sample: DrawnSample) -> [String] { sample.texts.filter { Int($0) != nil } }

  @Test("AB-11 days 1 … days_in_month after start_offset blanks under a header of seven")
  func calendar() {
    let keys = #""month_label": "February", "days_in_month": 28, "start_offset": 3"#
    let sample = DrawnSample(#""type": "calendar_month", \#(keys)"#)
    #expect(sample.texts.first == "February")
    #expect(days(sample) == (1...28).map(String.init))
    let grid = sample.nodes.compactMap { if case .grid(let grid) = $0.content { grid } else { nil } }.first
    #expect(grid?.columns == 7)
    #expect(grid?.children.count == 7 + 3 + 28)
  }

  @Test(
    "AB-11, S-29 an answer replaces selected_days; a day the month lacks is skipped with a warning; today is ringed")
  func calendarSelection() {
    let keys = ##""days_in_month": 30, "selected_days": [1, 2, 31], "today": 5, "active_color": "#112233""##
    let accent = Color(0x11, 0x22, 0x33)
    let written = DrawnSample(#""type": "calendar_month", \#(keys)"#)
    #expect(written.fills(accent) == 2)
    #expect(written.outlines(accent) == 1)
    #expect(written.screen.diagnostics.map(\.code) == [.clamped])
    #expect(DrawnSample(#""type": "calendar_month", \#(keys)"#, answer: "[7, 8, 9]").fills(accent) == 3)
  }

  @Test("S-29 first_weekday turns the header and keeps the first under its weekday")
  func calendarHeader() {
    let sample = DrawnSample(#""type": "calendar_month", "start_offset": 4, "first_weekday": 1"#)
    #expect(Array(sample.texts.prefix(7)) == ["M", "T", "W", "T", "F", "S", "S"])
    let grid = sample.nodes.compactMap { if case .grid(let grid) = $0.content { grid } else { nil } }.first
    #expect(grid?.children.count == 7 + 3 + 31)
  }
}
