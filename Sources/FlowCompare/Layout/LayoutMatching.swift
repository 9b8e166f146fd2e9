/// Which block of the expected layout is which of the actual one.
struct LayoutMatching {
  /// For each expected block its partner's index.
  private(set) var partners: [Int?]
  /// Actual blocks without a partner, in order.
  private(set) var added: [Int] = []

  private var isTaken: [Bool]

  /// By id first; then blocks of the same type and text in order, as paths shift when one is inserted; then by path.
  init(_ expected: [LayoutBlock], _ actual: [LayoutBlock]) {
    partners = [Int?](repeating: nil, count: expected.count)
    isTaken = [Bool](repeating: false, count: actual.count)
    match(expected, actual) { block in block.id.map { ["id", $0] } }
    match(expected, actual) { block in block.id == nil ? ["same", block.path, block.type, block.text] : nil }
    match(expected, actual) { block in
      block.id == nil && !block.lines.isEmpty ? ["text", block.type, block.text] : nil
    }
    match(expected, actual) { block in block.id == nil ? ["path", block.path, block.type] : nil }
    added = actual.indices.filter { !isTaken[$0] }
  }

  /// Pairs unpaired blocks with equal keys, the first with the first.
  private mutating func match(_ expected: [LayoutBlock], _ actual: [LayoutBlock], key: (LayoutBlock) -> [String]?) {
    var places: [[String]: [Int]] = [:]
    for i in actual.indices.reversed() where !isTaken[i] {
      if let key = key(actual[i]) { places[key, default: []].append(i) }
    }
    for i in expected.indices where partners[i] == nil {
      guard let key = key(expected[i]), let partner = places[key]?.popLast() else { continue }
      partners[i] = partner
      isTaken[partner] = true
    }
  }
}
