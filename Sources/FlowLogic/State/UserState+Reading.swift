import FlowBase
import FlowDocument

extension UserState {
  /// The keys of a state file and their other spellings (format.md, State; S-12b, S-23, S-52).
  static let keys = [
    "responses": ["answers"], "user": [], "session": [], "computed": [], "remote_config": ["remoteConfig"], "tags": [],
    "device": [], "locale": [], "now": [], "subscribed": [], "permissions": [], "screen": ["screens"], "paywalls": [],
    "experiments": ["experimentOverrides"], "custom_views": ["customViews"],
  ]

  /// Reads a state file. What cannot be used is reported and left out; `name` is the state's name in reports.
  public static func load(_ json: JSON, name: String? = nil) -> (state: UserState, diagnostics: [Diagnostic]) {
    var reading = StateReading(state: UserState(name: name))
    guard let object = json.asObject else {
      reading.report(.wrongType, .error, "A state is an object; this is \(json.kindName): it counts as empty.", json)
      return (reading.state, reading.diagnostics)
    }
    for member in object.members where !member.value.isNull { reading.take(member) }
    return (reading.state, reading.diagnostics)
  }
}

/// One pass over a state file.
private struct StateReading {
  var state: UserState
  var diagnostics: [Diagnostic] = []

  mutating func report(_ code: DiagnosticCode, _ severity: Severity, _ message: String, _ json: JSON) {
    diagnostics.append(Diagnostic(code, severity, message, at: json.origin))
  }

  mutating func take(_ member: JSONObject.Member) {
    let value = member.value
    let key = UserState.keys.first { $0.key == member.key || $0.value.contains(member.key) }?.key
    switch key {
    case "responses": responses(value)
    case "user": state.user = object(value, "user")
    case "session": state.session = object(value, "session")
    case "computed": state.computed = object(value, "computed")
    case "remote_config": state.remoteConfig = object(value, "remote_config")
    case "device":
      state.device = object(value, "device")
      if let platform = state.device["platform"] {
        word(platform, "device.platform", Platform.allCases.map(\.rawValue), isLoose: true)
      }
    case "permissions":
      state.permissions = object(value, "permissions")
      for one in state.permissions.members {
        word(one.value, "permissions.\(one.key)", ["granted", "denied", "unavailable"])
      }
    case "screen": state.screens = object(value, "screen")
    case "tags": state.tags = words(value, "tags")
    case "paywalls":
      state.paywalls = words(value, "paywalls")
      for one in value.asObject?.members ?? [] {
        word(one.value, "paywalls.\(one.key)", Routes.Outcome.allCases.map(\.rawValue))
      }
    case "experiments": state.experiments = words(value, "experiments")
    case "custom_views": state.customViews = words(value, "custom_views")
    case "locale": if let tag = string(value, "locale"), !tag.isEmpty { state.locale = LocaleTag(tag) }
    case "now":
      guard let now = string(value, "now") else { return }
      state.now = now
      if Instant.seconds(now) == nil {
        report(.unknownValue, .warning, "`now` is no moment: expected is YYYY-MM-DDTHH:MM:SSZ.", value)
      }
    case "subscribed": subscribed(value)
    default:
      guard member.key != "$schema", member.key != "name" else { return }
      diagnostics.append(
        Diagnostic(
          .unknownKey, .warning, "`\(member.key)` is no key of a state: it has no effect.",
          hint: suggestion(for: member.key, among: UserState.keys.keys.sorted()).map { "did you mean `\($0)`?" },
          at: member.keyOrigin))
    }
  }

  private mutating func responses(_ json: JSON) {
    guard let events = json.asArray else {
      state.responses = object(json, "responses")
      return
    }
    for event in events {
      guard let answer = AdaptyAnswer(event) else {
        report(
          .wrongType, .warning, "This is no answer event (it needs `elementId` and `params`): it is ignored.", event)
        continue
      }
      if let kind = answer.unknownKind {
        diagnostics.append(
          Diagnostic(
            .unknownValue, .warning, "There is no answer of this kind: its value is taken as it is.",
            hint: AdaptyAnswer.kinds.joined(separator: ", "), at: kind.origin))
      }
      state.events.append((answer, event.origin))
      var step = state.responses[answer.step]?.asObject ?? JSONObject()
      step.set(JSONObject.Member(key: answer.element, keyOrigin: event.origin, value: answer.value))
      state.responses.set(JSONObject.Member(key: answer.step, keyOrigin: event.origin, value: .object(step)))
    }
  }

  private mutating func subscribed(_ json: JSON) {
    if let bool = json.asBool { state.subscribed = bool } else { wrongType(json, "subscribed", "true or false") }
  }

  private mutating func wrongType(_ json: JSON, _ key: String, _ expected: String) {
    report(.wrongType, .warning, "`\(key)` is \(json.kindName); expected is \(expected): it is ignored.", json)
  }

  /// Reports a word that is none of the known ones; what is no word at all is looked at elsewhere.
  private mutating func word(_ json: JSON, _ key: String, _ known: [String], isLoose: Bool = false) {
    guard let word = json.asString, !known.contains(isLoose ? word.lowercased() : word) else { return }
    diagnostics.append(
      Diagnostic(
        .unknownValue, .warning, "`\(key)` does not know \(JSONWriter.quoted(word)): it counts as absent.",
        hint: suggestion(for: word, among: known).map { "did you mean `\($0)`?" } ?? known.joined(separator: ", "),
        at: json.origin))
  }

  private mutating func object(_ json: JSON, _ key: String) -> JSONObject {
    if let object = json.asObject { return object }
    wrongType(json, key, "an object")
    return JSONObject()
  }

  private mutating func string(_ json: JSON, _ key: String) -> String? {
    if let string = json.asString { return string }
    wrongType(json, key, "a string")
    return nil
  }

  /// Names with a word each; a null says that there is none.
  private mutating func words(_ json: JSON, _ key: String) -> [String: String] {
    var words: [String: String] = [:]
    for member in object(json, key).members where !member.value.isNull {
      guard let word = member.value.scalarText else {
        wrongType(member.value, "\(key).\(member.key)", "a string")
        continue
      }
      words[member.key] = word
    }
    return words
  }
}
