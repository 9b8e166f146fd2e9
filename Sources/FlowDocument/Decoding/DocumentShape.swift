/// What a file holds, told by its shape alone (format.md, What a file may hold).
enum DocumentShape {
  case adapty
  /// The object that has the collections.
  case bundle(JSONObject)
  /// A map or a list of flows.
  case flows(JSON)
  case flow
  case step
  case steps([JSON])
  case block
  case blocks
  case unknown

  init(_ json: JSON) {
    switch json.value {
    case .object(let object): self = Self.object(object, json)
    case .array(let items): self = Self.list(items, json)
    default: self = .unknown
    }
  }

  private static func object(_ object: JSONObject, _ json: JSON) -> DocumentShape {
    if isAdapty(object) { return .adapty }
    if let content = object["content"]?.asObject, object["bundle_version"] != nil || isBundleContent(content) {
      return .bundle(content)
    }
    if isFlow(json) { return .flow }
    if isBundleContent(object) { return .bundle(object) }
    if isStep(object) { return .step }
    if object["type"]?.asString != nil { return .block }
    if object.members.contains(where: { isFlow($0.value) }) { return .flows(json) }
    return .unknown
  }

  private static func list(_ items: [JSON], _ json: JSON) -> DocumentShape {
    if items.contains(where: isFlow) { return .flows(json) }
    let objects = items.compactMap(\.asObject)
    if objects.contains(where: isStep) { return .steps(items) }
    return objects.contains { $0["type"]?.asString != nil } ? .blocks : .unknown
  }

  private static func isFlow(_ json: JSON) -> Bool {
    guard let steps = json["steps"] else { return false }
    return steps.asArray != nil || steps.asObject != nil
  }

  private static func isBundleContent(_ object: JSONObject) -> Bool {
    object["onboarding_flows"] != nil
      || object["type"] == nil
        && BundleKeys.declaration.keys.contains { $0.name != "remote_config" && object[$0.name]?.asObject != nil }
  }

  /// `form` is a block type too: as a whole file it is a step unless it has no key of a step.
  private static func isStep(_ object: JSONObject) -> Bool {
    let marks = ["content_blocks", "blocks", "content", "config", "next_step_rules", "secondary_cta", "chat"]
    if marks.contains(where: { object[$0]?.asArray != nil || object[$0]?.asObject != nil }) { return true }
    return object["type"]?.asString.flatMap(StepKeys.Kind.init) != nil
  }

  /// adapty.md 1.1, 1.2: a view configuration, or a carrier of one.
  private static func isAdapty(_ object: JSONObject) -> Bool {
    if object["format"]?.asString != nil, object["screens"]?.asObject != nil || object["styles"]?.asObject != nil {
      return true
    }
    return ["paywall_builder", "paywall_builder_config", "ui_builder", "ui_schema"].contains { object[$0] != nil }
      || object["meta"]?.asObject != nil && object["data"]?.asObject != nil
  }
}
