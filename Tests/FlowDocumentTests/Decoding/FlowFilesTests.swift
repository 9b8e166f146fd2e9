import FlowBase
import Foundation
import Testing

@testable import FlowDocument

@Suite("The four flows of Tests/Flows")
struct FlowFilesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Flows")

  static func load(_ name: String, catalogue: Catalogue = .test) throws -> LoadedDocument {
    try Document.load(path: folder.appendingPathComponent("\(name)/flow.json").path, catalogue: catalogue)
  }

  /// Findings that do not hang on a block's own keys: those of `test` are few.
  @Test(
    "Their diagnostics of this stage, and no others",
    arguments: [
      ("bank_signup", ["124 unknown-value"]),
      ("fitness_coach", ["128 unknown-key", "321 unknown-value"]),
      ("language_learning", ["16 no-effect"]),
      ("meditation", ["12 no-effect"]),
    ])
  func diagnostics(_ name: String, _ expected: [String]) throws {
    // Every type that the flow uses is known, and takes any key.
    let types = Set(
      try Self.load(name).document.flows.flatMap(\.steps).flatMap { step in
        var types: [String] = []
        step.forEachBlock { types.append($0.type) }
        return types
      })
    let tolerant = Catalogue(
      blocks: types.filter { !$0.hasPrefix("input_") }.union(["button", "form"]).subtracting(["confetti_cannon"])
        .sorted().map { type in
          let fields: [any DeclaredKey] = type == "form" ? [Key.json("fields", .fields)] : []
          var block = BlockDeclaration(type, summary: "", keys: fields)
          block.object = ObjectDeclaration(type, isOpen: true, keys: block.object.keys)
          return block
        }, fieldTypes: Catalogue.test.fieldTypes)
    let loaded = try Self.load(name, catalogue: tolerant)
    let found = loaded.diagnostics.map { d in
      "\(loaded.sources.location(of: d.origin)?.line ?? 0) \(d.code.rawValue)"
    }
    #expect(found.filter { $0 != "254 unknown-block" } == expected)
    #expect(found.contains("254 unknown-block") == (name == "fitness_coach"))
  }

  @Test(
    "Their steps, nodes and blocks",
    arguments: [
      ("bank_signup", 10, 0), ("fitness_coach", 12, 3), ("language_learning", 11, 2), ("meditation", 9, 2),
    ])
  func counts(_ name: String, _ steps: Int, _ nodes: Int) throws {
    let document = try Self.load(name).document
    #expect(document.flows[0].steps.count == steps)
    #expect(document.flows[0].nodes.count == nodes)
    #expect(document.kind == (name == "language_learning" ? .bundle : .flow))
  }

  @Test("S-59 the bundle's screen is a step of the flow `screens`; paywalls and remote config are kept")
  func bundle() throws {
    let document = try Self.load("language_learning").document
    #expect(document.flows.map(\.id) == ["glossaroo_first_lesson", "screens"])
    #expect(document.flows[1].steps.map(\.id) == ["streak_saved"])
    #expect(document.paywalls.keys == ["glossaroo_plus"])
    #expect(document.remoteConfig["trial_days"] == 7)
  }
}
