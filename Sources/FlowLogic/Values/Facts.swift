import FlowBase
import FlowDocument

/// What is true for one user on one platform in one locale: the values of fields and namespaces. Made for one screen or
/// one walk, and remembers what it has found out.
final class Facts {
  let index: FlowIndex
  let answers: AnswerIndex
  let state: UserState
  /// The state's over the bundle's (S-12).
  let remoteConfig: JSONObject
  let platform: Platform
  let locale: LocaleTag
  /// What names were found to mean, seen from `knownStep`: conditions of one step ask for the same few again and again.
  private var known: [String: Found] = [:]
  private var knownStep: Int?
  /// Field → whether its `depends_on` lets it show.
  private var shown: [Int: Bool] = [:]
  /// Names in conditions that neither flow nor state has (S-38), in the order in which they were asked for.
  private(set) var unknownFields: [(name: String, origin: Origin)] = []
  /// Templates in defaults, once they can be resolved.
  var resolve: ((JSON) -> JSON)?

  init(
    index: FlowIndex, answers: AnswerIndex, state: UserState, remoteConfig: JSONObject, platform: Platform,
    locale: LocaleTag
  ) {
    self.index = index
    self.answers = answers
    self.state = state
    self.remoteConfig = remoteConfig
    self.platform = platform
    self.locale = locale
  }

  /// `operand`, remembered.
  func knownOperand(_ name: String, from step: Int?) -> Found {
    if step == knownStep, let found = known[name] { return found }
    let found = operand(name, from: step)
    if step != knownStep {
      known.removeAll(keepingCapacity: true)
      knownStep = step
    }
    known[name] = found
    return found
  }

  func noteUnknown(_ name: String, at origin: Origin) {
    guard !unknownFields.contains(where: { $0.origin == origin && $0.name == name }) else { return }
    if unknownFields.count < 100 { unknownFields.append((name, origin)) }
  }

  // MARK: Dependencies

  /// Whether `depends_on` lets a field show; members of a cycle never do (S-38).
  func dependencyHolds(_ field: Int) -> Bool {
    if index.fields[field].dependsOn == nil { return true }
    if let known = shown[field] { return known }
    // Without recursion: a chain of dependencies may be as long as the document.
    var pending = [field]
    while let next = pending.last {
      if shown[next] != nil {
        pending.removeLast()
        continue
      }
      let entry = index.fields[next]
      if entry.isCyclic {
        shown[next] = false
      } else if let missing = entry.dependencies.first(where: { shown[$0] == nil }) {
        pending.append(missing)
        continue
      } else {
        shown[next] = entry.dependsOn.map { evaluate($0, from: entry.step) != .no } ?? true
      }
      pending.removeLast()
    }
    return shown[field] ?? true
  }

  // MARK: Fields

  /// What was found under a name.
  struct Found {
    /// nil for what is missing or null.
    var json: JSON?
    /// The field, where it is one of the flow's.
    var field: Int?
    /// Whether flow or state has anything of this name (S-38).
    var isKnown = true
  }

  /// A field of a step by id, or something below it (`home_city.city`). nil: the step has nothing of this name.
  func value(_ name: String, in step: Int, shown: Bool) -> Found? {
    if let found = exact(name, in: step, shown: shown) { return found }
    guard let dot = name.firstDot, var found = exact(String(name[..<dot]), in: step, shown: shown) else {
      return nil
    }
    found.json = found.json?.at(name[name.index(after: dot)...]).flatMap { $0.isNull ? nil : $0 }
    found.field = nil
    return found
  }

  private func exact(_ id: String, in step: Int, shown: Bool) -> Found? {
    guard step < index.own.count, let fields = index.own[step][id] else {
      if let json = answers.entries[step]?[id] { return Found(json: json.isNull ? nil : json) }
      return isReported(id, by: step) ? Found(json: nil) : nil
    }
    guard let field = fields.first(where: dependencyHolds) else { return Found(json: nil, field: fields[0]) }
    let json = answer(field) ?? (shown ? defaultValue(field) : nil)
    return Found(json: json, field: field)
  }

  static let reported = ["_display_value", "_display_unit", "_unit"]

  /// `<field_id>_unit`, `_display_unit`, `_display_value` of a measurement (MM-10 … MM-12).
  func isReported(_ id: String, by step: Int) -> Bool {
    // Cheap for nearly every name: all three end in "it" or "ue".
    guard step < index.own.count, id.utf8.last == 0x74 || id.utf8.last == 0x65 else { return false }
    for suffix in Self.reported where id.hasSuffix(suffix) {
      guard let fields = index.own[step][String(id.dropLast(suffix.utf8.count))] else { continue }
      return fields.contains { index.fields[$0].block?.type == "wheel_picker" }
    }
    return false
  }

  /// The response to a field, whatever its `depends_on` says.
  func answer(_ field: Int) -> JSON? {
    let entry = index.fields[field]
    guard let response = answers.entries[entry.step], !response.isNull else { return nil }
    if let object = response.asObject, !isBareAnswer(object, to: entry) {
      for key in [entry.id] + entry.otherKeys {
        if let json = object[key] { return json.isNull ? nil : json }
      }
      return nil
    }
    // A bare value answers the step's own question (S-06), or its only field.
    let isOwn = entry.block == nil || entry.id == FlowIndex.questionID(of: index.flow.steps[entry.step])
    let isOnly = index.own[entry.step].count == 1
    return isOwn || isOnly ? response : nil
  }

  /// An option as Adapty hands it over, in the place of the step's responses.
  private func isBareAnswer(_ object: JSONObject, to field: FlowIndex.Field) -> Bool {
    guard field.block == nil, object["label"] != nil, object["id"] != nil || object["value"] != nil else {
      return false
    }
    return object[field.id] == nil
  }

  /// What a field shows without a response: the state's `field_defaults`, else its own default (S-51).
  func defaultValue(_ field: Int) -> JSON? {
    let entry = index.fields[field]
    let step = index.flow.steps[entry.step]
    let live = UserState.entry(of: state.screens, flow: index.flow.id, step: step.id)
    if let defaults = live?["field_defaults"] ?? live?["fieldDefaults"] {
      for key in [entry.id] + entry.otherKeys {
        if let json = defaults[key], !json.isNull { return json }
      }
    }
    guard let block = entry.block else { return step.values["default_value"] }
    let own = block.values["default_value"] ?? block.values["value"] ?? Self.beginning(of: block)
    guard let own, let text = own.asString, Template.mayBe(text) else { return own }
    return resolve.map { $0(own) }
  }

  /// Switches begin off (S-16), numeric wheels at `min`, option wheels with the first (S-33).
  private static func beginning(of block: Block) -> JSON? {
    guard block.type == "wheel_picker" else {
      return block.type == "toggle" || block.type == "input_toggle" ? .bool(false) : nil
    }
    if let option = block[OptionKeys.options].first { return OptionAnswer.id(of: option).map { .string($0) } }
    return block.values["units"]?[0]?["min"] ?? block.values["min"]
  }
}
