import Testing

@testable import FlowproofCLI

@Suite("Exit codes")
struct ExitCodeTests {
  @Test("several: 70, 65, 1, 2 in this order (product.md), whichever comes first")
  func precedence() {
    let order: [ExitCode] = [.usage, .failure, .noInput, .findings, .goldens, .success]
    #expect(order.map(\.rawValue) == [64, 70, 65, 1, 2, 0])
    for (i, strong) in order.enumerated() {
      for weak in order[i...] {
        #expect(strong.combined(with: weak) == strong)
        #expect(weak.combined(with: strong) == strong)
      }
    }
    #expect(order.count == ExitCode.allCases.count)
  }
}
