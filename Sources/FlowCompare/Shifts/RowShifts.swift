/// Full rows that moved up or down, came or went (comparison.md, Comparing 5).
struct RowShifts {
  /// What remains different once the rows are laid back.
  var residual: DifferenceMap
  var shifts: [Shift]
  var pairing: LinePairing

  /// nil if no rows moved, or laying them back would not explain at least a quarter of the differing pixels.
  /// `expectedHeight`, `actualHeight`: of the pictures before padding; `width`: what both have.
  init?(
    _ map: DifferenceMap, _ classifier: PixelClassifier, wanted: PixelClass, expectedHeight: Int, actualHeight: Int,
    width: Int
  ) {
    guard let first = map.extents.firstIndex(where: { !$0.isEmpty }),
      let last = map.extents.lastIndex(where: { !$0.isEmpty })
    else { return nil }
    // Rows that are alike in both need no hash; with two heights, only those above the first difference are known.
    func hashes(_ view: PixelView, _ height: Int) -> [UInt64] {
      let end = expectedHeight == actualHeight ? min(height, last + 2) : height
      return LineHashes.rowHashes(view, hashing: min(max(0, first - 1), end)..<end, width: width, height: height)
    }
    let (expected, actual) = (hashes(classifier.expected, expectedHeight), hashes(classifier.actual, actualHeight))
    let alignment = LineAlignment(expected, actual)
    guard alignment.runs.contains(where: { $0.offset != 0 && $0.landmarks > 0 }) else { return nil }
    pairing = LinePairing(alignment, expectedCount: expectedHeight, actualCount: actualHeight) { stretch, most in
      // In its own place a line is known pixel by pixel.
      if stretch.offset == 0 {
        return map.count(.exact, in: PixelRect(columns: 0..<map.width, rows: stretch.actual))
      }
      var unequal = 0
      for y in stretch.actual where unequal <= most && expected[y - stretch.offset] != actual[y] {
        unequal += classifier.unequalPixels(row: y, dy: stretch.offset)
      }
      return unequal
    }
    residual = map
    for stretch in pairing.stretches where stretch.offset != 0 {
      for y in stretch.actual { residual.classify(classifier, 0..<map.width, row: y, dy: stretch.offset) }
    }
    for y in pairing.inserted.joined() { residual.clear(0..<map.width, row: y) }
    for y in actualHeight..<max(actualHeight, map.height) { residual.clear(0..<map.width, row: y) }
    guard residual.count(wanted) * 4 <= map.count(wanted) * 3 else { return nil }
    shifts = Self.shifts(alignment, width: width, expectedHeight, actualHeight)
    guard !shifts.isEmpty else { return nil }
    let reachesEnd = shifts.last?.kind == .everythingBelow
    func tells(_ hashes: [UInt64], _ rows: Range<Int>) -> Bool {
      !(reachesEnd && rows.upperBound == hashes.count) && !hashes[rows].allSatisfy { $0 == hashes[rows.lowerBound] }
    }
    shifts += pairing.inserted.filter { tells(actual, $0) }.map {
      Shift(kind: .insertedRows, area: PixelRect(columns: 0..<width, rows: $0), dx: 0, dy: 0)
    }
    shifts += pairing.removed.filter { tells(expected, $0) }.map {
      Shift(kind: .removedRows, area: PixelRect(columns: 0..<width, rows: $0), dx: 0, dy: 0)
    }
    shifts.sort { ($0.area.y, $0.area.height) < ($1.area.y, $1.area.height) }
  }

  /// Runs that moved, neighbours that moved alike as one.
  private static func shifts(
    _ alignment: LineAlignment, width: Int, _ expectedHeight: Int, _ actualHeight: Int
  ) -> [Shift] {
    // A blank end is anybody's: it neither moved nor stayed.
    let runs = alignment.runs.filter { $0.landmarks > 0 || $0.offset == 0 && $0.expected == 0 }
    var groups: [(offset: Int, rows: Range<Int>)] = []
    for run in runs {
      let rows = run.expected..<run.expected + run.count
      if let last = groups.last, last.offset == run.offset {
        groups[groups.count - 1].rows = last.rows.lowerBound..<rows.upperBound
      } else {
        groups.append((run.offset, rows))
      }
    }
    let blankEnd = alignment.runs.last.flatMap { $0.landmarks == 0 ? $0 : nil }
    let (expectedTail, actualTail) = (blankEnd?.expected ?? expectedHeight, blankEnd?.actual ?? actualHeight)
    return groups.enumerated().filter { $1.offset != 0 }.map { i, group in
      var rows = group.rows
      // Nothing but what is blank or cut off by the edge lies below.
      let isLast =
        i == groups.count - 1
        && (rows.upperBound >= expectedTail || rows.upperBound + group.offset >= actualTail)
      if isLast { rows = rows.lowerBound..<expectedHeight }
      return Shift(
        kind: isLast ? .everythingBelow : .rows, area: PixelRect(columns: 0..<width, rows: rows), dx: 0,
        dy: group.offset)
    }
  }
}
