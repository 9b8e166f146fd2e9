import FlowBase
import FlowDocument

/// Puts values in the place of templates, for one screen.
struct TemplateResolver {
  let facts: Facts
  /// Findings are made for the place of the text.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ facts: Facts) { self.facts = facts }

  /// What a text may use beside the namespaces.
  struct Scope {
    /// Custom tags that the text's block or step declares, with their initial values (S-35).
    var tags: [String: String] = [:]
    /// The number that chooses the plural form (S-17).
    var count: Double?
    /// The text is Markdown, in which a value's signs are signs and no marks.
    var isMarkdown = false

    /// A value as it may stand in the text.
    func escaped(_ value: String) -> String {
      guard isMarkdown else { return value }
      return value.unicodeScalars.reduce(into: "") { text, scalar in
        if "\\`*_{}[]()<>#+-.!|~&".unicodeScalars.contains(scalar) { text += "\\" }
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text with every template resolved; what has neither value nor fallback is empty, with a warning.
  mutating func text(_ text: String, _ scope: Scope, at origin: Origin) -> String {
    guard Template.mayBe(text) else { return text }
    let template = Template(text)
    if template.isUnbalanced {
      report(.unbalancedTemplate, .warning, "Braces have no counterpart here: they are shown as they are.", origin)
    }
    // All or nothing: one tag without a value, and every tag shows its initial value (AD-04).
    let hasTags = template.pieces.allSatisfy { piece in
      if case .tag(let name, _) = piece { facts.state.tags[name] != nil && scope.tags[name] != nil } else { true }
    }
    return template.pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let literal): text += literal
      case .tag(let name, let fallback):
        if scope.tags[name] == nil {
          report(.unknownTag, .error, "The tag `\(name)` is not declared here: it has no initial value.", origin)
        }
        text += scope.escaped((hasTags ? facts.state.tags[name] : scope.tags[name] ?? fallback) ?? "")
      case .path(let path, let fallback): text += shown(path, fallback, scope, origin)
      }
    }
  }

  /// The value itself where the text is one template and nothing else, so that numbers stay numbers; else its text.
  mutating func value(_ json: JSON, _ scope: Scope) -> JSON {
    guard let text = json.asString, Template.mayBe(text) else { return json }
    if case .path(let path, _)? = Template(text).pieces.first, Template(text).pieces.count == 1,
      let found = facts.templateValue(path)?.json
    {
      return JSON(found.value, at: json.origin)
    }
    return JSON(.string(self.text(text, scope, at: json.origin)), at: json.origin)
  }

  private mutating func shown(_ path: String, _ fallback: String?, _ scope: Scope, _ origin: Origin) -> String {
    if path == "count", let count = scope.count { return JSONWriter.number(count) }
    guard let found = facts.templateValue(path) else {
      report(
        .unknownNamespace, .warning, "`\(path)` begins with no namespace: it counts as missing.", origin,
        hint: "known: " + Namespace.allCases.map(\.rawValue).joined(separator: ", "))
      return fallback ?? ""
    }
    if let text = found.json?.shownText { return scope.escaped(text) }
    if let fallback { return fallback }
    report(
      .unresolvedTemplate, .warning, "`{{\(path)}}` has no value for this user and no fallback: it shows nothing.",
      origin, hint: "`{{\(path) | …}}` says what stands there instead")
    return ""
  }

  private mutating func report(
    _ code: DiagnosticCode, _ severity: Severity, _ message: String, _ origin: Origin, hint: String? = nil
  ) {
    diagnostics.append(Diagnostic(code, severity, message, hint: hint, at: origin))
  }
}
