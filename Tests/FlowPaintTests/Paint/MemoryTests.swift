import FlowBase
import FlowDocument
import FlowLayout
import Foundation
import Testing

@testable import FlowPaint
@testable import Flowproof

/// Issue 3: memory stays flat, however many screens are drawn.
@Suite struct MemoryTests {
  @Test("What a renderer keeps goes with it")
  func renderersGo() throws {
    weak var painter: Painter?
    weak var measurer: PangoMeasurer?
    weak var shaper: TextShaper?
    let assets = DocumentAssets(AssetResolver(document: "/none.json"))
    do {
      let renderer = try StepRenderer(Resources())
      var sources = SourceMap()
      let text = ##"{"type": "badge", "text": "12 ☀️ שלום", "block_style": {"shadow": {"y": 4, "blur": 8}}}"##
      let json = JSONReader.read(bytes: Array(text.utf8), file: "case.json", into: &sources).0
      let block = BlockCase(name: "case", block: json ?? .null, width: 200)
      _ = renderer.paint(block, assets: assets, sources: sources)
      (painter, measurer, shaper) = (renderer.painter, renderer.measurer, renderer.measurer.shaper)
      #expect(painter != nil && measurer != nil && shaper != nil)
    }
    #expect(painter == nil)
    #expect(measurer == nil)
    #expect(shaper == nil)
  }

  @Test("Caches stop at their bound")
  func boundedCaches() {
    var cache = ByteBoundedCache<Int, [UInt8]>(limit: 1000)
    for i in 0..<10_000 {
      cache.insert([], for: i, bytes: 10 + i % 90)
      #expect(cache.bytes <= 1000)
    }
    cache.insert([], for: -1, bytes: 1001)
    #expect(cache.value(for: -1) == nil, "what is larger than the bound is not kept")
    #expect(cache.value(for: 9_999) != nil, "the last is")
  }
}
