import FlowBase
import Testing

@testable import FlowDocument

@Suite struct DiagnosticPrinterTests {
  /// What is printed about the value of the last member, or the root.
  private func print(
    _ text: String, message: String = "m", hint: String? = nil, color: Bool = false, width: Int = 100
  ) -> [String] {
    let reading = Reading(text)
    let origin = (reading.value?.asObject?.members.last?.value ?? reading.value)?.origin ?? .none
    let printer = DiagnosticPrinter(sources: reading.map, color: color, width: width)
    return printer.text(Diagnostic(.wrongType, .warning, message, hint: hint, at: origin)).split(separator: "\n").map(
      String.init)
  }

  @Test("place, severity, message, code; the line; the caret; the hint") func whole() {
    #expect(
      print("{\n  \"a\": 1,\n  \"b\": \"two\" }", message: "a string for a number", hint: "write 2") == [
        "flow.json:3:8: warning: a string for a number [wrong-type]", "  \"b\": \"two\" }", "       ^",
        "  hint: write 2",
      ])
  }

  @Test("the caret stands below its character: tabs, wide characters, combining marks")
  func caret() {
    #expect(print("{\t\"t\":\t1}")[1...] == ["  {    \"t\":    1}", "               ^"])
    #expect(print("{\"漢字😀\": 1}")[2] == "  " + String(repeating: " ", count: 11) + "^")
    #expect(print("{\"e\u{301}\": 1}")[2] == "  " + String(repeating: " ", count: 6) + "^")
  }

  @Test("long lines are clipped around the caret", arguments: [20, 40, 100])
  func clipped(width: Int) {
    let long = String(repeating: "x", count: 500)
    let lines = print("{\"a\": \"\(long)\", \"key\": [1], \"c\": true, \"d\": 42, \"e\": \"\(long)\"}", width: width)
    #expect(lines[1].hasPrefix("  …") && lines[1].hasSuffix("…"))
    #expect(lines[1].count <= width + 4)
    #expect(lines[1].dropFirst(lines[2].count - 1).first == "\"")
    #expect(lines[1].dropFirst(lines[2].count - 1).dropFirst().first == "x")
    // Without anything behind the caret all room goes to what is before it.
    let end = print("{\"a\": \"\(long)\", \"z\": 1}", width: width)
    #expect(end[1].count >= width && end[1].hasSuffix("1}"))
    #expect(end[1].dropFirst(end[2].count - 1).first == "1")
  }

  @Test("no control character of a document reaches the terminal") func controls() {
    let lines = print("{\"a\u{1B}[31m\u{202E}\": 1}", message: "key \u{1B}[2J\u{7}", hint: "\u{9B}x")
    #expect(lines.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    #expect(lines[1].contains("a\u{FFFD}[31m\u{FFFD}"))
  }

  @Test("colour only on request, around the same text") func colour() {
    let colored = print("{\"a\": 1}", hint: "h", color: true).joined(separator: "\n")
    #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == print("{\"a\": 1}", hint: "h").joined(separator: "\n"))
  }

  @Test("a finding without a place says the rest; an empty line has no excerpt") func placeless() {
    let printer = DiagnosticPrinter(sources: SourceMap())
    #expect(printer.text(Diagnostic(.missingGlyph, .note, "m")) == "note: m [missing-glyph]")
    #expect(
      JSONWriter().string(printer.json(Diagnostic(.missingGlyph, .note, "m")))
        == #"{"code":"missing-glyph","severity":"note","message":"m"}"#)
    let reading = Reading("")
    #expect(
      DiagnosticPrinter(sources: reading.map).text(reading.diagnostics[0])
        == "flow.json:1:1: error: the file is empty [syntax]\n  hint: a flow starts with `{`")
  }

  @Test("S-41 the form for machines") func machine() throws {
    let reading = Reading("{\"steps\": [\n  {\"id\": 4}]}")
    let origin = try #require(reading.value?["steps"]?[0]?["id"]?.origin)
    let json = DiagnosticPrinter(sources: reading.map).json(
      Diagnostic(.wrongType, .error, "a number", hint: "quote it", at: origin))
    #expect(
      JSONWriter().string(json)
        == #"{"code":"wrong-type","severity":"error","message":"a number","hint":"quote it","#
        + #""file":"flow.json","line":2,"column":10,"path":"steps[0].id"}"#)
  }
}
