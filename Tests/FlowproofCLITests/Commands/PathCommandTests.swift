import Foundation
import Testing

@testable import FlowproofCLI

@Suite("path and validate")
struct PathCommandTests {
  static let flow = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Flows/fitness_coach/flow.json").path

  @Test("prints the walk with its reasons, one JSON line a state")
  func path() {
    let outcome = flowproof(
      "path", Self.flow, "--json", "--set", "responses.goal=build_muscle", "--set", "subscribed=true")
    #expect(outcome.code == .success)
    #expect(
      outcome.output.hasPrefix(#"{"flow":"bramblefit_first_run","state":null,"walk":[{"node":"welcome","kind":"step""#))
    #expect(outcome.output.contains(#"{"node":"goal","kind":"step","reason":"answer: build_muscle"}"#))
    #expect(outcome.output.contains(#"{"node":"pw_main","kind":"paywall","reason":"already subscribed"}"#))
  }

  @Test("a flow that is not there is named with those that are (S-10)")
  func unknownFlow() {
    let outcome = flowproof("path", Self.flow, "--flow", "other")
    #expect(outcome.code == .usage)
    #expect(outcome.error.contains("bramblefit_first_run"))
  }

  @Test("--set needs PATH=VALUE")
  func badSet() { #expect(flowproof("path", Self.flow, "--set", "goal").code == .usage) }

  @Test("validate: warnings leave 0, --strict makes them 1, no document is 65")
  func exitCodes() {
    #expect(flowproof("validate", Self.flow).code == .success)
    #expect(flowproof("validate", Self.flow, "--strict").code == .findings)
    #expect(flowproof("validate", "/nowhere.json").code == .noInput)
    #expect(flowproof("validate", Self.flow, "--json").output.contains(#""code":"unknown-key""#))
  }
}

@Suite("dialects on the command line")
struct DialectCommandTests {
  @Test("--suggest-dialect writes a file that --dialect takes")
  func roundTrip() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let flow = folder.appendingPathComponent("flow.json").path
    try #"{"id": "f", "steps": [{"id": "s", "type": "custom", "content_blocks": [{"type": "richText", "text": "x"}]}]}"#
      .write(toFile: flow, atomically: true, encoding: .utf8)
    let suggested = flowproof("validate", flow, "--suggest-dialect")
    #expect(suggested.output == #"{"keys":{},"types":{"richText":"rich_text"},"values":{}}"# + "\n")
    let dialect = folder.appendingPathComponent("dialect.json").path
    try suggested.output.write(toFile: dialect, atomically: true, encoding: .utf8)
    let outcome = flowproof("validate", flow, "--dialect", dialect, "--json")
    #expect(outcome.output == "" && outcome.error == "dialect: types.richText (1×)\n")
    #expect(flowproof("path", flow, "--dialect", "/nowhere.json").code == .noInput)
  }
}
