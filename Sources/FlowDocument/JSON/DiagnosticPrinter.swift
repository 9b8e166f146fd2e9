import FlowBase

/// Says a diagnostic to people (with the line, a caret and the way out) or to machines (product.md, `validate --json`).
public struct DiagnosticPrinter: Sendable {
  public var sources: SourceMap
  /// ANSI colours, for a terminal.
  public var color: Bool
  /// Columns that the line of the source may take; longer ones are clipped around the caret.
  public var width: Int

  public init(sources: SourceMap, color: Bool = false, width: Int = 100) {
    self.sources = sources
    self.color = color
    self.width = max(20, width)
  }

  /// `file:line:column: severity: message [code]`, the line of the source, a caret below, the hint. No line end after
  /// the last line. Control characters of the document never get through.
  public func text(_ diagnostic: Diagnostic) -> String {
    let head = "\(diagnostic.severity.rawValue):"
    let code = "[\(diagnostic.code.rawValue)]"
    var out = ""
    if let place = sources.location(of: diagnostic.origin) {
      out += paint("\(TerminalText.shown(place.file)):\(place.line):\(place.column):", .bold) + " "
    }
    out += paint(head, .severity(diagnostic.severity)) + " "
    out += TerminalText.shown(diagnostic.message) + " " + paint(code, .dim)
    if let (line, caret) = excerpt(diagnostic.origin) {
      out += "\n  " + line
      out += "\n  " + String(repeating: " ", count: caret) + paint("^", .severity(diagnostic.severity))
    }
    if let hint = diagnostic.hint { out += "\n  " + paint("hint:", .dim) + " " + TerminalText.shown(hint) }
    return out
  }

  /// `{"code", "severity", "message", "hint"?, "file"?, "line"?, "column"?, "path"?}`; the place only where there is one.
  public func json(_ diagnostic: Diagnostic) -> JSON {
    var object: JSONObject = [
      "code": .string(diagnostic.code.rawValue),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
    ]
    if let hint = diagnostic.hint { object["hint"] = .string(hint) }
    if let place = sources.location(of: diagnostic.origin) {
      object["file"] = .string(place.file)
      object["line"] = .number(place.line)
      object["column"] = .number(place.column)
      object["path"] = .string(place.path)
    }
    return .object(object)
  }

  /// The line of the source as shown, and the columns before the caret.
  private func excerpt(_ origin: Origin) -> (line: String, caret: Int)? {
    guard let excerpt = sources.excerpt(around: origin, limit: width) else { return nil }
    let scalars = excerpt.text
    guard !scalars.isEmpty else { return nil }
    // Two thirds of the room go to what follows the caret; what one side does not need, the other gets.
    func columns(_ range: Range<Int>) -> Int { scalars[range].reduce(0) { $0 + TerminalText.columns($1) } }
    let after = columns(excerpt.caret..<scalars.count)
    var room = max(width / 3, width - after)
    var start = excerpt.caret
    while start > 0, room >= TerminalText.columns(scalars[start - 1]) {
      start -= 1
      room -= TerminalText.columns(scalars[start])
    }
    // The indentation tells nothing.
    let isWhole = start == 0 && !excerpt.clippedStart
    if isWhole { while start < excerpt.caret, scalars[start] == " " || scalars[start] == "\t" { start += 1 } }
    var end = excerpt.caret
    room = width - columns(start..<end)
    while end < scalars.count, room >= TerminalText.columns(scalars[end]) {
      room -= TerminalText.columns(scalars[end])
      end += 1
    }
    let before = isWhole ? "" : "…"
    let more = end < scalars.count || excerpt.clippedEnd ? "…" : ""
    let line = before + scalars[start..<end].reduce(into: "") { $0 += TerminalText.shown($1) } + more
    return (line, before.unicodeScalars.count + columns(start..<excerpt.caret))
  }

  private enum Paint {
    case bold, dim
    case severity(Severity)
  }

  private func paint(_ text: String, _ paint: Paint) -> String {
    guard color else { return text }
    let code =
      switch paint {
      case .bold: "1"
      case .dim: "2"
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.note): "1;36"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
