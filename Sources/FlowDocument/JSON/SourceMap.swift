import FlowBase

/// All JSON sources read so far, and the place of every value in them: what turns an `Origin` into file, line, column
/// and JSON path. Origins index one table across all sources; lines and paths are computed only when asked for.
public struct SourceMap: Sendable {
  /// A place as people read it.
  public struct Location: Hashable, Sendable {
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in characters (Unicode scalars).
    public var column: Int
    /// `steps[2].content_blocks[0].text`; empty for the root. Keys that are not plain words stand as `["a b"]`.
    public var path: String
  }

  /// An entry of the table. A member's value has the entry of its key as parent.
  struct Node: Sendable {
    static let key: Int32 = -1
    static let other: Int32 = -2

    var offset: UInt32
    /// Index within the source; -1 for a root.
    var parent: Int32
    /// The index in an array, or `key` for a member's key, or `other`: adds nothing to the path.
    var step: Int32
  }

  struct Source: Sendable {
    var file: String
    var bytes: [UInt8]
    var nodes: [Node]
    /// The table index of `nodes[0]`.
    var first: Int32
    var lines: LineIndex
    /// The number of the first line of `bytes` in the file.
    var firstLine: Int
  }

  private(set) var sources: [Source] = []
  /// The index of the first entry.
  private let base: Int32
  /// The index that the next source's first entry gets.
  var nextIndex: Int32 { sources.last.map { $0.first + Int32($0.nodes.count) } ?? base }

  public init() { base = 0 }

  /// A map for states: its origins are none of a document's, whose map begins at 0 and never gets that far.
  public static var forState: SourceMap { SourceMap(base: 1 << 30) }

  private init(base: Int32) { self.base = base }

  /// A document's map that knows a state's places too.
  public func joined(with state: SourceMap) -> SourceMap {
    guard state.base >= nextIndex else { return self }
    var joined = self
    joined.sources += state.sources
    return joined
  }

  mutating func append(file: String, bytes: [UInt8], nodes: [Node], firstLine: Int = 1) {
    sources.append(
      Source(
        file: file, bytes: bytes, nodes: nodes, first: nextIndex, lines: LineIndex(bytes), firstLine: firstLine))
  }

  /// nil for `Origin.none` and for origins of another map.
  public func location(of origin: Origin) -> Location? {
    guard let (source, node) = find(origin) else { return nil }
    let (line, column) = source.lines.position(of: Int(source.nodes[node].offset), in: source.bytes)
    return Location(
      file: source.file, line: source.firstLine + line - 1, column: column, path: path(of: node, in: source))
  }

  public func path(of origin: Origin) -> String? {
    find(origin).map { path(of: $0.1, in: $0.0) }
  }

  /// A number as it was typed (`1.50`, `0x1F`); nil if there is no number at this place.
  public func numberText(of origin: Origin) -> String? {
    guard let (source, node) = find(origin) else { return nil }
    let rest = source.bytes[Int(source.nodes[node].offset)...]
    let text = rest.prefix { c in
      c >= 0x30 && c <= 0x39 || c | 0x20 >= 0x61 && c | 0x20 <= 0x7A || c == 0x2B || c == 0x2D || c == 0x2E
    }
    guard let c = text.first, c < 0x3A, text.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// The characters of the line around `origin`, at most `limit` on each side, and how many of them stand before it.
  /// `clippedStart` and `clippedEnd` tell whether the line goes on beyond them.
  func excerpt(
    around origin: Origin, limit: Int
  ) -> (text: [Unicode.Scalar], caret: Int, clippedStart: Bool, clippedEnd: Bool)? {
    guard let (source, node) = find(origin) else { return nil }
    let bytes = source.bytes
    let offset = min(Int(source.nodes[node].offset), bytes.count)
    func isBreak(_ i: Int) -> Bool { bytes[i] == 0x0A || bytes[i] == 0x0D }
    func isStart(_ i: Int) -> Bool { bytes[i] & 0xC0 != 0x80 }
    var start = offset
    var left = limit
    while start > 0, !isBreak(start - 1), left > 0 {
      start -= 1
      if isStart(start) { left -= 1 }
    }
    var end = offset
    var right = limit
    while end < bytes.count, !isBreak(end), right > 0 {
      end += 1
      if end == bytes.count || isStart(end) { right -= 1 }
    }
    let before = Array(String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars)
    let after = Array(String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars)
    return (
      before + after, before.count, start > 0 && !isBreak(start - 1), end < bytes.count && !isBreak(end)
    )
  }

  private func find(_ origin: Origin) -> (Source, Int)? {
    guard origin.index >= 0, origin.index < nextIndex else { return nil }
    var low = 0
    var high = sources.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if sources[middle].first <= origin.index { low = middle } else { high = middle }
    }
    let source = sources[low]
    let node = Int(origin.index - source.first)
    return source.nodes.indices.contains(node) ? (source, node) : nil
  }

  private func path(of node: Int, in source: Source) -> String {
    var steps: [Node] = []
    var i = node
    while i >= 0 {
      let entry = source.nodes[i]
      if entry.step != Node.other { steps.append(entry) }
      i = Int(entry.parent)
    }
    var path = ""
    for step in steps.reversed() {
      guard step.step == Node.key else {
        path += "[\(step.step)]"
        continue
      }
      let key = JSONReader.key(at: Int(step.offset), in: source.bytes)
      let isWord = key.utf8.allSatisfy { c in
        c | 0x20 >= 0x61 && c | 0x20 <= 0x7A || c >= 0x30 && c <= 0x39 || c == 0x5F || c == 0x2D || c == 0x24
          || c >= 0x80
      }
      if isWord && !key.isEmpty {
        path += path.isEmpty ? key : "." + key
      } else {
        path += "[\(JSONWriter.quoted(key))]"
      }
    }
    return path
  }
}
