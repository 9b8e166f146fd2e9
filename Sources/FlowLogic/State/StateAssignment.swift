import FlowBase
import FlowDocument

/// `--set PATH=VALUE`: one value laid over a state file before it is read.
public enum StateAssignment {
  /// The state with the assignment made; nil where the text is not `PATH=VALUE`.
  ///
  /// The path names keys of the state file (`responses.goal`, `tags.user.streak`, `screen.goal.loading`);
  /// `onboarding.…` means `responses.…`. The value is JSON where it reads as JSON, else text.
  public static func apply(_ text: String, to state: JSON) -> JSON? {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    var path = text[..<sign].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !path.contains("") else { return nil }
    if path[0] == "onboarding" { path[0] = "responses" }
    if path[0] == "screens" { path[0] = "screen" }
    // The names of tags have dots of their own (AD-01).
    if path[0] == "tags", path.count > 2 { path = ["tags", path.dropFirst().joined(separator: ".")] }
    return set(value(String(text[text.index(after: sign)...])), at: path[...], in: state)
  }

  private static func value(_ text: String) -> JSON {
    guard let first = text.utf8.first, "{[\"-0123456789tfn".utf8.contains(first) else { return .string(text) }
    var sources = SourceMap()
    let (json, faults) = JSONReader.read(bytes: Array(text.utf8), file: "--set", into: &sources, dialect: .json)
    guard let json, faults.isEmpty else { return .string(text) }
    return stripped(json)
  }

  /// The same value without places: they belong to no file.
  private static func stripped(_ json: JSON) -> JSON {
    switch json.value {
    case .array(let items): .array(items.map(stripped))
    case .object(let object):
      .object(JSONObject(object.members.map { JSONObject.Member(key: $0.key, value: stripped($0.value)) }))
    default: JSON(json.value)
    }
  }

  private static func set(_ value: JSON, at path: ArraySlice<String>, in json: JSON) -> JSON {
    guard let key = path.first else { return value }
    if var items = json.asArray, let index = Int(key), items.indices.contains(index) {
      items[index] = set(value, at: path.dropFirst(), in: items[index])
      return JSON(.array(items), at: json.origin)
    }
    var object = json.asObject ?? JSONObject()
    object[key] = set(value, at: path.dropFirst(), in: object[key] ?? .object(JSONObject()))
    return JSON(.object(object), at: json.origin)
  }
}
