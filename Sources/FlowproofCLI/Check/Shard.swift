/// One of N parts of the work: `2/4`.
struct Shard: Hashable, CustomStringConvertible {
  var index: Int
  var count: Int

  /// nil unless 1 ≤ I ≤ N ≤ 10,000.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1...10_000 ~= count, 1...count ~= index else {
      return nil
    }
    self.index = index
    self.count = count
  }

  var description: String { "\(index)/\(count)" }

  /// Every N-th, so that the parts of one flow spread over all.
  func takes(_ position: Int) -> Bool { position % count == index - 1 }

  static let option = Option<Shard?>("shard", value: "I/N", "only every Nth case, from the Ith", fallback: nil) {
    (texts) throws(CommandError) in
    guard let shard = Shard(texts.last ?? "") else { throw .badValue(texts.last, of: "shard", "I/N, as in 2/4") }
    return shard
  }
}
