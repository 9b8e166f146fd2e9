import FlowBase

/// A measurer without fonts, for tests of layout (layout.md, The oracle files): each grapheme cluster 10 wide, each line
/// 20 high with its baseline at 15. Lines break at newlines and spaces only, inside a word where it is wider than a line
/// of its own; spaces count as clusters, those at a line's end do not.
public final class MonoMeasurer: Measurer {
  private static let advance = 10.0
  private static let height = 20.0
  private static let ascent = 15.0

  public init() {}

  public func measure(_ text: TextContent, width: Double?, scale: Double) -> TextMeasure {
    var breaker = MonoBreaker(room: width.map { max(1, Int(min($0 / Self.advance + 1e-9, 1e9))) } ?? .max)
    var lines = breaker.lines(of: text.string)
    var isTruncated = false
    if let most = text.maxLines, most >= 1, lines.count > most {
      isTruncated = true
      lines.removeSubrange(most...)
      lines[most - 1].cut(to: breaker.room)
    }
    let height = text.lineHeight ?? Self.height
    let placed = lines.enumerated().map { n, line in
      let top = Double(n) * height
      return TextLine(
        text: line.text, range: line.range, width: Double(line.clusters) * Self.advance, top: top,
        baseline: top + (height - Self.height) / 2 + Self.ascent)
    }
    return TextMeasure(
      size: Size(placed.map(\.width).max() ?? 0, Double(placed.count) * height), lines: placed,
      isTruncated: isTruncated,
      breaksWords: breaker.breaksWords)
  }

  public func naturalSize(of image: ImageSource) -> Size? { nil }
}

/// A line on its way: clusters without the spaces at its end.
private struct MonoLine {
  var text: String
  var range: Range<Int>
  var clusters: Int

  /// Ends the line with an ellipsis within `room` clusters.
  mutating func cut(to room: Int) {
    text = text.prefix(max(0, room - 1)) + "…"
    clusters = text.count
  }
}

private struct MonoBreaker {
  /// Clusters in a line.
  let room: Int
  private(set) var breaksWords = false

  init(room: Int) { self.room = room }

  mutating func lines(of text: String) -> [MonoLine] {
    guard !text.isEmpty else { return [] }
    var lines: [MonoLine] = []
    var start = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += self.lines(in: Array(paragraph), from: start)
      start += paragraph.utf8.count + 1
    }
    return lines
  }

  /// Greedy lines of one paragraph whose first byte is `start`.
  private mutating func lines(in clusters: [Character], from start: Int) -> [MonoLine] {
    var offsets = [start]
    for c in clusters { offsets.append(offsets[offsets.count - 1] + c.utf8.count) }
    var lines: [MonoLine] = []
    var first = 0
    repeat {
      let (end, next) = line(in: clusters, from: first)
      lines.append(
        MonoLine(
          text: String(clusters[first..<end]), range: offsets[first]..<offsets[end], clusters: end - first))
      first = next
    } while first < clusters.count
    return lines
  }

  /// Where the line that begins at `first` ends, without spaces, and where the next one begins.
  private mutating func line(in clusters: [Character], from first: Int) -> (end: Int, next: Int) {
    var end = first
    var k = first
    while k < clusters.count {
      let wordEnd = clusters[k...].firstIndex(of: " ") ?? clusters.count
      if wordEnd - first > room {
        // A word at the line's very start is wider than a line of its own.
        if end == first && clusters[first..<k].allSatisfy({ $0 != " " }) {
          breaksWords = true
          return (first + room, first + room)
        }
        return (end, k)
      }
      if wordEnd > k { end = wordEnd }
      k = clusters[wordEnd...].firstIndex { $0 != " " } ?? clusters.count
    }
    return (end, clusters.count)
  }
}
