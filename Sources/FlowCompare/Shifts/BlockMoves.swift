/// Rectangles within the rows that moved along one axis: a button that went to the right, a label that went down beside
/// one that stayed.
struct BlockMoves {
  /// What remains different once the blocks are laid back.
  private(set) var residual: DifferenceMap
  private(set) var shifts: [Shift] = []

  private let classifier: PixelClassifier
  private let wanted: PixelClass
  private let pairing: LinePairing?
  /// Differences nearer than this many pixels belong together.
  private let distance: Int

  /// More places than this are a new picture rather than moves.
  private static let limit = 24

  init(
    _ map: DifferenceMap, _ classifier: PixelClassifier, wanted: PixelClass, pairing: LinePairing?, distance: Int
  ) {
    residual = map
    self.classifier = classifier
    self.wanted = wanted
    self.pairing = pairing
    self.distance = distance
    let whole = PixelRect(x: 0, y: 0, width: map.width, height: map.height)
    for band in split(whole, .rows).prefix(Self.limit) where !layBack(band, .columns) {
      // A block's edges above and below each other are one interval of columns, but may be two bands.
      for part in split(band, .columns).prefix(Self.limit) where part != band {
        if !layBack(part, .columns) { layBack(part, .rows) }
      }
    }
    // Of what is nearly as wide as the picture, the rows have been tried.
    for interval in split(whole, .columns).prefix(Self.limit) where interval.width * 4 < whole.width * 3 {
      layBack(interval, .rows)
    }
    shifts.sort { ($0.area.y, $0.area.x) < ($1.area.y, $1.area.x) }
  }

  /// The differing pixels of an area, cut where `distance` rows or columns in a row are equal, each part with the
  /// smallest rectangle around them.
  private func split(_ area: PixelRect, _ axis: LineHashes.Axis) -> [PixelRect] {
    let lines = axis == .rows ? area.rows : area.columns
    // By line, 0 where nothing differs.
    var filled = [UInt8](repeating: 0, count: lines.count)
    let bit = wanted.rawValue
    residual.classes.withUnsafeBufferPointer { classes in
      filled.withUnsafeMutableBufferPointer { filled in
        for y in area.rows {
          let extent = residual.extents[y].clamped(to: area.columns)
          let row = y * residual.width
          if axis == .rows {
            filled[y - area.y] = extent.contains { classes[row + $0] & bit != 0 } ? 1 : 0
          } else if !extent.isEmpty {
            let part = UnsafeBufferPointer(rebasing: classes[row + extent.lowerBound..<row + extent.upperBound])
            let target = UnsafeMutableBufferPointer(rebasing: filled[(extent.lowerBound - area.x)...])
            for i in 0..<part.count { target[i] |= part[i] & bit }
          }
        }
      }
    }
    var parts: [Range<Int>] = []
    for (line, found) in zip(lines, filled) where found != 0 {
      if let last = parts.last, line - last.upperBound < distance {
        parts[parts.count - 1] = last.lowerBound..<line + 1
      } else {
        parts.append(line..<line + 1)
      }
    }
    return parts.compactMap {
      bounds(in: axis == .rows ? PixelRect(columns: area.columns, rows: $0) : PixelRect(columns: $0, rows: area.rows))
    }
  }

  private func isWanted(_ x: Int, _ y: Int) -> Bool {
    residual.classes[y * residual.width + x] & wanted.rawValue != 0
  }

  /// The smallest rectangle around the differing pixels of an area.
  private func bounds(in area: PixelRect) -> PixelRect? {
    var result: PixelRect?
    for y in area.rows.clamped(to: 0..<residual.height) {
      let columns = residual.extents[y].clamped(to: area.columns)
      guard let first = columns.first(where: { isWanted($0, y) }), let last = columns.last(where: { isWanted($0, y) })
      else { continue }
      let row = PixelRect(x: first, y: y, width: last - first + 1, height: 1)
      result = result?.union(row) ?? row
    }
    return result
  }

  /// Tries to explain the differences of a rectangle by moves along one axis, and takes them out if that leaves at most
  /// a quarter of them.
  @discardableResult
  private mutating func layBack(_ box: PixelRect, _ axis: LineHashes.Axis) -> Bool {
    // A margin shows what lies around the block; it is unchanged, else it were part of the box.
    let area = box.expanded(by: 2).intersection(PixelRect(x: 0, y: 0, width: residual.width, height: residual.height))
    guard let dy = pairing.map({ $0.offset(of: area.rows) }) ?? 0 else { return false }
    let source = area.offset(x: 0, y: -dy)
    guard source.y >= 0, source.maxY <= classifier.expected.height else { return false }
    let expected = LineHashes.hashes(classifier.expected, in: source, axis)
    let actual = LineHashes.hashes(classifier.actual, in: area, axis)
    let alignment = LineAlignment(expected, actual)
    let moved = alignment.runs.filter { $0.offset != 0 && $0.landmarks > 1 }
    guard !moved.isEmpty else { return false }
    let lines = LinePairing(alignment, expectedCount: expected.count, actualCount: actual.count) { stretch, _ in
      stretch.offset == 0 ? 0 : 1
    }
    // Room may come and go, content may not: that is no move.
    func isBlank(_ hashes: [UInt64], _ lines: Range<Int>) -> Bool {
      hashes[lines].allSatisfy { $0 == hashes[lines.lowerBound] }
    }
    guard lines.inserted.allSatisfy({ isBlank(actual, $0) }), lines.removed.allSatisfy({ isBlank(expected, $0) })
    else { return false }
    let found = moved.compactMap { shift(of: $0, in: area, axis, dy) }
    let before = residual.count(wanted, in: area)
    apply(lines, in: area, axis, dy)
    guard residual.count(wanted, in: area) * 4 <= before else {
      for y in area.rows { residual.classify(classifier, area.columns, row: y, dy: dy) }
      return false
    }
    shifts += found
    return true
  }

  private mutating func apply(_ lines: LinePairing, in area: PixelRect, _ axis: LineHashes.Axis, _ dy: Int) {
    for stretch in lines.stretches {
      switch axis {
      case .rows:
        for line in stretch.actual {
          residual.classify(classifier, area.columns, row: area.y + line, dy: dy + stretch.offset)
        }
      case .columns:
        let columns = area.x + stretch.actual.lowerBound..<area.x + stretch.actual.upperBound
        for y in area.rows { residual.classify(classifier, columns, row: y, dx: stretch.offset, dy: dy) }
      }
    }
    for lines in lines.inserted {
      for y in axis == .rows ? area.y + lines.lowerBound..<area.y + lines.upperBound : area.rows {
        let columns = axis == .rows ? area.columns : area.x + lines.lowerBound..<area.x + lines.upperBound
        residual.clear(columns, row: y)
      }
    }
  }

  /// What a run of lines shows as moved: its differing pixels lie where it was and where it is, so its own rectangle is
  /// theirs less the distance.
  private func shift(of run: LineAlignment.Run, in area: PixelRect, _ axis: LineHashes.Axis, _ dy: Int) -> Shift? {
    let lines = min(run.expected, run.actual)..<max(run.expected, run.actual) + run.count
    let (offset, width) = (run.offset, abs(run.offset))
    switch axis {
    case .rows:
      let reach = PixelRect(columns: area.columns, rows: area.y + lines.lowerBound..<area.y + lines.upperBound)
      guard let box = bounds(in: reach), box.height > width else { return nil }
      let target = PixelRect(x: box.x, y: box.y + max(0, offset), width: box.width, height: box.height - width)
      return Shift(kind: .block, area: target.offset(x: 0, y: -dy - offset), dx: 0, dy: dy + offset)
    case .columns:
      let reach = PixelRect(columns: area.x + lines.lowerBound..<area.x + lines.upperBound, rows: area.rows)
      guard let box = bounds(in: reach), box.width > width else { return nil }
      let target = PixelRect(x: box.x + max(0, offset), y: box.y, width: box.width - width, height: box.height)
      return Shift(kind: .block, area: target.offset(x: -offset, y: -dy), dx: offset, dy: dy)
    }
  }
}
