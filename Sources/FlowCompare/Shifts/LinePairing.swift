/// Every line of the actual picture paired with one of the expected picture, or inserted; every line of the expected
/// one paired or removed.
struct LinePairing {
  /// Lines of the actual picture that lie `offset` lines behind their partners.
  struct Stretch: Equatable {
    var actual: Range<Int>
    var offset: Int
  }

  private(set) var stretches: [Stretch] = []
  /// Lines of the actual picture without a partner.
  private(set) var inserted: [Range<Int>] = []
  /// Lines of the expected picture without a partner.
  private(set) var removed: [Range<Int>] = []

  /// Between two runs, as many lines as both sides have are taken as changed in place; they go with the run before or
  /// the run after, whichever `cost` finds less changed: the differing pixels of a stretch, counted until they are more
  /// than the second argument.
  init(_ alignment: LineAlignment, expectedCount: Int, actualCount: Int, cost: (Stretch, Int) -> Int) {
    var (nextExpected, nextActual) = (0, 0)
    let end = LineAlignment.Run(expected: expectedCount, actual: actualCount, count: 0, landmarks: 0)
    for run in alignment.runs + [end] {
      let (left, right) = (run.expected - nextExpected, run.actual - nextActual)
      let paired = min(left, right)
      let early = Stretch(actual: nextActual..<nextActual + paired, offset: nextActual - nextExpected)
      let late = Stretch(actual: run.actual - paired..<run.actual, offset: run.offset)
      func isCheaperEarly() -> Bool {
        let changed = cost(early, .max)
        return changed <= cost(late, changed)
      }
      let isEarly = left == right || paired == 0 || isCheaperEarly()
      if paired > 0 { stretches.append(isEarly ? early : late) }
      if right > paired {
        inserted.append(isEarly ? early.actual.upperBound..<run.actual : nextActual..<run.actual - paired)
      }
      if left > paired {
        removed.append(isEarly ? nextExpected + paired..<run.expected : nextExpected..<run.expected - paired)
      }
      if run.count > 0 { stretches.append(Stretch(actual: run.actual..<run.actual + run.count, offset: run.offset)) }
      (nextExpected, nextActual) = (run.expected + run.count, run.actual + run.count)
    }
  }

  /// The offset of all these lines of the actual picture, nil if they moved by several or one was inserted.
  func offset(of lines: Range<Int>) -> Int? {
    stretches.first { $0.actual.lowerBound <= lines.lowerBound && $0.actual.upperBound > lines.lowerBound }
      .flatMap { first in
        stretches.allSatisfy { !$0.actual.overlaps(lines) || $0.offset == first.offset }
          && !inserted.contains { $0.overlaps(lines) } ? first.offset : nil
      }
  }
}
