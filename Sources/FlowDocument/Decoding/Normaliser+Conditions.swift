import FlowBase

/// The operators of conditions, wherever they stand (format.md, Condition).
public enum ConditionOperators {
  public static let all = [
    "answer_equals", "answer_not_equals", "answer_contains", "binding_not_empty", "binding_empty", "platform_is",
    "locale_matches", "equals", "not_equals", "contains", "not_empty", "empty", "gt", "lt", "is_set",
  ]
  static let known = Set(all)
}

extension Normaliser {
  /// Keeps a condition as it is; only its shape and the names of its operators are looked at (S-08, S-15, DO-09).
  mutating func condition(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    guard json.asObject != nil || json.asArray != nil else {
      wrongType(json, kind, key)
      return nil
    }
    check(json, key)
    return json
  }

  private mutating func check(_ json: JSON, _ key: String) {
    guard let object = json.asObject else {
      wrongType(json, .condition, key, json.asArray == nil ? "it is ignored" : "all of its items must hold")
      for item in json.asArray ?? [] { check(item, key) }
      return
    }
    if let name = object["operator"] {
      guard let text = name.asString else {
        wrongType(name, .string, "operator")
        return
      }
      checkOperator(text, at: name.origin)
      return
    }
    if object.isEmpty { wrongType(json, .condition, key) }
    for member in object.members {
      switch member.key {
      case "all", "any":
        guard let items = member.value.asArray else {
          wrongType(member.value, .list(.condition), member.key, "it is taken as a list of one")
          if member.value.asObject != nil { check(member.value, member.key) }
          continue
        }
        for item in items { check(item, member.key) }
      case "not": check(member.value, member.key)
      default: checkOperator(member.key, at: member.keyOrigin)
      }
    }
  }

  private mutating func checkOperator(_ name: String, at origin: Origin) {
    guard !ConditionOperators.known.contains(name) else { return }
    report(
      .unknownValue,
      "The condition \(JSONWriter.quoted(Self.shortened(name))) is not known: what it guards shows, and a rule with it "
        + "never matches.",
      hint: hint(for: name, among: ConditionOperators.all), at: origin)
  }
}
