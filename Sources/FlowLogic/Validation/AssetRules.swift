import FlowBase
import FlowDocument

/// Files that are not there or cannot be used, at the place that names them (S-14, S-53).
enum AssetRules {
  static func check(_ lint: inout FlowLint, _ fault: Validator.AssetCheck) {
    var found: [AssetReference] = []
    func take(_ leaf: DeclaredValues.Leaf) {
      guard case .asset(let kind) = leaf.kind else { return }
      let names = leaf.json.asObject.map { $0.members.map(\.value) } ?? [leaf.json]
      for name in names {
        guard let text = name.asString, !Template.mayBe(text) else { continue }
        if let reference = AssetReference(name, kind: kind) { found.append(reference) }
      }
    }
    lint.values.visit(lint.flow.settings.values, as: SettingsKeys.declaration, isBlock: false, take)
    for step in lint.flow.steps { lint.values.visit(step) { leaf, _ in take(leaf) } }
    for reference in found {
      guard let diagnostic = fault(reference) else { continue }
      lint.report(
        diagnostic.code, diagnostic.severity, diagnostic.message, hint: diagnostic.hint, at: reference.origin)
    }
  }
}
