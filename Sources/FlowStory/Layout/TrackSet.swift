/// Parallel tracks of a channel: what leads to one target shares one, others that overlap get another.
struct TrackSet {
  private var spans: [Int: ClosedRange<Double>] = [:]
  private(set) var track: [Int: Int] = [:]
  private(set) var count = 0

  mutating func add(_ target: Int, from a: Double, to b: Double) {
    let span = min(a, b)...max(a, b)
    spans[target] =
      spans[target].map { min($0.lowerBound, span.lowerBound)...max($0.upperBound, span.upperBound) } ?? span
  }

  /// Gives each span the first track that is free `gap` beyond both of its ends.
  mutating func assign(gap: Double) {
    var ends: [Double] = []
    for (target, span) in spans.sorted(by: { ($0.value.lowerBound, $0.key) < ($1.value.lowerBound, $1.key) }) {
      if let free = ends.firstIndex(where: { $0 + gap < span.lowerBound }) {
        ends[free] = span.upperBound
        track[target] = free
      } else {
        track[target] = ends.count
        ends.append(span.upperBound)
      }
    }
    count = ends.count
  }
}
