/// Results as Markdown, for a job's summary or a comment.
public enum MarkdownSummary {
  private static let limit = 50

  public static func text(_ results: CheckResults) -> String {
    var lines = ["## Flowproof: \(results.summary)", ""]
    for other in results.provenance {
      lines += [
        "> **Drawn with other libraries or fonts** than \(other.count) of the goldens: \(cell(other.words))", "",
      ]
    }
    let bad = results.cases.filter { $0.status != .passed }
    if !bad.isEmpty {
      lines += ["| | case | what changed | pixels |", "|---|---|---|---:|"]
      for result in bad.prefix(limit) {
        let pixels = result.differingPixels > 0 ? "\(result.differingPixels)" : ""
        lines.append("| \(result.status.rawValue) | `\(cell(result.id))` | \(cell(result.headline)) | \(pixels) |")
      }
      if bad.count > limit { lines.append("| | and \(bad.count - limit) more | | |") }
      lines.append("")
    }
    if !results.orphans.isEmpty {
      lines += ["Orphans, which no case asks for (`flowproof approve --prune` deletes them):", ""]
      lines += results.orphans.prefix(limit).map { "- `\(cell($0))`" }
      if results.orphans.count > limit { lines.append("- and \(results.orphans.count - limit) more") }
      lines.append("")
    }
    if bad.isEmpty && results.orphans.isEmpty { lines += ["Every picture equals its golden.", ""] }
    return lines.joined(separator: "\n")
  }

  private static func cell(_ text: String) -> String {
    String(
      text.map { c in c.isNewline || c == "|" || c == "`" ? (c == "|" ? "¦" : c == "`" ? "'" : " ") : c }
    )
    .replacing("<", with: "&lt;")
  }
}
