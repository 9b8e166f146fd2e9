import FlowBase
import FlowDocument

/// Templates that can never be resolved (TE-12, S-35, S-53).
enum TextRules {
  static func check(_ step: Step, _ lint: inout FlowLint) {
    let stepTags = tags(of: step.values)
    var texts: [(JSON, Set<String>)] = []
    lint.values.visit(step) { leaf, owner in
      let isTemplated: Bool =
        switch leaf.kind {
        case .text, .number, .integer, .bool, .asset, .date: true
        case .any: leaf.isBlock
        default: false
        }
      guard isTemplated else { return }
      for text in strings(leaf.json) {
        texts.append((text, owner.map { tags(of: $0.values).union(stepTags) } ?? stepTags))
      }
    }
    for (text, tags) in texts { check(text, tags: tags, &lint) }
  }

  /// The words of the tables; what tags they may use depends on where they are shown.
  static func checkTables(_ lint: inout FlowLint) {
    for table in lint.flow[FlowKeys.localizations]?.asObject?.members ?? [] {
      for member in table.value.asObject?.members ?? [] {
        for text in strings(member.value) { check(text, tags: nil, &lint) }
      }
    }
  }

  /// The texts with braces in a value: itself, or one for each locale, plural form or appearance.
  private static func strings(_ json: JSON) -> [JSON] {
    if let text = json.asString { return Template.mayBe(text) ? [json] : [] }
    return json.asObject?.members.flatMap { strings($0.value) } ?? []
  }

  private static func tags(of values: JSONObject) -> Set<String> { Set(values["tags"]?.asObject?.keys ?? []) }

  private static func check(_ json: JSON, tags: Set<String>?, _ lint: inout FlowLint) {
    let template = Template(json.asString ?? "")
    if template.isUnbalanced {
      lint.report(
        .unbalancedTemplate, "Braces have no counterpart here: they are shown as they are.",
        hint: "a template is `{{namespace.path | fallback}}`", at: json.origin)
    }
    for piece in template.pieces {
      switch piece {
      case .literal: continue
      case .tag(let name, _):
        guard let tags, !tags.contains(name) else { continue }
        lint.report(
          .unknownTag, .error, "The tag `\(name)` is not declared here: it has no initial value and shows nothing.",
          hint: lint.hint(name, among: tags.sorted()) ?? "declare it under the block's `tags`", at: json.origin)
      case .path(let path, let fallback): check(path, fallback, json.origin, &lint)
      }
    }
  }

  private static func check(_ path: String, _ fallback: String?, _ origin: Origin, _ lint: inout FlowLint) {
    if path == "count" { return }
    guard let found = lint.facts.templateValue(path) else {
      let head = path.prefix { $0 != "." }
      lint.report(
        .unknownNamespace, "`\(path)` begins with no namespace: it counts as missing.",
        hint: lint.hint(String(head), among: Namespace.allCases.map(\.rawValue))
          ?? "known: " + Namespace.allCases.map(\.rawValue).joined(separator: ", "), at: origin)
      return
    }
    guard !found.isKnown else { return }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    lint.report(
      .unknownField,
      "No step asks for `\(path)`: "
        + (fallback.map { $0.isEmpty ? "nothing shows." : "`\($0)` always shows." } ?? "nothing ever shows."),
      hint: lint.hint(name, among: lint.fieldNames), at: origin)
  }
}
