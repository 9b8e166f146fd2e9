/// Greedy line breaking over shaped clusters (layout.md, Text).
struct LineBreaker {
  /// Clusters of one line; those hanging at its end are left out.
  struct Line {
    var clusters: Range<Int>
    /// 1/1024 pt.
    var width: Int
    /// The paragraph goes on after it.
    var isBroken: Bool
  }

  var lines: [Line] = []
  /// A word was wider than a line.
  var breaksWords = false

  /// - Parameter width: points; nil = as wide as the paragraph.
  init(_ paragraph: ShapedParagraph, width: Double?) {
    let clusters = paragraph.clusters
    let limit = Self.limit(width)
    var start = 0
    var i = 0
    var opportunity = 0
    var advance = 0
    while i < clusters.count {
      if i > start && clusters[i].breaksLine { opportunity = i }
      advance += clusters[i].advance
      guard !clusters[i].isSpace, advance > limit, i > start else {
        i += 1
        continue
      }
      if opportunity <= start {
        guard let cut = (start + 1...i).last(where: { clusters[$0].breaksWord }) else {
          i += 1
          continue
        }
        opportunity = cut
        breaksWords = true
      }
      append(start..<opportunity, of: clusters, isBroken: true)
      start = opportunity
      i = start
      advance = 0
    }
    append(start..<clusters.count, of: clusters, isBroken: false)
  }

  /// In 1/1024 pt. A text measured at its own width must fit there: a hair more than the width is allowed.
  static func limit(_ width: Double?) -> Int {
    guard let width, width < 1e9 else { return .max }
    return width > 0 ? Int(width * 1024) + 8 : 0
  }

  private mutating func append(_ range: Range<Int>, of clusters: [ShapedCluster], isBroken: Bool) {
    var end = range.upperBound
    while end > range.lowerBound && clusters[end - 1].isSpace { end -= 1 }
    let kept = range.lowerBound..<end
    lines.append(Line(clusters: kept, width: clusters[kept].reduce(0) { $0 + $1.advance }, isBroken: isBroken))
  }
}
