import Foundation
import Testing

@testable import FlowproofCLI

/// Help texts are compared with the files beside this one. After a wanted change: `FLOWPROOF_RECORD=1 swift test
/// --filter HelpSnapshotTests`, then read the difference.
@Suite("Help texts")
struct HelpSnapshotTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")

  private func compare(_ outcome: Outcome, _ name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".txt")
    #expect(outcome.code == .success)
    #expect(outcome.error == "")
    if ProcessInfo.processInfo.environment["FLOWPROOF_RECORD"] == "1" {
      try outcome.output.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent): read it, and run again without FLOWPROOF_RECORD")
    } else {
      #expect(try outcome.output == String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test("the tool") func tool() throws { try compare(flowproof("--help"), "flowproof") }

  @Test("each command", arguments: Tool.commands.map(\.name))
  func command(name: String) throws { try compare(flowproof(name, "--help"), name) }

  @Test("no line is wider than a terminal", arguments: Tool.commands.map(\.name))
  func width(name: String) {
    for line in flowproof(name, "--help").output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("no snapshot without its command")
  func orphans() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(
      Set(files.filter { !$0.hasPrefix(".") }) == Set((Tool.commands.map(\.name) + ["flowproof"]).map { $0 + ".txt" }))
  }
}
