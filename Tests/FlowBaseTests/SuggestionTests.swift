import Testing

@testable import FlowBase

@Suite("Suggestions for typos")
struct SuggestionTests {
  let commands = ["render", "check", "approve", "devices", "validate"]

  @Test(
    "a slip finds the word",
    arguments: [
      ("rendr", "render"), ("redner", "render"), ("Validate", "validate"), ("chek", "check"), ("devcies", "devices"),
      ("dev", "devices"),
    ])
  func near(typed: String, meant: String) { #expect(suggestion(for: typed, among: commands) == meant) }

  @Test(
    "nothing near: no suggestion", arguments: ["", "storyboard", "xy", "r", String(repeating: "render", count: 11)])
  func far(typed: String) { #expect(suggestion(for: typed, among: commands) == nil) }

  @Test("a swap of neighbours is one edit")
  func swap() { #expect(editDistance(Array("ab".utf8), Array("ba".utf8)) == 1) }

  @Test("equal distances go to the earlier candidate")
  func ties() { #expect(suggestion(for: "cat", among: ["bat", "hat"]) == "bat") }
}
