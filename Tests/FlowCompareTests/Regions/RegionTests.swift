import FlowBase
import FlowImage
import TestSupport
import Testing

@testable import FlowCompare

@Suite struct RegionTests {
  @Test("differences cluster into boxes named by the innermost block")
  func regions() {
    var after = Sketch(200, 200)
    after.fill(20, 20, 10, 4, .black)
    after.fill(34, 22, 6, 2, .black)  // 4 px on: the same cluster at 1×
    after.fill(100, 150, 30, 30, Color(200, 0, 0))
    let frames = [
      NamedFrame(name: "stack", frame: Rect(0, 0, 200, 120)),
      NamedFrame(name: "text `title`", frame: Rect(10, 10, 90, 20)),
    ]
    let verdict = Comparison.compare(Sketch(200, 200).picture, after.picture, blocks: frames)
    #expect(
      verdict.regions == [
        Region(box: PixelRect(x: 100, y: 150, width: 30, height: 30), differingPixels: 900, blocks: []),
        Region(box: PixelRect(x: 20, y: 20, width: 20, height: 4), differingPixels: 52, blocks: ["text `title`"]),
      ])
    #expect(verdict.words(verdict.regions[1]) == "text `title`: 20 × 4 pt at (20, 20), 52 pixels")
  }

  @Test("a moved block is named by its frame")
  func movedBlock() {
    let frames = [
      NamedFrame(name: "screen", frame: Rect(0, 0, 140, 220)),
      NamedFrame(name: "button `cta`", frame: Rect(26, 90, 100, 36)),
      NamedFrame(name: "text `label`", frame: Rect(50, 100, 50, 16)),
    ]
    let verdict = Comparison.compare(
      CorpusPair.screen().picture, CorpusPair.screen(buttonX: 26).picture, blocks: frames)
    #expect(verdict.shifts.map { $0.words(scale: 1) } == ["button `cta` moved right 6 pt"])
  }

  @Test("the densest window is the densest of all")
  func window() {
    var random = SplitMix(seed: 11)
    for side in [1, 2, 5, 8, 48] {
      var after = Sketch(70, 50)
      for _ in 0..<90 { after.blend(Int(random.next() % 70), Int(random.next() % 30) + 10, .black) }
      let verdict = Comparison.compare(
        Sketch(70, 50).picture, after.picture, options: ComparisonOptions(scale: Double(side) / 16))
      var best = 0
      for top in 0..<50 {
        for left in 0..<70 {
          var count = 0
          for y in top..<min(50, top + side) {
            for x in left..<min(70, left + side) where after.picture.bytes[(y * 70 + x) * 4] == 0 { count += 1 }
          }
          best = max(best, count)
        }
      }
      #expect(verdict[.exact].densestWindow == best, "side \(side)")
    }
  }
}
