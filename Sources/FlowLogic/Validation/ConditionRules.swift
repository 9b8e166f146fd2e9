import FlowBase
import FlowDocument

/// Conditions that ask for what nobody answers (S-38, S-53).
enum ConditionRules {
  static func check(_ step: Step, _ position: Int, _ lint: inout FlowLint) {
    var conditions: [JSON] = []
    lint.values.visit(step) { leaf, _ in
      if case .condition = leaf.kind { conditions.append(leaf.json) }
    }
    for json in conditions {
      for test in Condition(json).tests { check(test, position, &lint) }
    }
  }

  private static func check(_ test: Condition.Test, _ position: Int, _ lint: inout FlowLint) {
    if test.comparison == .platform {
      for word in test.value?.asArray ?? test.value.map({ [$0] }) ?? [] {
        guard let name = word.asString, Platform(rawValue: name.lowercased()) == nil else { continue }
        lint.report(
          .unknownValue, "There is no platform `\(name)`: this never holds.",
          hint: lint.hint(name, among: Platform.allCases.map(\.rawValue)), at: word.origin)
      }
    }
    guard let name = test.field else { return }
    let found = lint.facts.operand(name, from: position)
    guard found.isKnown else {
      lint.report(
        .unknownField, "No step asks for `\(name)`: it counts as missing.",
        hint: lint.hint(name, among: lint.fieldNames),
        at: test.fieldOrigin)
      return
    }
    if let field = found.field { checkOption(test, field, &lint) }
  }

  /// A comparison with an option that is not offered never holds.
  private static func checkOption(_ test: Condition.Test, _ field: Int, _ lint: inout FlowLint) {
    guard test.comparison == .equals || test.comparison == .notEquals else { return }
    let options = lint.facts.options(of: field)
    guard !options.isEmpty else { return }
    for value in test.value?.asArray ?? test.value.map({ [$0] }) ?? [] {
      guard let word = value.scalarText, !word.isEmpty else { continue }
      let isOffered = options.contains { option in
        [option.values["id"], option.values["value"], option.values["label"]].contains { name in
          name.map { Facts.isSameScalar($0, value) } ?? false
        }
      }
      guard !isOffered else { continue }
      lint.report(
        .unknownValue, .note, "`\(lint.index.fields[field].id)` offers no option `\(word)`.",
        hint: lint.hint(word, among: options.compactMap(OptionAnswer.id)), at: value.origin)
    }
  }
}

/// Fields that depend on each other in a circle (S-38).
enum DependencyRules {
  static func check(_ lint: inout FlowLint) {
    for field in lint.index.fields where field.isCyclic {
      let origin = field.block?.values[FieldKeys.dependsOn.declaration.name]?.origin ?? .none
      lint.report(
        .dependencyCycle, "`\(field.id)` depends on itself, by way of the fields it depends on: it never shows.",
        at: origin)
    }
  }
}
