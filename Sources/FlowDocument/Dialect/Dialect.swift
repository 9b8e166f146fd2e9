import FlowBase

/// Other names for what the format has, as data: published documents differ from it in spelling.
///
/// `{"types": {"their_type": "ours"}, "keys": {"option_list.options": ["their_key"], "*.block_style": ["their_key"]},
/// "values": {"row.distribution": {"spaceBetween": "space_between"}}}`. Before the dot stands a block or field type, the
/// name of another object (`step`, `option`, `style` …), or `*` for any.
public struct Dialect: Sendable {
  /// Their type → ours.
  public var types: [String: String]
  /// `owner.key` → their spellings of the key.
  public var keys: [String: [String]]
  /// `owner.key` → their word → ours.
  public var values: [String: [String: String]]

  public init(
    types: [String: String] = [:], keys: [String: [String]] = [:], values: [String: [String: String]] = [:]
  ) {
    self.types = types
    self.keys = keys
    self.values = values
  }

  /// Reads a dialect file. What is no entry is reported and left out.
  public static func load(_ json: JSON) -> (dialect: Dialect, diagnostics: [Diagnostic]) {
    var dialect = Dialect()
    var found: [Diagnostic] = []
    func wrong(_ json: JSON, _ expected: String) {
      found.append(
        Diagnostic(
          .wrongType, .warning, "This is \(json.kindName); expected is \(expected): it is left out.", at: json.origin))
    }
    guard let object = json.asObject else {
      wrong(json, "an object of `types`, `keys` and `values`")
      return (dialect, found)
    }
    for part in object.members {
      guard ["types", "keys", "values"].contains(part.key) else {
        found.append(
          Diagnostic(
            .unknownKey, .warning, "`\(part.key)` is no part of a dialect.",
            hint: suggestion(for: part.key, among: ["types", "keys", "values"]).map { "did you mean `\($0)`?" },
            at: part.keyOrigin))
        continue
      }
      for member in part.value.asObject?.members ?? [] {
        switch part.key {
        case "types":
          if let ours = member.value.asString {
            dialect.types[member.key] = ours
          } else {
            wrong(member.value, "a type")
          }
        case "keys":
          let names = (member.value.asArray ?? [member.value]).compactMap(\.asString)
          if names.isEmpty { wrong(member.value, "a list of keys") } else { dialect.keys[member.key] = names }
        default:
          guard let words = member.value.asObject else {
            wrong(member.value, "an object of words")
            continue
          }
          for word in words.members { dialect.values[member.key, default: [:]][word.key] = word.value.asString }
        }
      }
    }
    return (dialect, found)
  }

  /// Both; where they disagree this one's word stands.
  public func merged(with other: Dialect) -> Dialect {
    Dialect(
      types: types.merging(other.types) { mine, _ in mine },
      keys: keys.merging(other.keys) { mine, more in mine + more.filter { !mine.contains($0) } },
      values: values.merging(other.values) { mine, more in mine.merging(more) { a, _ in a } })
  }

  /// The dialect as a file, sorted.
  public var json: JSON {
    func object(_ members: [(String, JSON)]) -> JSON {
      .object(JSONObject(members.sorted { $0.0 < $1.0 }.map { JSONObject.Member(key: $0.0, value: $0.1) }))
    }
    return object([
      ("types", object(types.map { ($0.key, .string($0.value)) })),
      ("keys", object(keys.map { ($0.key, .array($0.value.map { .string($0) })) })),
      ("values", object(values.map { ($0.key, object($0.value.map { ($0.key, .string($0.value)) })) })),
    ])
  }
}
