import FlowBase

/// A difference between two layouts.
public struct LayoutChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case added
    case removed
    /// By so many points to the right and down.
    case moved(dx: Double, dy: Double)
    case resized(from: Size, to: Size)
    /// Another block type under the same id.
    case retyped(from: String)
    case textChanged(from: String, to: String)
    /// The same text on another number of lines, or broken at other places.
    case rebroken(from: Int, to: Int)
    case truncated(Bool)
    /// What reaches over the sides now; zero: nothing any more.
    case overflow(Edges)
    /// The height of everything on the screen, in points.
    case contentHeight(from: Double, to: Double)
  }

  public var kind: Kind
  /// "button `cta`", or "content" for the screen's own.
  public var block: String
  /// Where it is now, or was if it is no more.
  public var frame: Rect
  /// Blocks that did the same: those around or after this one that moved alike.
  public var followers: Int

  /// One sentence in points: "button `cta` moved down 12 pt".
  public var words: String {
    let number = Words.number
    let others = followers > 0 ? " and \(Words.count(followers, "other"))" : ""
    switch kind {
    case .added:
      return "\(block) added at (\(number(frame.x)), \(number(frame.y))), \(Self.words(frame.size)) pt\(others)"
    case .removed: return "\(block) removed from (\(number(frame.x)), \(number(frame.y)))\(others)"
    case .moved(let dx, let dy):
      var moves: [String] = []
      if abs(dy) > LayoutComparison.tolerance { moves.append("\(dy > 0 ? "down" : "up") \(number(abs(dy))) pt") }
      if abs(dx) > LayoutComparison.tolerance { moves.append("\(dx > 0 ? "right" : "left") \(number(abs(dx))) pt") }
      return "\(block)\(others) moved \(moves.joined(separator: " and "))"
    case .resized(let from, let to): return "\(block) resized from \(Self.words(from)) to \(Self.words(to)) pt"
    case .retyped(let from): return "\(block) was a \(from)"
    case .textChanged(let from, let to):
      let start = Self.start(of: from, to)
      return "\(block) reads “\(Self.excerpt(to, start))” instead of “\(Self.excerpt(from, start))”"
    case .rebroken(let from, let to):
      return from == to
        ? "\(block) breaks its lines elsewhere" : "\(block) takes \(Words.count(to, "line")) instead of \(from)"
    case .truncated(let now): return "\(block) is \(now ? "now" : "no longer") truncated"
    case .overflow(let edges):
      let sides = [("top", edges.top), ("right", edges.right), ("bottom", edges.bottom), ("left", edges.left)]
        .filter { $0.1 > LayoutComparison.tolerance }.map { "\(number($0.1)) pt at the \($0.0)" }
      return sides.isEmpty
        ? "\(block) no longer overflows" : "\(block) overflows by \(sides.joined(separator: " and "))"
    case .contentHeight(let from, let to):
      return "\(block) is \(number(to)) pt high instead of \(number(from))"
    }
  }

  private static func words(_ size: Size) -> String { "\(Words.number(size.width)) × \(Words.number(size.height))" }

  /// Characters of an excerpt, at most.
  private static let excerptLength = 60

  /// Where excerpts of two texts begin so that they show the first difference, at the beginning of a word.
  private static func start(of a: String, _ b: String) -> Int {
    guard max(a.count, b.count) > excerptLength else { return 0 }
    let same = zip(a, b).prefix { $0 == $1 }.count
    guard same > excerptLength / 2 else { return 0 }
    let before = a.prefix(same - excerptLength / 4)
    return before.lastIndex(of: " ").map { a.distance(from: a.startIndex, to: $0) + 1 } ?? before.count
  }

  private static func excerpt(_ text: String, _ start: Int) -> String {
    let rest = text.dropFirst(start)
    return (start > 0 ? "…" : "") + (rest.count > excerptLength ? rest.prefix(excerptLength - 1) + "…" : rest)
  }
}
