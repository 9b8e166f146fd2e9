import FlowBase
import Foundation
import Testing

@testable import FlowDocument

@Suite("The four flows of Tests/Flows")
struct FlowFilesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Flows")

  static func load(_ name: String) throws -> LoadedDocument {
    try Document.load(path: folder.appendingPathComponent("\(name)/flow.json").path, catalogue: .test)
  }

  @Test(arguments: ["bank_signup", "fitness_coach", "language_learning", "meditation"])
  func prints(_ name: String) throws {
    let loaded = try Self.load(name)
    for d in loaded.diagnostics where d.code != .unknownBlock {
      let l = loaded.sources.location(of: d.origin)
      print(name, l?.line ?? 0, d.code.rawValue, d.message, d.hint ?? "", l?.path ?? "")
    }
  }
}
