import FlowDocument

extension Condition {
  /// The condition as a person would note it at an arrow: `weight < 45`, `plan = year or month`.
  public var words: String { words(isNested: false) }

  private func words(isNested: Bool) -> String {
    func joined(_ parts: [Condition], _ word: String) -> String {
      let text = parts.map { $0.words(isNested: parts.count > 1) }.joined(separator: " \(word) ")
      return isNested && parts.count > 1 ? "(\(text))" : text
    }
    switch self {
    case .all(let parts): return parts.isEmpty ? "always" : joined(parts, "and")
    case .any(let parts): return parts.isEmpty ? "never" : joined(parts, "or")
    case .not(let part): return "not " + part.words(isNested: true)
    case .unknown(let name, _): return "\(name)?"
    case .test(let test): return test.words
    }
  }
}

extension Condition.Test {
  var words: String {
    let field = field ?? ""
    let value = Self.words(value)
    switch comparison {
    case .equals: return "\(field) = \(value)"
    case .notEquals: return "\(field) ≠ \(value)"
    case .contains: return "\(field) contains \(value)"
    case .greater: return "\(field) > \(value)"
    case .less: return "\(field) < \(value)"
    case .filled: return "\(field) is filled"
    case .empty: return "\(field) is empty"
    case .isSet: return "\(field) is set"
    case .platform: return "on \(value)"
    case .locale: return "in \(value)"
    }
  }

  private static func words(_ json: JSON?) -> String {
    guard let json, !json.isNull else { return "nothing" }
    let items = json.asArray ?? [json]
    return items.map { $0.scalarText ?? JSONWriter().string($0) }.joined(separator: " or ")
  }
}
