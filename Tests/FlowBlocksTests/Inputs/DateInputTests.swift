import Testing

@testable import FlowBlocks

@Suite("Inputs that hold days and times")
struct DateInputTests {
  @Test("FI-06 S-05 a day is written as the locale does, from both shapes")
  func date() {
    let field = #"{"id": "f", "type": "date"}"#
    #expect(DrawnField(field, answer: #""1994-11-08""#).texts == ["Nov 8, 1994"])
    #expect(DrawnField(field, answer: #"{"day": 8, "month": 11, "year": 1994}"#).texts == ["Nov 8, 1994"])
    #expect(DrawnField(field, answer: #""1994-11-08""#, locale: "de").texts == ["08.11.1994"])
    #expect(DrawnField(field).texts == ["Select"])
  }

  @Test("S-53 a day that does not exist is the month's last; what is no day stands as typed")
  func impossible() {
    let field = #"{"id": "f", "type": "date"}"#
    #expect(DrawnField(field, answer: #""2026-02-31""#).texts == ["Feb 28, 2026"])
    #expect(DrawnField(field, answer: #""soon""#).texts == ["soon"])
  }

  @Test("FI-07 a time is written as the locale does")
  func time() {
    let field = #"{"id": "f", "type": "time", "default_value": "18:30"}"#
    #expect(DrawnField(field).texts == ["6:30\u{A0}PM"])
    #expect(DrawnField(field, locale: "de").texts == ["18:30"])
  }

  @Test("FI-08 day and time stand in one field")
  func dateTime() {
    let field = #"{"id": "f", "type": "datetime"}"#
    #expect(DrawnField(field, answer: #""2026-01-12T10:15""#).texts == ["Jan 12, 2026, 10:15\u{A0}AM"])
    #expect(DrawnField(field, answer: #""2026-01-12""#).texts == ["Jan 12, 2026"])
  }
}
