import FlowBase
import Foundation
import TestSupport
import Testing

@testable import FlowDocument

/// Any bytes → diagnostics, never a crash; the same for the same bytes.
@Suite struct DecoderFuzzTests {
  static let seeds: [[UInt8]] = {
    let texts = [
      #"""
      {"id":"f","settings":{"theme":{"primary_color":{"light":"#fff","dark":"#000"}},"block_styles":{"c":{"padding":4}}},
      "steps":[{"id":"a","type":"question","options":["A",{"id":"b","icon":"lucide:x"}],"content_blocks":[{"id":"r",
      "type":"row","gap":4,"distribution":"equal","block_style":"c","children":[{"type":"button","gradient_colors":["#f00"],
      "text":{"en":"Go","de":"Los"},"field_config":{"variant":"text"}},{"type":"image","image_url":{"light":"a","dark":"b"},
      "width":"50%"}]},{"type":"form","fields":[{"id":"e","type":"email","required":"true","depends_on":{"operator":
      "equals","field":"x","value":1}}]}],"cta":"Go","config":{"columns":3},"next_step_rules":[{"when":{"all":[]},
      "target":"b"}]},{"id":"b"}],"nodes":[{"id":"p","type":"paywall_trigger"}]}
      """#,
      #"""
      {"content":{"onboarding_flows":[{"steps":{"s":{"blocks":[{"type":"list","items":["a"]}]}}}],"screens":{"x":
      {"content":[{"type":"date_wheel_picker","default_value":"2026-02-30"}]}},"experiments":{"e":{"variants":[{"id":"v",
      "overrides":{"s":{"title":null}}}]}},"remote_config":{"a":1}},"bundle_version":2}
      """#,
    ]
    return texts.map { Array($0.replacing("\n", with: "").utf8) }
  }()

  /// Whole values to put where another stood: the reader accepts most of these documents, so the decoder sees them.
  static let values = [
    "null", "true", "-1", "1e308", "\"\"", "\"x\"", "[]", "{}", "[[[]]]", "{\"type\":\"stack\"}", "[{\"id\":\"r\"}]",
    "\"{{a\"", "{\"light\":1}", "\"input_x\"", "[null,[],{}]", "\"99%\"",
  ].map { Array($0.utf8) }

  private func mutate(_ seed: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        // The next value after a colon, whatever it is, becomes another one.
        guard let colon = bytes[at...].firstIndex(of: UInt8(ascii: ":")) else { continue }
        let stop =
          bytes[(colon + 1)...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? bytes.endIndex
        bytes.replaceSubrange(colon + 1..<stop, with: Self.values.randomElement(using: &random) ?? [])
      case 2:
        let stop = min(bytes.count, at + Int.random(in: 1...30, using: &random))
        bytes.insert(contentsOf: bytes[at..<stop], at: Int.random(in: 0...bytes.count, using: &random))
      case 3: bytes[at] = UInt8.random(in: 0...255, using: &random)
      default: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...8, using: &random)))
      }
      if bytes.isEmpty { return bytes }
    }
    return bytes
  }

  @Test("20,000 mutations of documents are read and decoded, the same twice")
  func mutations() {
    var random = SplitMix(seed: 2026)
    var decodedBlocks = 0
    for i in 0..<20_000 {
      let bytes = mutate(Self.seeds[i % 2], &random)
      let loaded = Document.load(bytes: bytes, file: "f", catalogue: .test)
      for flow in loaded.document.flows {
        for step in flow.steps {
          step.forEachBlock { block in
            decodedBlocks += 1
            if block.isKnown { #expect(block.values[CommonKeys.fieldConfig.declaration.name] == nil) }
          }
        }
      }
      if loaded.document.flows.isEmpty {
        #expect(!loaded.diagnostics.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      }
      if i % 100 == 0 {
        #expect(Document.load(bytes: bytes, file: "f", catalogue: .test).diagnostics == loaded.diagnostics)
      }
    }
    #expect(decodedBlocks > 20_000)
  }

  @Test("Nested 100,000 deep, as blocks and as conditions")
  func deep() {
    for unit in [#"{"type":"stack","children":["#, #"{"not":{"all":["#, "[[[", #"{"content":{"#] {
      let text = #"{"content_blocks":["# + String(repeating: unit, count: 100_000)
      let loaded = Document.load(bytes: Array(text.utf8), file: "deep", catalogue: .test)
      #expect(loaded.diagnostics.contains { $0.code == .truncated || $0.severity == .error })
      onBigStack { withExtendedLifetime(loaded) {} }
    }
  }
}
