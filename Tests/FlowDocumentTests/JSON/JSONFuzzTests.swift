import FlowBase
import TestSupport
import Testing

@testable import FlowDocument

@Suite struct JSONFuzzTests {
  static let seeds = [
    SourceMapTests.text,
    #"{"steps":[{"id":"welcome","content_blocks":[{"type":"heading","text":"Hi {{user.name | there}}","style":{"font_size":34.5}},{"type":"button","text":"Go \ud83d\ude00","gradient_colors":["\#u{23}FF0000"]}]}],"n":[1e3,-0.5,null,true,false]}"#,
    "// c\n{a: 'x\\\ny', b: [.5, 5., +1, 0xFF, Infinity, NaN,], /* z */ \"ключ\": \"é漢😀\\u00e9\\x41\", c: {},}",
  ]
  /// Pieces that the grammar cares about, and bytes that UTF-8 does.
  static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ":", ",", "\"", "'", "\\", "\\u", "\\ud800", "//", "/*", "*/", "\n", "\r", "0x", "-", "1e",
      ".",
      "tr", "null", "\u{2028}", "\u{FEFF}", "\"\n", "[[[[", "{\"a\":", "“",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xC2], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  private func mutate(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let at = Int.random(in: 0...bytes.count, using: &random)
      let stop = min(bytes.count, at + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(at..<stop)
      case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: at)
      case 2: bytes.replaceSubrange(at..<stop, with: Self.pieces.randomElement(using: &random) ?? [])
      case 3: bytes.insert(contentsOf: bytes[at..<stop], at: Int.random(in: 0...bytes.count, using: &random))
      case 4: bytes.insert(UInt8.random(in: 0...255, using: &random), at: at)
      default: if Int.random(in: 0..<4, using: &random) == 0 { bytes.removeSubrange(at...) }
      }
    }
    return bytes
  }

  @Test("any bytes give a value or findings, every finding and value has a place, and what was read writes back")
  func mutations() {
    var random = SplitMix(seed: 1)
    var silent = 0
    for round in 0..<20_000 {
      let bytes = mutate(Array(Self.seeds[round % Self.seeds.count].utf8), &random)
      let reading = Reading(bytes)
      if reading.value == nil && reading.diagnostics.isEmpty { Issue.record("nothing is said about \(bytes)") }
      if reading.diagnostics.isEmpty { silent += 1 }
      for diagnostic in reading.diagnostics {
        let place = reading.map.location(of: diagnostic.origin)
        if place == nil { Issue.record("no place for \(diagnostic) in \(bytes)") }
      }
      // The rest costs more than reading; a part of the rounds tells as much.
      guard round % 20 == 0, let value = reading.value else { continue }
      let again = Reading(reading.written, dialect: .json)
      if again.value != value || !again.diagnostics.isEmpty { Issue.record("does not write back: \(bytes)") }
      let printer = DiagnosticPrinter(sources: reading.map, width: 40)
      for diagnostic in reading.diagnostics {
        let lines = printer.text(diagnostic).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count > 4 { Issue.record("more than four lines: \(lines)") }
      }
    }
    #expect(silent > 500 && silent < 15_000)
  }

  @Test("noise without any structure is read in bounded time") func noise() {
    var random = SplitMix(seed: 2)
    for size in [0, 1, 2, 3, 10, 100, 1000, 20_000] {
      for _ in 0..<5 {
        let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
        let reading = Reading(Array("{".utf8) + bytes)
        #expect(!reading.diagnostics.isEmpty)
        #expect(reading.diagnostics.count <= JSONReader.diagnosticLimit + 1)
      }
    }
  }

  @Test(
    "hostile repetition costs linear time",
    arguments: ["\"\n", "'\n\"\n", "{\"a\":", "[1 ", "\"\\", "/*", "\\u", "}", "{'", "a:", "'\\\n", "\"x\": 1 "])
  func linear(piece: String) {
    func time(_ count: Int) -> Duration {
      let bytes = Array(("[" + String(repeating: piece, count: count)).utf8)
      return (0..<3).map { _ in ContinuousClock().measure { _ = Reading(bytes) } }.min() ?? .zero
    }
    // Four times the input may cost eight times the time, and a little for the noise of a busy machine.
    #expect(time(20_000) < time(5_000) * 8 + .milliseconds(200))
  }
}
