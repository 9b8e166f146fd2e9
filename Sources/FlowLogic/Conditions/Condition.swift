import FlowBase
import FlowDocument

/// A condition as the document says it (format.md, Condition; S-15): visibility, `depends_on`, `enabled_when` and rules
/// alike.
public indirect enum Condition: Sendable {
  case all([Condition])
  case any([Condition])
  case not(Condition)
  case test(Test)
  /// An operator that is not known, or no condition at all: neither true nor false (S-08, DO-09).
  case unknown(String, Origin)

  public struct Test: Sendable {
    public var comparison: Comparison
    /// What is compared; nil for `platform_is` and `locale_matches`.
    public var field: String?
    /// Where the field is named.
    public var fieldOrigin: Origin
    /// What it is compared with; a list = any of.
    public var value: JSON?
  }

  /// What the operators do; several spellings mean the same.
  public enum Comparison: Sendable {
    case equals, notEquals, contains, filled, empty, greater, less, isSet, platform, locale
  }

  static let comparisons: [String: Comparison] = [
    "answer_equals": .equals, "equals": .equals, "answer_not_equals": .notEquals, "not_equals": .notEquals,
    "answer_contains": .contains, "contains": .contains, "binding_not_empty": .filled, "not_empty": .filled,
    "binding_empty": .empty, "empty": .empty, "gt": .greater, "lt": .less, "is_set": .isSet,
    "platform_is": .platform, "locale_matches": .locale,
  ]

  /// Reads any JSON; what is no condition is `unknown`.
  public init(_ json: JSON) {
    switch json.value {
    case .array(let items): self = .all(items.map(Condition.init))
    case .object(let object): self = Self.object(object, json.origin)
    default: self = .unknown(json.kindName, json.origin)
    }
  }

  private static func object(_ object: JSONObject, _ origin: Origin) -> Condition {
    if let name = object["operator"] {
      guard let word = name.asString, let comparison = comparisons[word] else {
        return .unknown(name.asString ?? name.kindName, name.origin)
      }
      let field = object["field"] ?? object["binding"] ?? object["path"]
      let needsField = comparison != .platform && comparison != .locale
      guard !needsField || field?.asString != nil else { return .unknown(word, name.origin) }
      return .test(
        Test(
          comparison: comparison, field: needsField ? field?.asString : nil, fieldOrigin: field?.origin ?? origin,
          value: object["value"]))
    }
    let parts = object.members.map(member)
    switch parts.count {
    case 0: return .unknown("{}", origin)
    case 1: return parts[0]
    default: return .all(parts)
    }
  }

  private static func member(_ member: JSONObject.Member) -> Condition {
    func list(_ json: JSON) -> [Condition] { json.asArray.map { $0.map(Condition.init) } ?? [Condition(json)] }
    switch member.key {
    case "all": return .all(list(member.value))
    case "any": return .any(list(member.value))
    case "not": return .not(Condition(member.value))
    default:
      guard let comparison = comparisons[member.key] else { return .unknown(member.key, member.keyOrigin) }
      return shorthand(comparison, member)
    }
  }

  /// `{"op": {"field": value}}`, `{"op": "field"}`, `{"op": value}` (S-15).
  private static func shorthand(_ comparison: Comparison, _ member: JSONObject.Member) -> Condition {
    let json = member.value
    switch comparison {
    case .platform, .locale:
      return .test(Test(comparison: comparison, field: nil, fieldOrigin: json.origin, value: json["value"] ?? json))
    case .filled, .empty, .isSet:
      let fields = json.asArray ?? json.asObject.map { $0["field"].map { [$0] } ?? $0.members.map { .string($0.key) } }
      let tests = (fields ?? [json]).compactMap { field in
        field.asString.map {
          Condition.test(Test(comparison: comparison, field: $0, fieldOrigin: field.origin, value: nil))
        }
      }
      if tests.isEmpty { return .unknown(member.key, member.keyOrigin) }
      return tests.count == 1 ? tests[0] : .all(tests)
    default:
      guard let object = json.asObject, !object.isEmpty else { return .unknown(member.key, member.keyOrigin) }
      if let field = object["field"]?.asString, let value = object["value"], object.count == 2 {
        return .test(
          Test(comparison: comparison, field: field, fieldOrigin: object["field"]?.origin ?? .none, value: value))
      }
      let tests = object.members.map {
        Condition.test(Test(comparison: comparison, field: $0.key, fieldOrigin: $0.keyOrigin, value: $0.value))
      }
      return tests.count == 1 ? tests[0] : .all(tests)
    }
  }

  /// Every test in it, in document order.
  public var tests: [Test] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.tests)
    case .not(let part): part.tests
    case .test(let test): [test]
    case .unknown: []
    }
  }
}
