import FlowBase
import FlowDocument

/// Files that are not there or cannot be used, at the place that names them (S-14, S-53).
enum AssetRules {
  static func check(_ lint: inout FlowLint, _ fault: Validator.AssetCheck) {
    var found: [AssetReference] = []
    lint.values.visit(lint.flow.settings.values, as: SettingsKeys.declaration, isBlock: false) {
      found += references(in: $0)
    }
    for step in lint.flow.steps { lint.values.visit(step) { leaf, _ in found += references(in: leaf) } }
    for diagnostic in found.compactMap(fault) {
      lint.report(
        diagnostic.code, diagnostic.severity, diagnostic.message, hint: diagnostic.hint, at: diagnostic.origin)
    }
  }

  /// Of a paywall, a message or a survey.
  static func check(_ surface: Surface, _ values: DeclaredValues, _ fault: Validator.AssetCheck) -> [Diagnostic] {
    var found: [AssetReference] = []
    values.visit(surface) { found += references(in: $0) }
    return found.compactMap(fault)
  }

  /// The files that a value names: one, or one for each appearance.
  private static func references(in leaf: DeclaredValues.Leaf) -> [AssetReference] {
    guard case .asset(let kind) = leaf.kind else { return [] }
    let names = leaf.json.asObject.map { $0.members.map(\.value) } ?? [leaf.json]
    return names.compactMap { name in
      guard let text = name.asString, !Template.mayBe(text) else { return nil }
      return AssetReference(name, kind: kind)
    }
  }
}
