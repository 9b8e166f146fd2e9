import FlowBase

/// Compares layout goldens (comparison.md, Beside pixels).
public enum LayoutComparison {
  /// Points up to which two numbers are equal: what rounding to two decimals can make of one value.
  static let tolerance = 0.0101

  /// What changed, in the actual layout's order, removed blocks last. A block that only went along with the one around
  /// it is not told of, and of three or more blocks that moved alike the first stands for all (`followers`).
  public static func changes(_ expected: LayoutText, _ actual: LayoutText) -> [LayoutChange] {
    let matching = LayoutMatching(expected.blocks, actual.blocks)
    var before = [LayoutBlock?](repeating: nil, count: actual.blocks.count)
    for (i, partner) in matching.partners.enumerated() {
      if let partner { before[partner] = expected.blocks[i] }
    }
    var changes: [LayoutChange] = []
    if abs(expected.contentHeight - actual.contentHeight) > tolerance {
      let kind = LayoutChange.Kind.contentHeight(from: expected.contentHeight, to: actual.contentHeight)
      changes.append(
        LayoutChange(
          kind: kind, block: "content", frame: Rect(0, 0, actual.size.width, actual.contentHeight), followers: 0))
    }
    // Moves of the blocks so far by path, so that those inside them are known to have gone along.
    var moves: [String: Point] = [:]
    for (i, block) in actual.blocks.enumerated() {
      guard let old = before[i] else {
        changes.append(LayoutChange(kind: .added, block: block.name, frame: block.frame, followers: 0))
        continue
      }
      let by = block.frame.origin - old.frame.origin
      moves[block.path] = by
      let around = ancestors(of: block.path).first { moves[$0] != nil }.flatMap { moves[$0] } ?? .zero
      let wentAlong = differs(by, .zero) && !differs(by, around)
      for kind in kinds(old, block) {
        if case .moved = kind, wentAlong { continue }
        changes.append(LayoutChange(kind: kind, block: block.name, frame: block.frame, followers: 0))
      }
    }
    for (i, partner) in matching.partners.enumerated() where partner == nil {
      let block = expected.blocks[i]
      changes.append(LayoutChange(kind: .removed, block: block.name, frame: block.frame, followers: 0))
    }
    return grouped(changes)
  }

  private static func kinds(_ old: LayoutBlock, _ new: LayoutBlock) -> [LayoutChange.Kind] {
    var kinds: [LayoutChange.Kind] = []
    if old.type != new.type { kinds.append(.retyped(from: old.type)) }
    if old.text != new.text {
      kinds.append(.textChanged(from: old.text, to: new.text))
    } else if old.lines != new.lines {
      kinds.append(.rebroken(from: old.lines.count, to: new.lines.count))
    }
    let by = new.frame.origin - old.frame.origin
    if differs(by, .zero) { kinds.append(.moved(dx: by.x, dy: by.y)) }
    let (from, to) = (old.frame.size, new.frame.size)
    if abs(from.width - to.width) > tolerance || abs(from.height - to.height) > tolerance {
      kinds.append(.resized(from: from, to: to))
    }
    if old.isTruncated != new.isTruncated { kinds.append(.truncated(new.isTruncated)) }
    let sides: [KeyPath<Edges, Double>] = [\.top, \.right, \.bottom, \.left]
    if sides.contains(where: { abs(old.overflow[keyPath: $0] - new.overflow[keyPath: $0]) > tolerance }) {
      kinds.append(.overflow(new.overflow))
    }
    return kinds
  }

  private static func differs(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) > tolerance || abs(a.y - b.y) > tolerance
  }

  /// The paths around a path, the innermost first: `a[0].b` has `a[0]`.
  private static func ancestors(of path: String) -> [String] {
    path.indices.reversed().filter { path[$0] == "." }.map { String(path[..<$0]) }
  }

  /// Moves by the same distance as one change, at the place of the first.
  private static func grouped(_ changes: [LayoutChange]) -> [LayoutChange] {
    var groups: [LayoutChange.Kind: Int] = [:]
    for change in changes {
      if let key = key(change.kind) { groups[key, default: 0] += 1 }
    }
    var seen: Set<LayoutChange.Kind> = []
    return changes.compactMap { change in
      guard let key = key(change.kind), let count = groups[key], count > 2 else { return change }
      guard seen.insert(key).inserted else { return nil }
      var first = change
      first.followers = count - 1
      return first
    }
  }

  /// Equal for moves that print alike.
  private static func key(_ kind: LayoutChange.Kind) -> LayoutChange.Kind? {
    guard case .moved(let dx, let dy) = kind else { return nil }
    return .moved(dx: (dx * 20).rounded(), dy: (dy * 20).rounded())
  }
}
