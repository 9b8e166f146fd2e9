import FlowBase
import FlowDocument

extension LiveState {
  /// Reads `screen.<step>` of a state for a step as it shows. Its texts stand as they are (S-58).
  init(_ json: JSON?, step: Step, answers: JSONObject, words: Words) {
    self.init()
    guard let json else { return }
    if let message = json["banner"]?.asString {
      banner = (.error, message)
    } else if let object = json["banner"], let message = object["message"]?.asString {
      banner = (object["kind"]?.asString.flatMap(BannerKind.init) ?? .error, message)
    }
    isLoading = json["loading"]?.asBool ?? (json["loading"]?.asString == "true")
    if let text = json["toast"]?.asString {
      toast = text.isEmpty ? nil : text
    } else if json["toast"]?.asBool == true {
      toast = words[.requiredFields]
    }
    open = json["open"]?.asString
    focused = json["focused"]?.asString
    scrollY = json["scroll_y"]?.numeric ?? json["scrollY"]?.numeric ?? 0
    suggestions = json["suggestions"]?.asObject ?? JSONObject()
    chat = json["chat"]
    disabled = Set(Self.names(json["disabled"]))
    errors = Self.errors(json, step, answers, words)
  }

  /// A list of ids, one id, or ids with true.
  private static func names(_ json: JSON?) -> [String] {
    guard let json else { return [] }
    if let object = json.asObject { return object.members.filter { $0.value.asBool != false }.map(\.key) }
    return (json.asArray ?? [json]).compactMap(\.asString)
  }

  /// Field id → message. What the state writes stands; where it says only that the user tried to advance (`toast` or
  /// `errors` true), the fields are looked at (FV-01 … FV-04, BA-22).
  private static func errors(
    _ json: JSON, _ step: Step, _ answers: JSONObject, _ words: Words
  ) -> [String: String] {
    var errors: [String: String] = [:]
    let written = json["errors"]
    if let object = written?.asObject {
      for member in object.members {
        errors[member.key] = member.value.asString ?? (member.value.asBool == true ? "" : nil)
      }
    } else if let items = written?.asArray {
      for id in items.compactMap(\.asString) { errors[id] = "" }
    } else if written?.asBool == true || json["toast"]?.asBool == true {
      return FieldCheck.errors(of: step, answers: answers, words: words)
    }
    guard errors.values.contains("") else { return errors }
    let found = FieldCheck.errors(of: step, answers: answers, words: words)
    step.forEachBlock { block in
      guard let id = FlowIndex.fieldID(of: block), errors[id] == "" else { return }
      errors[id] = found[id] ?? block[FieldKeys.message] ?? words[.fieldInvalid]
    }
    return errors
  }
}
