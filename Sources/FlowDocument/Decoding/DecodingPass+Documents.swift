import FlowBase

extension DecodingPass {
  mutating func document(_ json: JSON, file: String) -> Document {
    switch DocumentShape(json) {
    case .bundle(let content): return bundle(json, content, file)
    case .flows(let flows): return Document(kind: .flows, file: file, flows: self.flows(flows, "flows"))
    case .flow: return Document(kind: .flow, file: file, flows: [flow(json, id: "flow")])
    case .step: return Document(kind: .step, file: file, flows: [wrapped([json], "flow", inOrder: false, at: json)])
    case .steps(let items): return Document(kind: .step, file: file, flows: [wrapped(items, "flow", at: json)])
    case .block: return Document(kind: .block, file: file, flows: [screen(of: [json], at: json)])
    case .blocks: return Document(kind: .block, file: file, flows: [screen(of: json.asArray ?? [], at: json)])
    case .adapty:
      normaliser.report(
        .notDrawn, severity: .error, "This is an Adapty view configuration, not a flow: it is not drawn.",
        at: json.origin)
      return Document(kind: .adapty, file: file)
    case .unknown:
      normaliser.report(
        .wrongType, severity: .error,
        "This is \(json.kindName) without anything to show: expected is a bundle, a flow, a list or map of flows, a "
          + "step or a block.",
        hint: "a flow has `steps`, a step has `content_blocks`, a block has a `type`", at: json.origin)
      return Document(kind: .flows, file: file)
    }
  }

  private mutating func flows(_ json: JSON, _ key: String) -> [Flow] {
    var ids: Set<String> = []
    return collection(json, key).map { id, item in
      var flow = flow(item, id: id)
      claim(&flow.id, else: id, &ids, at: item["id"]?.origin ?? flow.origin)
      return flow
    }
  }

  /// Steps that stand by themselves, as a flow. `inOrder`: one leads to the next; else there is no way back, and no
  /// progress to show.
  private mutating func wrapped(_ steps: [JSON], _ id: String, inOrder: Bool = true, at json: JSON) -> Flow {
    var source: JSONObject = ["id": .string(id), "steps": .array(steps)]
    if !inOrder { source["settings"] = .object(["show_progress": false, "allow_back": false]) }
    return flow(JSON(.object(source), at: json.origin), id: id)
  }

  private mutating func screen(of blocks: [JSON], at json: JSON) -> Flow {
    let step: JSONObject = ["id": "block", "content_blocks": .array(blocks)]
    return wrapped([JSON(.object(step), at: json.origin)], "flow", at: json)
  }

  // MARK: Bundles

  private mutating func bundle(_ json: JSON, _ content: JSONObject, _ file: String) -> Document {
    // What is beside `content` belongs to the delivery (etag, dates); only `content` itself is the format's.
    let values = normaliser.object(content, as: BundleKeys.declaration)
    var document = Document(kind: .bundle, file: file)
    func value(_ key: Key<JSON?>) -> JSON? { values[key.declaration.name] }
    document.flows = value(BundleKeys.flows).map { flows($0, "onboarding_flows") } ?? []
    document.remoteConfig = value(BundleKeys.remoteConfig)?.asObject ?? JSONObject()
    if let screens = value(BundleKeys.screens) {
      let items = collection(screens, "screens").map { id, item in Self.named(item, id) }
      surface = .screen
      if !items.isEmpty { document.flows.append(wrapped(items, "screens", inOrder: false, at: screens)) }
      surface = .onboarding
    }
    if document.flows.isEmpty {
      normaliser.report(.wrongType, "The bundle holds no flow and no screen: nothing is drawn.", at: json.origin)
    }
    document.experiments = collection(value(BundleKeys.experiments), "experiments").compactMap { id, item in
      experiment(item, id: id)
    }
    for (kind, key) in [
      (Surface.Kind.paywall, BundleKeys.paywalls), (.message, BundleKeys.messages), (.survey, BundleKeys.surveys),
    ] {
      let name = key.declaration.name
      for (id, item) in collection(value(key), name) {
        guard let surface = presented(item, kind, id: id, name) else { continue }
        document.surfaces.append(surface)
        if kind == .paywall { document.paywalls[surface.id] = item }
      }
    }
    return document
  }

  /// The item of a map under its key, where it has no id of its own.
  private static func named(_ item: JSON, _ id: String) -> JSON {
    guard var object = item.asObject, object["id"] == nil else { return item }
    object["id"] = .string(id)
    return JSON(.object(object), at: item.origin)
  }

  /// Paywalls, messages and surveys are not drawn; what they share with flows is looked at.
  private mutating func presented(_ json: JSON, _ kind: Surface.Kind, id fallback: String, _ key: String) -> Surface? {
    guard let object = json.asObject else {
      normaliser.wrongType(json, .map(.any), key)
      return nil
    }
    surface = kind
    defer { surface = .onboarding }
    var parts: [Normaliser.Part] = []
    let values = normaliser.object(object, as: kind.declaration, parts: &parts)
    let id = object["id"]?.asString ?? fallback
    var result = Surface(kind: kind, id: id, values: values, origin: json.origin)
    blockIDs.removeAll(keepingCapacity: true)
    let place = Place(file: path(of: json.origin, else: fallback), local: "")
    for part in parts { result.blocks += blocks(of: part, at: place, depth: 1) }
    checkEffects(particles: result[SurfaceKeys.particles], haptic: result[SurfaceKeys.haptic])
    return result
  }

  private mutating func experiment(_ json: JSON, id fallback: String) -> Experiment? {
    guard let object = json.asObject else {
      normaliser.wrongType(json, .object(ExperimentKeys.declaration), "experiments")
      return nil
    }
    let keys = KeyedObject(normaliser.object(object, as: ExperimentKeys.declaration), origin: json.origin)
    let variants = keys[ExperimentKeys.variants].enumerated().map { i, variant in
      Experiment.Variant(
        id: variant[VariantKeys.id] ?? "variants[\(i)]", values: variant.values, weight: variant[VariantKeys.weight],
        flowID: variant[VariantKeys.flowID], overrides: variant[VariantKeys.overrides]?.asObject ?? JSONObject())
    }
    return Experiment(
      id: keys[ExperimentKeys.id] ?? fallback, values: keys.values, status: keys[ExperimentKeys.status].rawValue,
      surface: keys[ExperimentKeys.surface], target: keys[ExperimentKeys.target], variants: variants,
      winner: keys[ExperimentKeys.winner])
  }
}
