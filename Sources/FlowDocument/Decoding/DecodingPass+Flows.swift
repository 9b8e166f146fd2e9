import FlowBase

extension DecodingPass {
  /// The items of a collection, a map or a list of objects, each with the id that stands in where it names none.
  mutating func collection(_ json: JSON?, _ key: String) -> [(id: String, json: JSON)] {
    guard let json, !json.isNull else { return [] }
    switch json.value {
    case .array(let items):
      return items.enumerated().filter { !$1.isNull }.map { ("\(key)[\($0)]", $1) }
    case .object(let object): return object.members.filter { !$0.value.isNull }.map { ($0.key, $0.value) }
    default:
      normaliser.wrongType(json, .list(.map(.any)), key)
      return []
    }
  }

  /// A flow; `id` stands in where it names none.
  mutating func flow(_ json: JSON, id fallback: String) -> Flow {
    guard case .object(var root) = json.value else {
      normaliser.report(
        .wrongType, "\(Normaliser.described(json)) stands where a flow is expected: the flow is empty.",
        at: json.origin)
      return Flow(
        id: fallback, values: JSONObject(), origin: json.origin, steps: [], nodes: [],
        settings: KeyedObject(JSONObject(), origin: json.origin), defaultLocale: .en, source: json)
    }
    let stepsJSON = root.remove(FlowKeys.steps.declaration.name)
    let nodesJSON = root.remove(FlowKeys.nodes.declaration.name)
    let values = normaliser.object(root, as: FlowKeys.declaration)
    var flow = Flow(
      id: fallback, values: values, origin: json.origin, steps: [], nodes: [],
      settings: KeyedObject(JSONObject(), origin: json.origin), defaultLocale: .en, source: json)
    if let id = flow[FlowKeys.id], !id.isEmpty { flow.id = id }
    if let settings = flow[FlowKeys.settings] { flow.settings = settings }
    if let tag = flow[FlowKeys.defaultLocale], !tag.isEmpty { flow.defaultLocale = LocaleTag(tag) }
    checkEffects(particles: flow.settings[SettingsKeys.particles], haptic: flow.settings[SettingsKeys.haptic])
    normaliser.styles = flow.settings[SettingsKeys.blockStyles]?.asObject ?? JSONObject()
    defer { normaliser.styles = JSONObject() }
    var ids: Set<String> = []
    for (id, item) in steps(stepsJSON) {
      var step = step(item, id: id)
      claim(&step.id, else: id, &ids, at: item["id"]?.origin ?? step.origin)
      flow.steps.append(step)
    }
    for (id, item) in collection(nodesJSON, FlowKeys.nodes.declaration.name) {
      guard var node = node(item, id: id) else { continue }
      claim(&node.id, else: id, &ids, at: item["id"]?.origin ?? node.origin)
      flow.nodes.append(node)
    }
    return flow
  }

  /// A flow's steps are a list; one step by itself and a map of steps are read as such (S-53).
  private mutating func steps(_ json: JSON?) -> [(id: String, json: JSON)] {
    let key = FlowKeys.steps.declaration.name
    guard let json, json.asObject != nil else { return collection(json, key) }
    let kind = ValueKind.list(.map(.any))
    if json["id"]?.asString != nil || json["type"]?.asString != nil {
      normaliser.wrongType(json, kind, key, "it is taken as a list of one")
      return [("\(key)[0]", json)]
    }
    normaliser.wrongType(json, kind, key, "its members are taken as the steps")
    return collection(json, key)
  }

  private mutating func node(_ json: JSON, id fallback: String) -> FlowNode? {
    guard let object = json.asObject else {
      normaliser.wrongType(json, .object(NodeKeys.declaration), "nodes")
      return nil
    }
    let values = normaliser.object(object, as: NodeKeys.declaration)
    var node = FlowNode(id: fallback, kind: nil, values: values, origin: json.origin)
    if let id = node[NodeKeys.id], !id.isEmpty { node.id = id }
    let type = node[NodeKeys.type] ?? ""
    node.kind = FlowNode.Kind(rawValue: type)
    if node.kind == nil {
      normaliser.report(
        .unknownValue, "There is no node type \(JSONWriter.quoted(Normaliser.shortened(type))): the node is ignored.",
        hint: normaliser.hint(for: type, among: ["paywall_trigger", "end"]),
        at: values["type"]?.origin ?? json.origin)
    }
    return node
  }

  /// The first of two equal ids keeps it; the other is known by its place.
  mutating func claim(_ id: inout String, else place: String, _ taken: inout Set<String>, at origin: Origin) {
    if taken.insert(id).inserted { return }
    normaliser.report(
      .duplicateID, "The id \(JSONWriter.quoted(Normaliser.shortened(id))) is taken: this one is not addressed by it.",
      at: origin)
    id = place == id ? id + "#\(taken.count)" : place
    taken.insert(id)
  }
}
