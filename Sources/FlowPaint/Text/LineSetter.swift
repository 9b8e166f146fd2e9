import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sets a shaped text into lines: breaks, heights, baselines, the ellipsis (layout.md, Text; look.md, Box height rule).
struct LineSetter {
  let text: TextContent
  let shaped: ShapedText
  let measurer: PangoMeasurer

  func measure(width: Double?, scale: Double) -> TextMeasure {
    var lines: [TextLine] = []
    var y = 0.0
    var breaksWords = false
    var isTruncated = false
    let most = text.maxLines.flatMap { $0 > 0 ? $0 : nil } ?? .max
    let bytes = Array(text.string.utf8)
    for (p, paragraph) in shaped.paragraphs.enumerated() where !bytes.isEmpty {
      if p > 0 { y += text.paragraphSpacing }
      let broken = LineBreaker(paragraph, width: width)
      let isLastParagraph = p == shaped.paragraphs.count - 1
      for line in broken.lines {
        let cuts = lines.count == most - 1 && (line.isBroken || !isLastParagraph)
        let set = cuts ? ellipsised(line, of: paragraph, width: width) : (line.clusters, line.width, "")
        let range = byteRange(set.0, of: paragraph)
        let height = lineHeight(set.0, of: paragraph)
        lines.append(
          TextLine(
            text: String(decoding: bytes[range], as: UTF8.self) + set.2, range: range, width: Double(set.1) / 1024,
            top: y, baseline: y + height.baseline))
        y += height.height
        isTruncated = cuts
        if cuts { break }
      }
      breaksWords = breaksWords || broken.breaksWords
      if isTruncated { break }
    }
    if text.lineHeight == nil, case .platform = text.metrics { y = roundedUp(y, scale) }
    let widest = lines.reduce(0) { max($0, $1.width) }
    return TextMeasure(size: Size(widest, y), lines: lines, isTruncated: isTruncated, breaksWords: breaksWords)
  }

  /// A hair is forgiven so that a height that is whole pixels stays so.
  private func roundedUp(_ height: Double, _ scale: Double) -> Double { ceil(height * scale - 1e-6) / scale }

  private func byteRange(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Range<Int> {
    guard let first = clusters.first, let last = clusters.last else {
      let start =
        clusters.lowerBound < paragraph.clusters.count
        ? paragraph.clusters[clusters.lowerBound].range.lowerBound : paragraph.range.upperBound
      return start..<start
    }
    return paragraph.clusters[first].range.lowerBound..<paragraph.clusters[last].range.upperBound
  }

  // MARK: Heights

  /// As high as the tallest run's font; a fallback font never counts.
  private func lineHeight(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> (height: Double, baseline: Double) {
    var runs = clusters.isEmpty ? [paragraph.run] : []
    for c in clusters where runs.last != paragraph.clusters[c].run { runs.append(paragraph.clusters[c].run) }
    var (ascent, descent) = (0.0, 0.0)
    for run in runs where run < text.runs.count {
      let font = text.runs[run].font
      let line = FittedFont(font, metrics: text.metrics).line
      let face = line == nil ? measurer.shaper.primary(font, text.metrics) : nil
      ascent = max(ascent, line?.ascent ?? face?.ascent ?? 0)
      descent = max(descent, line?.descent ?? face?.descent ?? 0)
    }
    guard let exact = text.lineHeight else { return (ascent + descent, ascent) }
    return (exact, (exact - ascent - descent) / 2 + ascent)
  }

  // MARK: Ellipsis

  private func ellipsised(
    _ line: LineBreaker.Line, of paragraph: ShapedParagraph, width: Double?
  ) -> (clusters: Range<Int>, width: Int, ellipsis: String) {
    let start = line.clusters.lowerBound
    let rest = start..<paragraph.clusters.count
    let run = line.clusters.last.map { paragraph.clusters[$0].run } ?? paragraph.run
    let mark = measurer.ellipsis(for: text, run: run)
    let limit = LineBreaker.limit(width) - mark.advance
    var end = start
    var advance = 0
    for c in rest {
      advance += paragraph.clusters[c].advance
      if advance > limit { break }
      let next = c + 1
      if next == rest.upperBound || paragraph.clusters[next].breaksWord { end = next }
    }
    while end > start && paragraph.clusters[end - 1].isSpace { end -= 1 }
    let kept = start..<end
    return (kept, paragraph.clusters[kept].reduce(mark.advance) { $0 + $1.advance }, PangoMeasurer.ellipsis)
  }
}

extension PangoMeasurer {
  static let ellipsis = "\u{2026}"

  /// The ellipsis in a run's look, and how wide it is in 1/1024 pt.
  func ellipsis(for text: TextContent, run: Int) -> (text: TextContent, shaped: ShapedText, advance: Int) {
    var mark = text
    mark.runs = text.runs.isEmpty ? [] : [text.runs[min(run, text.runs.count - 1)]]
    for i in mark.runs.indices { mark.runs[i].text = Self.ellipsis }
    let shaped = shape(mark)
    return (mark, shaped, shaped.paragraphs.reduce(0) { $0 + $1.clusters.reduce(0) { $0 + $1.advance } })
  }
}
