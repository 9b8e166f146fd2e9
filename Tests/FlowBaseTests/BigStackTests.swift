import Testing

@testable import FlowBase

@Suite("Big stack")
struct BigStackTests {
  struct Failure: Error, Equatable { var depth: Int }

  /// About half a kilobyte a level.
  @inline(never) private func sum(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { room in
      room.initialize(repeating: depth)
      return depth == 0 ? 0 : room[depth % 64] - depth + 1 + sum(depth - 1)
    }
  }

  @Test("recursion of 40,000 levels fits, more than a usual thread holds")
  func deep() { #expect(onBigStack { sum(40_000) } == 40_000) }

  @Test("an error comes through with its type")
  func failure() {
    #expect(throws: Failure(depth: 3)) { try onBigStack { () throws(Failure) in throw Failure(depth: 3) } }
  }
}
