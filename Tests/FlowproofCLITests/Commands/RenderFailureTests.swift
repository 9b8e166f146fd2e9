import FlowDocument
import FlowImage
import Foundation
import Synchronization
import Testing

@testable import FlowproofCLI

/// What `render` and `layout` do with input that they can only use in part.
@Suite struct RenderFailureTests {
  private let folder: URL
  private var out: String { folder.appending(path: "out").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "flowproof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appending(path: name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  private func lines(_ outcome: Outcome) -> [JSON] {
    var sources = SourceMap()
    return outcome.output.split(separator: "\n").compactMap {
      JSONReader.read(bytes: Array($0.utf8), file: "", into: &sources).value
    }
  }

  private func codes(_ line: JSON) -> [String] {
    (line["diagnostics"]?.asArray ?? []).compactMap { $0["code"]?.asString }
  }

  private var pictures: [String] {
    let found = FileManager.default.enumerator(atPath: out)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".png") }.sorted()
  }

  // MARK: Names

  @Test(
    "Two steps that would be one file are an error before anything is drawn",
    arguments: [("Ä", "Ö"), ("a/b", "a-b"), ("Goal", "goal"), ("日", "本")])
  func collidingSteps(ids: (String, String)) throws {
    let flow = try file(
      "f.json", #"{"id":"f","steps":[{"id":"\#(ids.0)","title":"a"},{"id":"\#(ids.1)","title":"b"}]}"#)
    let outcome = flowproof("render", flow, "-o", out)
    #expect(outcome.code == .usage)
    #expect(outcome.error.contains("`\(ids.0)`") && outcome.error.contains("`\(ids.1)`"))
    #expect(outcome.error.contains("another id"))
    #expect(pictures.isEmpty)
  }

  @Test("One document named twice is an error that names the file")
  func sameDocument() throws {
    let flow = try file("f.json", #"{"id":"f","steps":[{"id":"a","title":"a"}]}"#)
    let outcome = flowproof("render", flow, flow, "-o", out)
    #expect(outcome.code == .usage && outcome.error.contains("in \(flow)"))
  }

  @Test("Of two cases with one name the first is drawn, the second is answered with an error")
  func collidingCases() throws {
    let cases = try file(
      "c.jsonl",
      ["ok", "a/b", "OK", "a-b", "last"].map { #"{"name":"\#($0)","width":40,"block":{"type":"text","text":"x"}}"# }
        .joined(separator: "\n"))
    let outcome = flowproof("render", "--block", cases, "-o", out, "--json")
    #expect(outcome.code == .failure)
    #expect(pictures == ["a-b.png", "last.png", "ok.png"])
    #expect(lines(outcome).map { $0["error"] != nil } == [false, false, true, true, false])
  }

  // MARK: Cases

  static let bad = [
    #"{"name":"a","width":40,"block":{"type":"text","text":"hi"}}"#, "", "not json", "[1, 2]", "null",
    #"{"name":"e","width":"40","scale":0,"appearance":"dim","canvas":"x","block":{"type":"txt"}}"#,
    #"{"name":"f","canvas":[1e9,1e9],"block":{"type":"text","text":"x"}}"#,
  ].joined(separator: "\n")

  @Test("Each line of cases has an answer; what cannot be used is an error at its own line", arguments: [true, false])
  func badCases(draws: Bool) throws {
    let cases = try file("c.jsonl", Self.bad)
    let outcome =
      draws
      ? flowproof("render", "--block", cases, "-o", out, "--json") : flowproof("layout", "--block", cases)
    #expect(outcome.code == .failure)
    let answers = lines(outcome)
    #expect(answers.compactMap { $0["name"]?.asString } == ["a", "case-2", "case-3", "case-4", "e", "f"])
    #expect(answers.map { $0["error"] != nil } == [false, true, true, true, false, true])
    let places = answers.dropFirst().map { $0["diagnostics"]?[0]?["line"]?.asNumber }
    #expect(places == [3, 4, 5, 6, 7])
    #expect(codes(answers[4]) == ["wrong-type", "clamped", "wrong-type", "unknown-value", "unknown-block"])
    #expect(codes(answers[5]) == ["too-large"])
    if draws { #expect(pictures == ["a.png", "e.png"]) }
  }

  // MARK: Documents

  @Test("A document that is cut off is drawn as far as it goes, and the end is 70")
  func damaged() throws {
    let flow = try file("f.json", #"{"id":"f","steps":[{"id":"a","title":"a"},{"id":"b","titl":"x"#)
    let outcome = flowproof("render", flow, "-o", out, "--json")
    #expect(outcome.code == .failure)
    #expect(pictures.count == 2)
    let answers = lines(outcome)
    #expect(answers.allSatisfy { codes($0).contains("syntax") })
    #expect(answers.map { codes($0).contains("unknown-key") } == [false, true], "each step has its own findings")
    #expect(flowproof("layout", flow).code == .failure)
    #expect(lines(flowproof("layout", flow)).allSatisfy { codes($0).contains("syntax") })
    #expect(flowproof("storyboard", flow, "-o", folder.appending(path: "s.mmd").path).code == .failure)
  }

  @Test("An input that is not there is 70 beside one that is, else 65", arguments: ["render", "layout", "validate"])
  func missing(command: String) throws {
    let flow = try file("f.json", #"{"id":"f","steps":[{"id":"a","title":"a"}]}"#)
    let nothing = folder.appending(path: "none.json").path
    let rest = command == "render" ? ["-o", out] : []
    func code(_ inputs: String...) -> ExitCode {
      Tool.run([command] + inputs + rest) { _ in Console { _, _ in nil } }
    }
    #expect(code(flow) == .success)
    #expect(code(flow, nothing) == .failure)
    #expect(code(nothing) == .noInput)
  }

  @Test("A full page is as tall as its content, up to 64 megapixels")
  func fullPage() throws {
    func flow(_ count: Int) -> String {
      let spacers = Array(repeating: #"{"type":"spacer","height":100}"#, count: count).joined(separator: ",")
      return
        #"{"id":"f\#(count)","settings":{"show_progress":false},"steps":[{"id":"a","content_blocks":[\#(spacers)]}]}"#
    }
    let (whole, cut) = (try file("w.json", flow(240)), try file("c.json", flow(1_000)))
    let answers = lines(flowproof("render", whole, cut, "-o", out, "--full-page", "--scale", "1.5", "--json"))
    let heights = answers.compactMap { $0["size"]?[1]?.asNumber }
    #expect(heights.count == 2 && heights[0] > 36_000 && heights[0] * 590 < 64e6)
    #expect(heights[1] == (64e6 / 590).rounded(.down))
    #expect(answers.map(codes) == [[], ["too-large"]])
    let file = try #require(answers[0]["file"]?.asString)
    let size = try ImageDecoder.decode([UInt8](Data(contentsOf: URL(filePath: file)))).height
    #expect(Double(size) == heights[0])
  }

  @Test("Results are written as they are made, not at the end")
  func streams() throws {
    let flow = try file(
      "f.json", #"{"id":"f","steps":[{"id":"a","title":"a"},{"id":"b","title":"b"},{"id":"c","title":"c"}]}"#)
    let writes = Sink()
    let counts = Counter()
    _ = Tool.run(["render", flow, "-o", out, "--json"]) { _ in
      Console { stream, bytes in
        if stream == .output { counts.add() }
        return writes.write(stream, bytes)
      }
    }
    #expect(counts.value == 3)
  }

  // MARK: The command line

  @Test("Names that cannot be meant are refused")
  func names() throws {
    let flow = try file("f.json", #"{"id":"f","steps":[{"id":"a","title":"a"}]}"#)
    #expect(flowproof("render", flow, "-o", "").code == .usage)
    #expect(flowproof("render", "", "-o", out).error.contains("INPUT is empty"))
    #expect(flowproof("layout", flow, "--block", flow).error.contains("no effect with --block"))
    #expect(flowproof("layout", flow, "--locale", "../etc").code == .usage)
    #expect(flowproof("layout", flow, "--locale", "pt_BR").code == .success)
    #expect(flowproof("layout", flow, "--assets", "/no/such").error.contains("there is no folder '/no/such'"))
    #expect(flowproof("layout", flow, "--fonts", "/no/such").code == .usage)
    #expect(flowproof("layout", flow, "--state", "a.json,b.json").error.contains("--state of its own"))
    #expect(flowproof("layout", "-").error.contains("/dev/stdin"))
    #expect(flowproof("layout", "caf\u{FFFD}.json").error.contains("not UTF-8"))
  }

  @Test("A storyboard's errors name the file, and no road of folders is made for it")
  func storyboard() throws {
    let (broken, flow) = (try file("b.json", "{{{"), try file("f.json", #"{"id":"f","steps":[{"id":"a"}]}"#))
    let sheet = folder.appending(path: "s.mmd").path
    let none = flowproof("storyboard", broken, "-o", sheet)
    #expect(none.code == .noInput && none.error.contains("\(broken):1:2: error:"))
    #expect(none.error.contains("\(broken): the file has no flow"))
    let unknown = flowproof("storyboard", flow, "-o", sheet, "--flow", "g")
    #expect(unknown.code == .usage && unknown.error.contains("\(flow) has no flow 'g'"))
    #expect(flowproof("storyboard", flow, "-o", folder.appending(path: "new/s.mmd").path).code == .success)
    #expect(flowproof("storyboard", flow, "-o", folder.appending(path: "no/road/s.mmd").path).code == .usage)
  }
}

/// Counts from any thread.
private final class Counter: Sendable {
  private let count = Mutex(0)
  func add() { count.withLock { $0 += 1 } }
  var value: Int { count.withLock { $0 } }
}
