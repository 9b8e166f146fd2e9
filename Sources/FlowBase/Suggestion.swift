/// What somebody who typed `word` probably meant: the nearest of `candidates`, or nil if none is near.
///
/// Near is at most one edit in words of up to four letters, two in words of up to eight, three beyond; a candidate that
/// `word` begins comes next. Case does not count. Equal distances go to the earlier candidate.
public func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased().utf8)
  let limit = typed.count <= 4 ? 1 : typed.count <= 8 ? 2 : 3
  // A hostile document may hold a key of a megabyte: nothing known is that long.
  guard !typed.isEmpty, typed.count <= 64 else { return nil }
  var best: (candidate: String, distance: Int)?
  var beginning: String?
  for candidate in candidates {
    let known = Array(candidate.lowercased().utf8)
    if beginning == nil, typed.count >= 3, known.starts(with: typed) { beginning = candidate }
    guard abs(known.count - typed.count) <= limit else { continue }
    let distance = editDistance(typed, known)
    if distance <= limit, distance < known.count, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate ?? beginning
}

/// Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b` (optimal string alignment).
/// O(|a|·|b|).
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
