import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic
import Foundation
import Testing

@testable import Flowproof

/// What the example flows say of themselves, held against what is laid out: the drawn texts, not the keys.
@Suite("What the example flows expect")
struct ExpectedTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Flows")
  static let names = ["bank_signup", "fitness_coach", "language_learning", "meditation"]

  @Test("every step shows what it should, and nothing else", arguments: names)
  func steps(_ name: String) throws {
    let folder = Self.root.appending(path: name)
    let resources = try Resources()
    let renderer = StepRenderer(resources)
    let input = try FlowInput(path: folder.appending(path: "flow.json").path, catalogue: resources.catalogue)
    var sources = SourceMap()
    for text in try String(contentsOf: folder.appending(path: "expected.jsonl"), encoding: .utf8).split(separator: "\n")
    {
      let expected = try #require(JSONReader.read(bytes: Array(text.utf8), file: "expected", into: &sources).value)
      guard expected["kind"]?.asString == "step" else { continue }
      let stateName = expected["state"]?.asString
      let state = try StateFile.load(path: stateName.map { folder.appending(path: "states/\($0).json").path }).state
      let flow = try #require(input.loaded.document.flows.first { $0.id == expected["flow"]?.asString })
      var matrix = Matrix()
      matrix.locales = [LocaleTag(expected["locale"]?.asString ?? "en")]
      let step = try #require(expected["step"]?.asString)
      let job = try #require(
        input.jobs(
          index: 0, flows: [flow], steps: [step], states: [state], matrix: matrix, catalogue: resources.catalogue
        ).first, "\(name)/\(step) does not show")
      let laid = renderer.layOut(
        job.resolver.screen(job.step, in: job.environment), assets: DocumentAssets(input.assets))
      check(expected, laid.layout.boxes, "\(name)/\(step) [\(stateName ?? "no state")]")
    }
  }

  private func check(_ expected: JSON, _ boxes: [Box], _ place: String) {
    var said: [String: String] = [:]
    for box in boxes { said[box.block.id, default: ""] += "\n" + box.texts.joined(separator: "\n") }
    for id in expected["shown"]?.asArray ?? [] {
      #expect(said[id.asString ?? ""] != nil, "\(place): \(id.asString ?? "") does not show")
    }
    for id in expected["hidden"]?.asArray ?? [] {
      #expect(said[id.asString ?? ""] == nil, "\(place): \(id.asString ?? "") shows")
    }
    for (key, wanted) in (expected["texts"]?.asObject?.members ?? []).map({ ($0.key, $0.value) }) {
      let texts = key == "*" ? Array(said.values) : [said[key] ?? ""]
      for words in wanted.asArray ?? [wanted] {
        let isSaid = texts.contains { says($0, words.asString ?? "") }
        #expect(isSaid, "\(place): \(key) says \(texts), not \(words.asString ?? "")")
      }
    }
    for words in expected["absent"]?.asArray ?? [] {
      for (id, text) in said { #expect(!says(text, words.asString ?? "-"), "\(place): \(id) says \(words)") }
    }
  }

  private func says(_ text: String, _ wanted: String) -> Bool {
    func spaced(_ text: String) -> String {
      let marks = Set("\u{200E}\u{200F}\u{061C}\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars)
      let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
      return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    if spaced(text).contains(spaced(wanted)) { return true }
    return spaced(text).filter { $0 != " " }.contains(spaced(wanted).filter { $0 != " " })
  }
}
