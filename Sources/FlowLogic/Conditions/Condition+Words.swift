import FlowDocument

extension Condition {
  /// The condition as a person would note it: `weight < 45`, `plan = year or month`.
  public var words: String { words(isNested: false) { $0.words } }

  /// The condition as it stands at an arrow, for people who do not read JSON: `Goal is “Lose weight”`.
  func words(_ names: AnswerNames) -> String { words(isNested: false, names.words) }

  private func words(isNested: Bool, _ tell: (Test) -> String) -> String {
    func joined(_ parts: [Condition], _ word: String) -> String {
      let text = parts.map { $0.words(isNested: parts.count > 1, tell) }.joined(separator: " \(word) ")
      return isNested && parts.count > 1 ? "(\(text))" : text
    }
    switch self {
    case .all(let parts): return parts.isEmpty ? "always" : joined(parts, "and")
    case .any(let parts): return parts.isEmpty ? "never" : joined(parts, "or")
    case .not(.test(var test)):
      guard let opposite = test.comparison.opposite else { return "not " + tell(test) }
      test.comparison = opposite
      return tell(test)
    case .not(let part): return "not " + part.words(isNested: true, tell)
    case .unknown(let name, _): return "\(name)?"
    case .test(let test): return tell(test)
    }
  }
}

extension Condition.Comparison {
  /// What holds where this does not.
  fileprivate var opposite: Self? {
    switch self {
    case .equals: .notEquals
    case .notEquals: .equals
    case .filled: .empty
    case .empty: .filled
    default: nil
    }
  }
}

extension Condition.Test {
  fileprivate var words: String {
    let value = Self.words(value) { $0.scalarText ?? JSONWriter().string($0) }
    let field = field ?? ""
    return switch comparison {
    case .equals: "\(field) = \(value)"
    case .notEquals: "\(field) ≠ \(value)"
    default: sentence(field, value)
    }
  }

  fileprivate func sentence(_ field: String, _ value: String) -> String {
    switch comparison {
    case .equals: "\(field) is \(value)"
    case .notEquals: "\(field) is not \(value)"
    case .contains: "\(field) contains \(value)"
    case .greater: "\(field) > \(value)"
    case .less: "\(field) < \(value)"
    case .filled: "\(field) is filled"
    case .empty: "\(field) is empty"
    case .isSet: "\(field) is set"
    case .platform: "on \(value)"
    case .locale: "in \(value)"
    }
  }

  fileprivate static func words(_ json: JSON?, _ word: (JSON) -> String) -> String {
    guard let json, !json.isNull else { return "nothing" }
    return (json.asArray ?? [json]).map(word).joined(separator: " or ")
  }
}

/// What a flow calls its fields and their answers, as its users read them.
struct AnswerNames {
  private let index: FlowIndex
  private let localizer: Localizer
  /// Labels longer than this are sentences: the field's id says it shorter.
  private static let longest = 24

  init(_ flow: Flow) {
    index = FlowIndex(flow)
    localizer = Localizer(flow, locale: flow.defaultLocale)
  }

  func words(_ test: Condition.Test) -> String {
    let field = test.field.flatMap { index.fields(named: $0, from: nil).first }.map { index.fields[$0] }
    let value = Condition.Test.words(test.value) { json in
      if let label = field.flatMap({ label(of: json, in: $0) }) { return "“\(label)”" }
      if let bool = json.asBool { return bool ? "yes" : "no" }
      guard let word = json.asString else { return json.scalarText ?? JSONWriter().string(json) }
      return test.field == nil || test.field?.hasPrefix("permission_") == true ? word : "“\(word)”"
    }
    return test.sentence(field.flatMap(title) ?? Self.plain(test.field ?? ""), value)
  }

  /// The field's label, where it has a short one.
  private func title(_ field: FlowIndex.Field) -> String? {
    let label = field.block?.values["label"].flatMap { localizer.text($0).text }
    return label.flatMap { $0.isEmpty || $0.count > Self.longest || $0.contains("{") ? nil : $0 }
  }

  private func label(of answer: JSON, in field: FlowIndex.Field) -> String? {
    let values = field.block?.values ?? index.flow.steps[field.step].values
    let options = (values[OptionKeys.options.declaration.name]?.asArray ?? []).compactMap { KeyedObject($0) }
    guard let i = OptionAnswer.selected(options, by: answer).first else { return nil }
    return options[i].values["label"].flatMap { localizer.text($0).text }
  }

  /// `user.first_name` → "User first name", `permission_camera` → "Camera permission".
  private static func plain(_ id: String) -> String {
    var words = id.split { "._".contains($0) }.map(String.init)
    if words.count > 1, words[0] == "permission" { words = words.dropFirst() + ["permission"] }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
