/// One line's glyphs in visual order, left to right, from the line's left end and its baseline.
struct LineArrangement {
  /// Neighbours of one face and one run.
  struct Piece {
    var face: Int
    var run: Int
    /// 1/1024 pt from the line's left end.
    var x: Int
    var width: Int
    var glyphs: [ShapedGlyph]
    /// What the glyphs stand for, in visual order: bytes of the text, and how many of the glyphs.
    var clusters: [(bytes: Range<Int>, glyphs: Int)]
  }

  var pieces: [Piece] = []
  /// 1/1024 pt.
  var width = 0

  /// - Parameters:
  ///   - clusters: of the line, without what hangs at its end.
  ///   - extra: 1/1024 pt to be spread over the line's gaps (justified text).
  init(_ clusters: ArraySlice<ShapedCluster>, of paragraph: ShapedParagraph, extra: Int = 0) {
    let gaps = Self.gaps(clusters)
    var (given, seen) = (0, 0)
    for i in Self.visualOrder(clusters.map(\.level)) {
      let cluster = clusters[clusters.startIndex + i]
      if pieces.last.map({ $0.face != cluster.face || $0.run != cluster.run }) ?? true {
        pieces.append(Piece(face: cluster.face, run: cluster.run, x: width, width: 0, glyphs: [], clusters: []))
      }
      var glyphs = Array(paragraph.glyphs[cluster.glyphs])
      var advance = cluster.advance
      if extra > 0 && gaps.contains(i) {
        // Spread without losing the remainder.
        seen += 1
        let share = extra * seen / gaps.count - given
        given += share
        advance += share
        if !glyphs.isEmpty { glyphs[glyphs.count - 1].advance += Int32(share) }
      }
      pieces[pieces.count - 1].clusters.append((cluster.range, glyphs.count { !$0.isMissing }))
      pieces[pieces.count - 1].glyphs += glyphs
      pieces[pieces.count - 1].width += advance
      width += advance
    }
  }

  /// Spaces, or between all clusters where a line has none (Chinese, Japanese, Thai).
  private static func gaps(_ clusters: ArraySlice<ShapedCluster>) -> Set<Int> {
    let spaces = clusters.indices.filter { clusters[$0].isSpace }.map { $0 - clusters.startIndex }
    return Set(spaces.isEmpty ? Array(0..<max(0, clusters.count - 1)) : spaces)
  }

  /// Rule L2 of the bidirectional algorithm: indices in visual order.
  private static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
