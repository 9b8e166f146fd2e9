import FlowImage
import Testing

@testable import FlowCompare

@Suite struct CorpusTests {
  @Test("each profile's verdict is the known one", arguments: CorpusPair.all)
  func verdicts(_ pair: CorpusPair) {
    let known: [ComparisonProfile: Bool] = [
      .exact: pair.passes.exact, .strict: pair.passes.strict, .perceptual: pair.passes.perceptual,
    ]
    for profile in ComparisonProfile.allCases {
      var options = pair.options
      options.profile = profile
      let verdict = Comparison.compare(pair.expected, pair.actual, options: options)
      let words = Comment(rawValue: verdict.explanation().joined(separator: "\n"))
      #expect(verdict.passes == known[profile], words)
      // Whatever was asked for, every profile says the same.
      #expect(verdict.results.map(\.passes) == ComparisonProfile.allCases.map { known[$0] ?? false }, words)
    }
  }

  @Test("what moved is named", arguments: CorpusPair.all)
  func shifts(_ pair: CorpusPair) {
    let verdict = Comparison.compare(pair.expected, pair.actual, options: pair.options)
    #expect(verdict.shifts.map { $0.words(scale: pair.options.scale) } == pair.shifts)
    if !pair.shifts.isEmpty {
      #expect(verdict.residualPixels == 0)
      #expect(verdict.regions.isEmpty)
    }
  }

  @Test("counts agree with counting pixel by pixel", arguments: CorpusPair.all)
  func counts(_ pair: CorpusPair) {
    guard pair.expected.width == pair.actual.width, pair.expected.height == pair.actual.height else { return }
    var (exact, strict) = (0, 0)
    for i in stride(from: 0, to: pair.expected.bytes.count, by: 4) {
      let (x, y) = (i / 4 % pair.expected.width, i / 4 / pair.expected.width)
      if pair.options.masks.contains(where: { $0.rows.contains(y) && $0.columns.contains(x) }) { continue }
      let step = (0..<4).map { abs(Int(pair.expected.bytes[i + $0]) - Int(pair.actual.bytes[i + $0])) }.max() ?? 0
      exact += step > 0 ? 1 : 0
      strict += step > 2 ? 1 : 0
    }
    let verdict = Comparison.compare(pair.expected, pair.actual, options: pair.options)
    #expect(verdict[.exact].differingPixels == exact)
    #expect(verdict[.strict].differingPixels == strict)
  }
}
