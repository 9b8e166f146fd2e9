import Testing

@testable import FlowDocument

@Suite struct JSONWriterTests {
  @Test(
    "numbers are written shortest and never with .0",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (0.1, "0.1"), (1.5, "1.5"), (1e15, "1000000000000000"),
      (9_007_199_254_740_991, "9007199254740991"), (1e16, "1e+16"), (1e300, "1e+300"), (1e-7, "1e-07"),
      (1.0 / 3, "0.3333333333333333"), (.nan, "null"), (.infinity, "null"),
    ] as [(Double, String)])
  func numbers(value: Double, expected: String) {
    let text = JSONWriter.number(value)
    #expect(text == expected)
    if value.isFinite { #expect(Reading(text, dialect: .json).value == .number(value)) }
  }

  @Test("strings escape what JSON and line readers need, and no more") func strings() {
    #expect(JSONWriter.quoted("a\"b\\c/\n\r\t\u{1}\u{7F}é😀\u{2028}") == #""a\"b\\c/\n\r\t\u0001\u007fé😀\u2028""#)
    #expect(JSONWriter.quoted("plain…–") == "\"plain…–\"")
    #expect(JSONWriter.quoted("e\u{301}\r\n") == "\"e\u{301}\\r\\n\"")
  }

  @Test("members stand as given, or sorted by code point at every level") func order() {
    let json = JSON.object(["b": 1, "a": ["list", .object(["é": 1, "z": .null, "A": true])]])
    #expect(JSONWriter().string(json) == #"{"b":1,"a":["list",{"é":1,"z":null,"A":true}]}"#)
    #expect(JSONWriter(order: .sorted).string(json) == #"{"a":["list",{"A":true,"z":null,"é":1}],"b":1}"#)
  }

  @Test("what is written reads back as the same value, without a finding") func roundTrip() {
    let source = Reading(SourceMapTests.text).value
    let again = Reading(JSONWriter().string(source ?? .null), dialect: .json)
    #expect(again.value == source)
    #expect(again.findings == [])
  }
}
