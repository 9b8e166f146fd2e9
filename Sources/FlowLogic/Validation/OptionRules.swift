import FlowBase
import FlowDocument

/// Options that cannot be told apart (S-05, S-34).
enum OptionRules {
  static func check(_ step: Step, _ lint: inout FlowLint) {
    check(step[OptionKeys.options], &lint)
    step.forEachBlock { block in
      if block.values["options"] != nil, block.type != "input_color" { check(block[OptionKeys.options], &lint) }
    }
  }

  private static func check(_ options: [KeyedObject], _ lint: inout FlowLint) {
    var seen: Set<String> = []
    for option in options {
      guard let id = OptionAnswer.id(of: option), !id.isEmpty else {
        lint.report(
          .wrongType, "An option has neither `id` nor `value` nor `label`: it cannot be selected.", at: option.origin)
        continue
      }
      if option[OptionKeys.id] == nil {
        lint.report(
          .wrongType, .note,
          "An option has no `id`: it goes by \(JSONWriter.quoted(id)), which changes with its words.",
          hint: "give it an `id`", at: option.origin)
      }
      if !seen.insert(id).inserted {
        lint.report(
          .duplicateID, "The option id \(JSONWriter.quoted(id)) is taken: the first of the two is found by it.",
          at: option.values["id"]?.origin ?? option.origin)
      }
    }
  }
}
