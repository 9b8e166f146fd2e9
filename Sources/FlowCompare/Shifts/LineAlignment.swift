/// Which lines of the expected picture are found again in the actual one: patience diff on hashes, O(n log n).
///
/// The anchors are *transitions* (a line together with the one before it) that occur once on either side: blank lines
/// and the repeated lines of a solid box say nothing about where something went, the line at which it begins does.
struct LineAlignment {
  /// Lines that follow each other alike on both sides.
  struct Run: Equatable {
    /// First lines.
    var expected: Int
    var actual: Int
    var count: Int
    /// Lines that differ from the one before them in the run: what there is to recognise; 0 = blank.
    var landmarks: Int
    /// How far the run moved, in lines.
    var offset: Int { actual - expected }
  }

  /// In order on both sides, without overlap; the common beginning and end, moved by nothing or by the difference of
  /// the lengths, are included where there are any.
  let runs: [Run]

  /// `minimumLandmarks`: runs elsewhere than at the beginning and end need that many, so that chance finds nothing.
  init(_ expected: [UInt64], _ actual: [UInt64], minimumLandmarks: Int = 2) {
    var prefix = 0
    let shorter = min(expected.count, actual.count)
    while prefix < shorter, expected[prefix] == actual[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, expected[expected.count - 1 - suffix] == actual[actual.count - 1 - suffix] {
      suffix += 1
    }
    func run(_ e: Int, _ a: Int, _ count: Int) -> Run {
      let landmarks = (e..<max(e, e + count - 1)).reduce(0) { expected[$1] != expected[$1 + 1] ? $0 + 1 : $0 }
      return Run(expected: e, actual: a, count: count, landmarks: landmarks)
    }
    let (expectedEnd, actualEnd) = (expected.count - suffix, actual.count - suffix)
    var runs = prefix > 0 ? [run(0, 0, prefix)] : []
    var (nextExpected, nextActual) = (prefix, prefix)
    for (e, a) in Self.anchors(expected, actual, prefix..<expectedEnd, prefix..<actualEnd)
    where e >= nextExpected && a >= nextActual {
      var (start, count) = (0, 1)
      while e + start > nextExpected, a + start > nextActual, expected[e + start - 1] == actual[a + start - 1] {
        start -= 1
      }
      while e + count < expectedEnd, a + count < actualEnd, expected[e + count] == actual[a + count] { count += 1 }
      let found = run(e + start, a + start, count - start)
      guard found.landmarks >= minimumLandmarks else { continue }
      runs.append(found)
      (nextExpected, nextActual) = (e + count, a + count)
    }
    if suffix > 0 { runs.append(run(expectedEnd, actualEnd, suffix)) }
    self.runs = runs
  }

  /// Transitions that occur once on either side, in order: the longest sequence that rises on both (patience sorting).
  private static func anchors(
    _ expected: [UInt64], _ actual: [UInt64], _ expectedLines: Range<Int>, _ actualLines: Range<Int>
  ) -> [(Int, Int)] {
    struct Places {
      var (expected, actual) = (-1, -1)
      var (expectedCount, actualCount) = (0, 0)
    }
    func transition(_ hashes: [UInt64], _ i: Int) -> UInt64? {
      i > 0 && hashes[i] != hashes[i - 1] ? (hashes[i - 1] &* 31) ^ hashes[i] : nil
    }
    var places: [UInt64: Places] = [:]
    for i in expectedLines {
      guard let key = transition(expected, i) else { continue }
      places[key, default: Places()].expected = i
      places[key, default: Places()].expectedCount += 1
    }
    for i in actualLines {
      guard let key = transition(actual, i), places[key] != nil else { continue }
      places[key]?.actual = i
      places[key]?.actualCount += 1
    }
    let pairs = expectedLines.compactMap { i -> (Int, Int)? in
      guard let key = transition(expected, i), let found = places[key], found.expectedCount == 1,
        found.actualCount == 1
      else { return nil }
      return (i, found.actual)
    }
    return rising(pairs)
  }

  private static func rising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var piles: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (i, pair) in pairs.enumerated() {
      var (low, high) = (0, piles.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[piles[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      previous[i] = low > 0 ? piles[low - 1] : -1
      if low == piles.count { piles.append(i) } else { piles[low] = i }
    }
    var result: [(Int, Int)] = []
    var i = piles.last ?? -1
    while i >= 0 {
      result.append(pairs[i])
      i = previous[i]
    }
    return result.reversed()
  }
}
