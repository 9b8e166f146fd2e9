@testable import FlowDocument

/// As much of JSON Schema as FormatSchema writes.
struct SchemaChecker {
  let definitions: JSONObject

  init(_ schema: JSON) { definitions = schema["$defs"]?.asObject ?? JSONObject() }

  func accepts(_ json: JSON, _ schema: JSON) -> Bool {
    if let bool = schema.asBool { return bool }
    guard let rules = schema.asObject else { return false }
    return rules.members.allSatisfy { holds($0.key, $0.value, json, rules) }
  }

  private func holds(_ rule: String, _ value: JSON, _ json: JSON, _ rules: JSONObject) -> Bool {
    switch rule {
    case "$ref":
      let name = String(value.asString?.split(separator: "/").last ?? "")
      return definitions[name].map { accepts(json, $0) } ?? false
    case "type": return Self.types(json).contains(value.asString ?? "")
    case "enum": return value.asArray?.contains(json) ?? false
    case "anyOf": return value.asArray?.contains { accepts(json, $0) } ?? false
    case "minimum": return json.asNumber.map { $0 >= value.asNumber ?? 0 } ?? true
    case "maximum": return json.asNumber.map { $0 <= value.asNumber ?? 0 } ?? true
    case "pattern": return json.asString.map { Self.matches($0, value.asString ?? "") } ?? true
    case "items": return json.asArray?.allSatisfy { accepts($0, value) } ?? true
    case "required":
      return json.asObject.map { o in (value.asArray ?? []).allSatisfy { o[$0.asString ?? ""] != nil } } ?? true
    case "minProperties": return json.asObject.map { $0.count >= Int(value.asNumber ?? 0) } ?? true
    case "propertyNames": return json.asObject?.keys.allSatisfy { accepts(.string($0), value) } ?? true
    case "properties":
      return json.asObject?.members.allSatisfy { m in value[m.key].map { accepts(m.value, $0) } ?? true } ?? true
    case "additionalProperties":
      let known = rules["properties"]?.asObject
      return json.asObject?.members.allSatisfy { known?[$0.key] != nil || accepts($0.value, value) } ?? true
    default: return ["description", "default", "title", "$schema", "$defs"].contains(rule)
    }
  }

  private static func types(_ json: JSON) -> [String] {
    switch json.value {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .number(let number): number == number.rounded() ? ["number", "integer"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    (try? Regex(pattern)).map { text.firstMatch(of: $0) != nil } ?? false
  }
}
