import FlowBase
import FlowBlocks
import FlowDocument
import FlowLogic
import Foundation
import Testing

@testable import Flowproof

@Suite("validate, as a library")
struct FlowValidationTests {
  static let flows = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Flows")

  /// Every diagnostic that expected.jsonl asks for is there; named codes may stand a line off.
  @Test("the example flows", arguments: ["bank_signup", "fitness_coach", "language_learning", "meditation"])
  func examples(_ name: String) throws {
    let folder = Self.flows.appendingPathComponent(name)
    let validation = try FlowValidation(path: folder.appendingPathComponent("flow.json").path)
    let found = validation.diagnostics.map { d in
      (code: d.code.rawValue, line: validation.sources.location(of: d.origin)?.line ?? -9)
    }
    let lines = try String(contentsOf: folder.appendingPathComponent("expected.jsonl"), encoding: .utf8)
    for line in lines.split(separator: "\n") where line.contains(#""kind": "diagnostic""#) {
      var sources = SourceMap()
      let wanted = try #require(JSONReader.read(bytes: Array(line.utf8), file: name, into: &sources).value)
      let codes = wanted["code"]?.asArray?.compactMap(\.asString) ?? [wanted["code"]?.asString ?? ""]
      let place = Int(wanted["line"]?.asNumber ?? 0)
      let isThere = found.contains { finding in
        codes == ["*"] ? finding.line == place : codes.contains(finding.code) && abs(finding.line - place) <= 1
      }
      // Blocks that no file declares yet name no files.
      if Catalogue.standard.block("video") == nil, codes.contains("missing-asset") || codes.contains("no-effect") {
        continue
      }
      #expect(isThere, "\(name): \(codes) at line \(place)")
    }
  }

  @Test("findings stand in the order of places, each once")
  func order() throws {
    let path = Self.flows.appendingPathComponent("bank_signup/flow.json").path
    let found = try FlowValidation(path: path).diagnostics
    #expect(found.map(\.origin.index) == found.map(\.origin.index).sorted())
    #expect(Set(found).count == found.count)
  }

  @Test("files: missing, broken and of the wrong kind (S-14, S-53)")
  func assets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("not a picture".utf8).write(to: folder.appendingPathComponent("words.png"))
    try Data(#"{"layers": [], "fr": 30, "op": 9}"#.utf8).write(to: folder.appendingPathComponent("motion.json"))
    let flow = """
      {"id": "f", "steps": [{"id": "s", "type": "custom", "content_blocks": [
        {"type": "image", "image_url": "words.png"},
        {"type": "image", "image_url": "nowhere.png"},
        {"type": "image", "image_url": "motion.json"},
        {"type": "image", "image_url": "{{user.picture}}"}]}]}
      """
    let path = folder.appendingPathComponent("flow.json")
    try Data(flow.utf8).write(to: path)
    let validation = try FlowValidation(path: path.path)
    let found = validation.diagnostics.filter { $0.code == .missingAsset || $0.code == .brokenAsset }
    #expect(found.map(\.code) == [.brokenAsset, .missingAsset, .brokenAsset])
    #expect(found.map { validation.sources.location(of: $0.origin)?.line } == [2, 3, 4])
  }

  @Test("S-53 files of paywalls and messages are looked for too")
  func surfaces() {
    let bundle = #"""
      {"bundle_version": 1, "content": {"onboarding_flows": {"f": {"steps": []}},
        "paywalls": {"p": {"sections": [{"lottie_url": "a.json"}, {"items": [{"image_url": "b.png"}]}]}},
        "in_app_messages": {"m": {"content_blocks": [{"type": "stack", "children": [{"type": "image", "image_url": "c.png"}]}]}}}}
      """#
    let loaded = Document.load(bytes: Array(bundle.utf8), file: "nowhere/bundle.json", catalogue: .standard)
    let resolver = AssetResolver(document: "nowhere/bundle.json")
    let validation = FlowValidation(loaded, assets: { AssetInspection.fault(of: $0, resolver) })
    #expect(validation.diagnostics.count { $0.code == .missingAsset } == 3)
  }

  @Test("SARIF names the rule, the level and the place")
  func sarif() {
    let text = #"{"id": "f", "steps": [{"id": "s", "type": "custom", "nonsense": 1}]}"#
    let loaded = Document.load(bytes: Array(text.utf8), file: "a b.json", catalogue: .standard)
    let log = Sarif.log([FlowValidation(loaded)], version: "1")
    let result = log["runs"]?[0]?["results"]?[0]
    #expect(result?["ruleId"] == "unknown-key")
    #expect(result?["level"] == "warning")
    let place = result?["locations"]?[0]?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"] == "a%20b.json")
    #expect(place?["region"]?["startLine"] == 1)
    #expect(log["runs"]?[0]?["tool"]?["driver"]?["rules"]?[0]?["id"] == "unknown-key")
  }

  @Test("--set lays values over a state")
  func assignments() throws {
    let file = try StateFile.load(
      path: nil, assignments: ["responses.goal=lose_weight", "subscribed=true", "tags.user.streak=5", "user.name=Ada"])
    #expect(file.state.responses["goal"] == "lose_weight")
    #expect(file.state.subscribed)
    #expect(file.state.tags == ["user.streak": "5"])
    #expect(file.state.user["name"] == "Ada")
    #expect(throws: StateFile.Failure.assignment("goal")) { try StateFile.load(path: nil, assignments: ["goal"]) }
  }
}

@Suite("State files, as a library")
struct StateFileTests {
  @Test("a file with steps is a scenario (S-20)")
  func scenario() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("walk-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data(#"{"state": {"subscribed": true}, "steps": [{"tap": "cta"}]}"#.utf8).write(to: path)
    let file = try StateFile.load(path: path.path, assignments: ["state.locale=de"])
    #expect(file.state.subscribed && file.state.locale == LocaleTag("de"))
    #expect(file.scenario?.events.count == 1)
    #expect(file.state.name?.hasPrefix("walk-") == true)
  }
}
