import FlowBase
import Testing

@testable import FlowDocument

/// What is read from broken text, and what is said about it: as little as possible is lost.
@Suite struct JSONRecoveryTests {
  @Test(
    "a broken file keeps all that is sound",
    arguments: [
      // Commas and colons.
      ("[1 2]", "[1,2]", ["1:4 error: `,` is missing before this"]),
      ("{\"a\": 1 \"b\": 2}", #"{"a":1,"b":2}"#, ["1:9 error: `,` is missing before this"]),
      ("[1,,2]", "[1,2]", ["1:4 error: a value is missing before this `,`"]),
      ("[,]", "[]", ["1:2 error: a value is missing before this `,`"]),
      ("{\"a\" 1}", #"{"a":1}"#, ["1:6 error: `:` is missing after the key `a`"]),
      ("{\"a\" = 1}", #"{"a":1}"#, ["1:6 error: `:` is missing after the key `a`"]),
      ("{\"a\":, \"b\": 1}", #"{"b":1}"#, ["1:2 error: the key `a` has no value: left out"]),
      ("{\"a\", \"b\": 1}", #"{"b":1}"#, ["1:2 error: the key `a` has no value: left out"]),
      (
        "[\"a\": 1]", #"["a",1]"#,
        ["1:5 error: `:` does not belong into a list", "1:7 error: `,` is missing before this"]
      ),
      // Brackets.
      ("{\"a\": [1, 2}", #"{"a":[1,2]}"#, ["1:12 error: `]` is missing before this `}`"]),
      ("[{\"a\": 1]", #"[{"a":1}]"#, ["1:9 error: `}` is missing before this `]`"]),
      ("[1}, 2]", "[1,2]", ["1:3 error: `]` is missing before this `}`"]),
      ("{\"a\": 1], \"b\": 2}", #"{"a":1,"b":2}"#, ["1:8 error: `}` is missing before this `]`"]),
      ("[1] [2]", "[1]", ["1:5 error: text after the end of the document is ignored"]),
      // Words and numbers.
      (
        "[True, FALSE, None]", "[true,false,null]",
        [
          "1:2 error: `True` is not JSON: read as true", "1:8 error: `FALSE` is not JSON: read as false",
          "1:15 error: `None` is not JSON: read as null",
        ]
      ),
      (
        "{\"u\": https://x.y/z, \"n\": 1}", #"{"u":"https://x.y/z","n":1}"#,
        [#"1:7 error: text without quotes: read as "https://x.y/z""#]
      ),
      (
        "{\"t\": Hello big world\n, \"n\": 1}", #"{"t":"Hello big world","n":1}"#,
        [#"1:7 error: text without quotes: read as "Hello big world""#]
      ),
      (
        "[12px, 1.2.3, 1_000, -]", #"["12px","1.2.3","1_000","-"]"#,
        [
          #"1:2 error: text without quotes: read as "12px""#, #"1:8 error: text without quotes: read as "1.2.3""#,
          #"1:15 error: text without quotes: read as "1_000""#, #"1:22 error: text without quotes: read as "-""#,
        ]
      ),
      ("[012]", "[12]", ["1:2 warning: a number must not start with 0: read as a decimal"]),
      (
        "{my-key: 1, 2: 3}", #"{"my-key":1,"2":3}"#,
        ["1:2 error: this key needs quotes", "1:13 error: this key needs quotes"]
      ),
      ("[1, @@@, 2]", "[1,2]", ["1:5 error: a value should stand here"]),
      // Strings.
      ("{\"a\": \"x,\n\"b\": 1}", #"{"a":"x","b":1}"#, ["1:7 error: the closing quote is missing in this line"]),
      ("{\"a\": \"x\ny\nz\", \"b\": 1}", #"{"a":"x\ny\nz","b":1}"#, ["1:9 error: a line break inside a string"]),
      (#"["\d+"]"#, #"["d+"]"#, ["1:3 warning: `\\d` is read as `d`"]),
      (
        #"["\ud800x", "\udc00", "\ud800\u0041"]"#, #"["\#u{FFFD}x","\#u{FFFD}","\#u{FFFD}A"]"#,
        [
          "1:3 warning: half a surrogate pair: read as U+FFFD", "1:14 warning: half a surrogate pair: read as U+FFFD",
          "1:24 warning: half a surrogate pair: read as U+FFFD",
        ]
      ),
      (
        #"["\u12g4", "\xZZ"]"#, #"["\#u{FFFD}12g4","\#u{FFFD}ZZ"]"#,
        [
          "1:3 error: `\\u` needs four hexadecimal digits", "1:13 error: `\\x` needs two hexadecimal digits",
        ]
      ),
      // Keys that come again.
      (
        #"{"a": 1, "b": 2, "a": 3}"#, #"{"a":3,"b":2}"#,
        ["1:18 warning: `a` stands here a second time: the last one counts"]
      ),
      ("[1] /* x", "[1]", ["1:5 error: this comment never ends"]),
    ] as [(String, String, [String])])
  func recovers(text: String, expected: String, findings: [String]) {
    let reading = Reading(text)
    #expect(reading.written == expected)
    #expect(reading.findings == findings)
  }

  @Test(
    "a file that was cut off yields what came before, and one error at its end",
    arguments: [
      (#"{"steps": [{"id": "a"}, {"id": "b"}"#, #"{"steps":[{"id":"a"},{"id":"b"}]}"#, 2),
      (#"{"steps": [{"id": "a"}, {"id": "b"#, #"{"steps":[{"id":"a"},{"id":"b"}]}"#, 3),
      (#"{"steps": [{"id": "a"}, {"id""#, #"{"steps":[{"id":"a"},{}]}"#, 3),
      (#"{"steps": [{"id": "a"}, {"id":"#, #"{"steps":[{"id":"a"},{}]}"#, 3),
      (#"{"steps": [{"id": "a"}, {"#, #"{"steps":[{"id":"a"},{}]}"#, 3),
      (#"{"steps": [{"id": "a"},"#, #"{"steps":[{"id":"a"}]}"#, 2), ("[1, tr", "[1,null]", 1), ("[1, 23", "[1,23]", 1),
    ])
  func cutOff(text: String, expected: String, open: Int) {
    let reading = Reading(text)
    #expect(reading.written == expected)
    let brackets = open == 1 ? "1 bracket is" : "\(open) brackets are"
    #expect(reading.findings == ["1:\(text.count + 1) error: the file ends too early: \(brackets) still open"])
    #expect(reading.diagnostics.first?.hint?.contains("in line 1") == true)
  }

  @Test(
    "what is no JSON at all gives nothing, one error and a way out",
    arguments: [
      ("", "the file is empty"), (" \n ", "the file is empty"), ("// nothing", "the file is empty"),
      ("hello world", "this is not JSON"), ("<html></html>", "this is not JSON"), ("]", "this is not JSON"),
      ("}{", "this is not JSON"), (":", "this is not JSON"), ("---\nsteps:\n  - id: a", "this is not JSON"),
      ("\u{7F}ELF\u{0}\u{0}\u{0}\u{0}", "this is a binary file, not JSON"),
      ("{\u{0}\"\u{0}a\u{0}", "the file is in UTF-16 or UTF-32, not in UTF-8"),
    ])
  func nothing(text: String, message: String) {
    let reading = Reading(text)
    #expect(reading.value == nil)
    #expect(reading.diagnostics.map(\.message) == [message])
    #expect(reading.diagnostics.first?.severity == .error)
    #expect(reading.diagnostics.first?.hint != nil || message == "this is not JSON")
  }

  @Test("byte order marks: UTF-8's is skipped, UTF-16's refused") func marks() {
    let utf8 = Reading([0xEF, 0xBB, 0xBF] + Array("[1]".utf8), dialect: .json)
    #expect(utf8.written == "[1]")
    #expect(utf8.findings == [])
    for mark: [UInt8] in [[0xFF, 0xFE], [0xFE, 0xFF]] {
      #expect(Reading(mark + [0x5B, 0, 0x5D, 0]).value == nil)
      #expect(Reading(mark).diagnostics.first?.hint == "save it again as UTF-8")
    }
  }

  @Test(
    "bytes that are not UTF-8 read as U+FFFD with their place",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
    ] as [[UInt8]])
  func invalidUTF8(bad: [UInt8]) {
    let reading = Reading(Array("{\"a\": \"ok".utf8) + bad + Array("\", \"b\": 1}".utf8))
    #expect(reading.value?["a"]?.asString?.hasPrefix("ok\u{FFFD}") == true)
    #expect(reading.value?["b"] == 1)
    #expect(reading.diagnostics.map(\.message) == ["bytes that are not UTF-8: read as U+FFFD"])
    #expect(Reading(Array("{\"".utf8) + bad + Array("\": 1}".utf8)).diagnostics.count == 1)
  }

  @Test("endless findings are listed up to the limit and counted beyond it") func manyFindings() {
    let reading = Reading("[" + String(repeating: ",", count: 1000) + "7]")
    #expect(reading.value == [7])
    #expect(reading.diagnostics.count == JSONReader.diagnosticLimit + 1)
    #expect(reading.diagnostics.last?.message == "800 more findings of this kind are not listed")
  }
}
