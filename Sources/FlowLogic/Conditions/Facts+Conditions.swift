import FlowBase
import FlowDocument

/// What a condition comes to; `unknown` where an operator is not known (S-08).
enum Truth {
  case yes, no, unknown

  init(_ bool: Bool) { self = bool ? .yes : .no }
}

extension Facts {
  /// One evaluator for visibility, `depends_on`, `enabled_when` and rules. Total: any condition comes to something.
  ///
  /// What is unknown decides nothing by itself: `all` is still false beside something false, `any` true beside
  /// something true.
  func evaluate(_ condition: Condition, from step: Int?) -> Truth {
    switch condition {
    case .unknown: return .unknown
    case .test(let test): return Truth(holds(test, from: step))
    case .not(let part):
      switch evaluate(part, from: step) {
      case .yes: return .no
      case .no: return .yes
      case .unknown: return .unknown
      }
    case .all(let parts):
      var truth = Truth.yes
      for part in parts {
        switch evaluate(part, from: step) {
        case .no: return .no
        case .unknown: truth = .unknown
        case .yes: continue
        }
      }
      return truth
    case .any(let parts):
      var truth = Truth.no
      for part in parts {
        switch evaluate(part, from: step) {
        case .yes: return .yes
        case .unknown: truth = .unknown
        case .no: continue
        }
      }
      return truth
    }
  }

  /// Whether what the condition guards shows (VC-05, VC-06).
  func shows(_ condition: JSON?, from step: Int?) -> Bool {
    guard let condition else { return true }
    return evaluate(Condition(condition), from: step) != .no
  }

  private func holds(_ test: Condition.Test, from step: Int?) -> Bool {
    switch test.comparison {
    case .platform: return Self.words(test.value).contains { $0.lowercased() == platform.rawValue }
    case .locale: return Self.words(test.value).contains(where: matchesLocale)
    default: break
    }
    guard let name = test.field else { return false }
    let found = knownOperand(name, from: step)
    if !found.isKnown { noteUnknown(name, at: test.fieldOrigin) }
    switch test.comparison {
    case .filled: return found.json?.isFilled ?? false
    case .empty: return !(found.json?.isFilled ?? false)
    case .isSet: return found.json != nil
    case .equals: return equals(found, test.value)
    case .notEquals: return !equals(found, test.value)
    case .contains: return contains(found, test.value)
    case .greater: return compares(found.json, test.value) { $0 > $1 }
    case .less: return compares(found.json, test.value) { $0 < $1 }
    case .platform, .locale: return false
    }
  }

  private static func words(_ json: JSON?) -> [String] {
    json.map { ($0.asArray ?? [$0]).compactMap(\.asString) } ?? []
  }

  /// The whole tag, or a language that it begins with (VC-04).
  private func matchesLocale(_ word: String) -> Bool {
    let wanted = LocaleTag(word)
    if wanted == locale { return true }
    return locale.description.lowercased().hasPrefix(wanted.description.lowercased() + "-")
  }

  // MARK: Comparing

  /// DO-01; a list is any of its items, and null or nothing is what is missing.
  private func equals(_ found: Found, _ value: JSON?) -> Bool {
    guard let value, !value.isNull else { return found.json == nil }
    guard let json = found.json else { return value.asArray?.contains { $0.isNull } ?? false }
    guard let wanted = value.asArray else {
      if let items = json.asArray { return items.count == 1 && isSame(items[0], value, found.field) }
      return isSame(json, value, found.field)
    }
    // An answer of several options equals one value only if it is the only one.
    if let items = json.asArray {
      guard items.count == 1 else { return value == json }
      return wanted.contains { isSame(items[0], $0, found.field) }
    }
    return wanted.contains { isSame(json, $0, found.field) }
  }

  /// DO-03: a part of a text, a member of a list.
  private func contains(_ found: Found, _ value: JSON?) -> Bool {
    guard let json = found.json, let value, !value.isNull else { return false }
    return (value.asArray ?? [value]).contains { wanted in
      if let items = json.asArray { return items.contains { isSame($0, wanted, found.field) } }
      guard let text = json.shownText, let part = wanted.scalarText else { return false }
      return text.contains(part) || isSame(json, wanted, found.field)
    }
  }

  private func compares(_ json: JSON?, _ value: JSON?, _ order: (Double, Double) -> Bool) -> Bool {
    guard let number = json?.numeric, let value else { return false }
    return (value.asArray ?? [value]).contains { $0.numeric.map { order(number, $0) } ?? false }
  }

  /// One answer and one value: as text after numbers and bools are brought to one form; an option also by its other
  /// names (S-05).
  private func isSame(_ answer: JSON, _ value: JSON, _ field: Int?) -> Bool {
    if Self.isSameScalar(answer, value) { return true }
    if let object = answer.asObject {
      if let date = answer.isoDate { return Self.isSameScalar(.string(date), value) || answer == value }
      return ["id", "value", "label", "formatted_address"].contains { key in
        object[key].map { Self.isSameScalar($0, value) } ?? false
      }
    }
    if value.isoDate.map({ JSON.string($0) }) == answer { return true }
    guard let field, let option = option(answer, of: field) else { return false }
    return [option.values["id"], option.values["value"], option.values["label"]].contains { name in
      name.map { Self.isSameScalar($0, value) } ?? false
    }
  }

  private func option(_ answer: JSON, of field: Int) -> KeyedObject? {
    let options = self.options(of: field)
    if options.isEmpty { return nil }
    return OptionAnswer.selected(options, by: answer).first.map { options[$0] }
  }

  /// The options that a field, or the step's question, offers.
  func options(of field: Int) -> [KeyedObject] {
    let entry = index.fields[field]
    guard let block = entry.block else { return index.flow.steps[entry.step][OptionKeys.options] }
    if block.values["options"] != nil { return block[OptionKeys.options] }
    return block.values["plans"]?.asArray?.compactMap { KeyedObject($0) } ?? []
  }

  static func isSameScalar(_ a: JSON, _ b: JSON) -> Bool {
    switch (a.value, b.value) {
    case (.string(let a), .string(let b)): a == b
    case (.number, _), (_, .number):
      if let x = a.numeric, let y = b.numeric { x == y } else { false }
    case (.bool(let a), .bool(let b)): a == b
    case (.bool(let bool), .string(let word)), (.string(let word), .bool(let bool)):
      word.lowercased() == (bool ? "true" : "false")
    default: a == b
    }
  }
}
