import FlowBase

/// Brings values into the form that their declarations promise (canonical names, one type a key, lists as lists), and
/// reports what had to be done for it. Whatever cannot be used counts as absent; nothing is fatal.
///
/// "Read leniently, report precisely" (format.md); which code stands for what: S-41, S-53.
public struct Normaliser {
  let catalogue: Catalogue
  /// For numbers as they were typed; nil where the values come from no file.
  let sources: SourceMap?
  /// `settings.block_styles` of the flow in hand, in normal form.
  var styles = JSONObject()
  public private(set) var diagnostics: [Diagnostic] = []

  /// Findings listed for one document, so that a hostile one costs bounded memory and time.
  static let limit = 10_000
  /// Findings that look for what was meant; each look costs some microseconds.
  private static let hintLimit = 500

  public init(catalogue: Catalogue, sources: SourceMap? = nil, styles: JSONObject = JSONObject()) {
    self.catalogue = catalogue
    self.sources = sources
    self.styles = styles
  }

  /// The findings in the order of the document, those of one place in the order of their making.
  var sorted: [Diagnostic] {
    let order = diagnostics.indices.sorted {
      (diagnostics[$0].origin.index, $0) < (diagnostics[$1].origin.index, $1)
    }
    return order.map { diagnostics[$0] }
  }

  mutating func report(
    _ code: DiagnosticCode, severity: Severity = .warning, _ message: String, hint: String? = nil, at origin: Origin
  ) {
    guard diagnostics.count < Self.limit else { return }
    if diagnostics.count == Self.limit - 1 {
      diagnostics.append(
        Diagnostic(.truncated, .warning, "More than \(Self.limit) findings: the rest is not listed.", at: origin)
      )
    } else {
      diagnostics.append(Diagnostic(code, severity, message, hint: hint, at: origin))
    }
  }

  /// "did you mean `x`?", or nil if nothing known is near.
  func hint(for word: String, among known: some Sequence<String>) -> String? {
    guard diagnostics.count < Self.hintLimit else { return nil }
    return suggestion(for: word, among: known).map { "did you mean `\($0)`?" }
  }

  mutating func wrongType(_ json: JSON, _ kind: ValueKind, _ key: String, _ outcome: String = "it is ignored") {
    report(
      .wrongType, "`\(key)` is \(Self.described(json)); expected is \(kind.expectation): \(outcome).", at: json.origin)
  }

  /// The value as shown in a message: `"abc"`, `3`, "a list".
  static func described(_ json: JSON) -> String {
    switch json.value {
    case .string(let text): "the string \(JSONWriter.quoted(shortened(text)))"
    case .number(let number): "the number \(JSONWriter.number(number))"
    case .bool(let bool): bool ? "true" : "false"
    default: json.kindName
    }
  }

  static func shortened(_ text: String) -> String {
    text.utf8.count > 60 ? String(text.prefix(48)) + "…" : text
  }

  // MARK: Any kind

  /// The value in the normal form of `kind`, or nil if it counts as absent. `key` is its name in messages.
  public mutating func value(_ json: JSON, as kind: ValueKind, of key: String) -> JSON? {
    if json.isNull { return nil }
    switch kind {
    case .any, .blocks, .fields: return json
    case .text: return text(json, kind, key)
    case .string: return string(json, kind, key)
    case .number(let range): return number(json, kind, range, key)
    case .integer(let range): return integer(json, kind, range, key)
    case .bool: return bool(json, kind, key)
    case .choice(let choices): return choice(json, kind, choices, key)
    case .color: return color(json, kind, key)
    case .dimension: return dimension(json, kind, key)
    case .edges: return sides(json, kind, key, Self.edgeNames)
    case .corners: return sides(json, kind, key, Self.cornerNames)
    case .asset: return asset(json, kind, key)
    case .icon: return icon(json, kind, key)
    case .date: return date(json, kind, key)
    case .object(let declaration): return object(json, kind, declaration, key)
    case .style(let declaration): return style(json, kind, declaration, key)
    case .list(let item): return list(json, kind, item, key)
    case .map(let item): return map(json, kind, item, key)
    case .either(let kinds): return either(json, kind, kinds, key)
    case .button: return button(json, kind, key)
    case .condition: return condition(json, kind, key)
    }
  }

  /// For a value of the wrong type: of a list the first item is taken, anything else counts as absent.
  mutating func refuse(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    guard case .array(let items) = json.value, let first = items.first, first.asArray == nil else {
      wrongType(json, kind, key)
      return nil
    }
    wrongType(json, kind, key, items.count == 1 ? "its item is taken" : "its first item is taken")
    return value(first, as: kind, of: key)
  }
}
