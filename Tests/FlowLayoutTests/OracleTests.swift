import FlowBase
import FlowLayout
import Foundation
import Testing

/// One line of the oracle: a block, and the boxes that Chromium or the rule for shortage gives.
struct OracleCase {
  let name: String
  let width: Double
  let locale: LocaleTag
  let root: Node
  let boxes: [String: Rect]

  static func read(_ file: String) throws -> [OracleCase] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
    let lines = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(separator: "\n")
    return try lines.map { line in
      let keys = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let locale = LocaleTag(keys["locale"] as? String ?? "en")
      let boxes = try #require(keys["boxes"] as? [String: [NSNumber]])
      return OracleCase(
        name: try #require(keys["name"] as? String), width: try #require(keys["width"] as? NSNumber).doubleValue,
        locale: locale, root: CaseNode(try #require(keys["block"] as? [String: Any]), locale: locale).node,
        boxes: boxes.mapValues { Rect($0[0].doubleValue, $0[1].doubleValue, $0[2].doubleValue, $0[3].doubleValue) })
    }
  }

  func laidOut() -> LaidOutScreen {
    LayoutEngine(measurer: MonoMeasurer(), scale: 3, direction: locale.direction)
      .layout(root, width: width, height: nil)
  }

  /// The boxes that are further than `tolerance` points from where they belong.
  func faults(tolerance: Double) -> [String] {
    let got = Dictionary(laidOut().boxes.map { ($0.block.id, $0.frame) }) { first, _ in first }
    return boxes.sorted { $0.key < $1.key }.compactMap { id, want in
      guard let have = got[id] else { return "\(name) \(id): no box" }
      let off = max(
        abs(have.x - want.x), abs(have.y - want.y), abs(have.width - want.width), abs(have.height - want.height))
      return off <= tolerance ? nil : "\(name) \(id): want \(want), have \(have)"
    }
  }
}

@Suite struct OracleTests {
  @Test("layout.md: every box of layout.jsonl is where Chromium has it")
  func chromium() throws {
    let cases = try OracleCase.read("layout.jsonl")
    #expect(cases.count == 300)
    // Chromium's own unit is 1/64 of a point.
    #expect(cases.flatMap { $0.faults(tolerance: 0.05) } == [])
  }

  @Test("layout.md, Shortage: every box of shortage.jsonl is where the rule puts it")
  func shortage() throws {
    let cases = try OracleCase.read("shortage.jsonl")
    #expect(cases.count == 80)
    #expect(cases.flatMap { $0.faults(tolerance: 0.002) } == [])
  }
}
