import FlowBase
import Testing

@testable import FlowDocument

@Suite struct JSONReaderTests {
  @Test(
    "JSON reads without a finding, in the strict dialect too",
    arguments: [
      (#"{"a":[1,-2.5,true,false,null,"x"],"b":{}}"#, #"{"a":[1,-2.5,true,false,null,"x"],"b":{}}"#),
      (#" [ ] "#, "[]"), ("\"x\"", "\"x\""), ("12", "12"), ("null", "null"), ("\t\r\n{ }\n", "{}"),
      (#""\"\\\/\b\f\n\r\t\u0041""#, #""\"\\/\u0008\u000c\n\r\tA""#),
      (#""\ud83d\ude00 😀 \u00e9""#, #""😀 😀 é""#),
      (
        "[1e3, 1E+2, 25e-1, 0.1, 0, -0, 123456789012345678, 1e23, 1.7976931348623157e308, 5e-324]",
        "[1000,100,2.5,0.1,0,0,1.2345678901234568e+17,1e+23,1.7976931348623157e+308,5e-324]"
      ),
      (
        "[0.1000000000000000055511151231257827, 9007199254740993, 2.2250738585072014e-308]",
        "[0.1,9007199254740992,2.2250738585072014e-308]"
      ),
    ])
  func json(text: String, expected: String) {
    for dialect in [JSONReader.Dialect.json, .automatic] {
      let reading = Reading(text, dialect: dialect)
      #expect(reading.written == expected)
      #expect(reading.findings == [])
    }
  }

  @Test("members keep the document's order") func order() {
    #expect(Reading(#"{"z":1,"a":2,"m":3}"#).value?.asObject?.keys == ["z", "a", "m"])
  }

  @Test(
    "S-27 all of JSON5 1.0 reads silently; the strict dialect reports it and reads it all the same",
    arguments: [
      ("{unquoted: 1, $a_1: 2, ünïcödé: 3}", #"{"unquoted":1,"$a_1":2,"ünïcödé":3}"#),
      (#"{\u0061b: 1}"#, #"{"ab":1}"#), ("{'single': 'it\\'s \"x\"'}", #"{"single":"it's \"x\""}"#),
      ("{null: 1, Infinity: 2}", #"{"null":1,"Infinity":2}"#),
      ("[1, 2,]", "[1,2]"), ("{\"a\": 1,}", #"{"a":1}"#),
      ("[0xdecaf, 0XC0FFEE, -0x10]", "[912559,12648430,-16]"),
      ("[.5, 5., -.25, 5.e1, .5E1]", "[0.5,5,-0.25,50,5]"), ("[+1, +.5]", "[1,0.5]"),
      ("// line\n[1] // end", "[1]"), ("/* a\n * b **/ [1, /**/ 2]", "[1,2]"), ("[1 // one\r, 2]", "[1,2]"),
      ("[1] // x\u{2028}", "[1]"),
      ("\"a\\\nb\\\r\nc\\\rd\\\u{2028}e\"", "\"abcde\""), (#""\x41\v\0""#, #""A\u000b\u0000""#),
      ("\u{A0}\u{FEFF}\u{2003}\u{3000}\u{B}\u{C}[1]\u{2029}", "[1]"), ("\"a\tb\"", #""a\tb""#),
      (#""\q""#.replacing("q", with: "#"), ##""#""##),
    ])
  func json5(text: String, expected: String) {
    let lenient = Reading(text)
    #expect(lenient.written == expected)
    #expect(lenient.findings == [])
    let strict = Reading(text, dialect: .json)
    #expect(strict.written == expected)
    #expect(!strict.diagnostics.isEmpty)
    #expect(strict.diagnostics.allSatisfy { $0.severity == .error && $0.code == .syntax })
  }

  @Test("U+2028 and U+2029 stand in strings of both dialects") func lineSeparators() {
    #expect(Reading("\"a\u{2028}b\u{2029}\"", dialect: .json).value == "a\u{2028}b\u{2029}")
    #expect(Reading("\"a\u{2028}b\"", dialect: .json).findings == [])
  }

  @Test("NaN and infinities, typed or too large, read as null with a finding")
  func notFinite() {
    let reading = Reading("[Infinity, -Infinity, NaN, +NaN, 1e999, -1e400, 2]")
    #expect(reading.written == "[null,null,null,null,null,null,2]")
    #expect(reading.diagnostics.count == 6)
    #expect(reading.findings.first == "1:2 warning: Infinity cannot be drawn: read as null")
  }

  @Test("the limit of depth: 4,096 levels read, more are reported and cost only what is deeper")
  func depth() {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(Reading(nested(4096)).findings == [])
    let reading = Reading("{\"deep\": \(nested(100_000)), \"next\": 1}")
    #expect(reading.findings == ["1:4105 error: nested deeper than 4096 levels: read as null"])
    #expect(reading.value?["next"] == 1)
    let strings = Reading(nested(4096).replacing("[]", with: #"[["]",'\"]',{"a":"}"}], 7]"#))
    #expect(strings.diagnostics.count == 1)
    #expect(strings.written.contains("[null,7]"))
  }

  @Test("the limit of values leaves the rest out and says so") func values() {
    let text = Array("{\"a\": [\(String(repeating: "1,", count: 100))], \"b\": 2}".utf8)
    text.withUnsafeBufferPointer {
      var parser = JSONParser($0, firstIndex: 0, dialect: .automatic, nodeLimit: 20)
      #expect(parser.document()?["a"]?.asArray?.count == 17)
      #expect(parser.report().map(\.message) == ["more than 20 values: what follows is left out"])
    }
  }
}
