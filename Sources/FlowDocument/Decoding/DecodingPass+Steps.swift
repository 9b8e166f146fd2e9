import FlowBase

extension DecodingPass {
  /// A step; `id` stands in where it names none.
  mutating func step(_ json: JSON, id fallback: String) -> Step {
    let path = path(of: json.origin, else: fallback)
    guard case .object(let root) = json.value else {
      normaliser.report(
        .wrongType, "\(Normaliser.described(json)) stands where a step is expected: the step is empty.",
        at: json.origin)
      return Step(id: fallback, type: .custom, path: path, origin: json.origin, values: JSONObject())
    }
    blockIDs.removeAll(keepingCapacity: true)
    let (merged, misplaced) = normaliser.merged(root, bag: StepKeys.config.declaration, as: StepKeys.declaration)
    if let misplaced { normaliser.wrongType(misplaced, .map(.any), StepKeys.config.declaration.name) }
    var parts: [Normaliser.Part] = []
    let values = normaliser.object(merged, as: StepKeys.declaration, parts: &parts)
    var step = Step(id: fallback, type: .custom, path: path, origin: json.origin, values: values)
    if let id = step[StepKeys.id], !id.isEmpty { step.id = id }
    step.type = step[StepKeys.type]
    let place = Place(file: path, local: "")
    for part in parts {
      let place = root[part.spelling] == nil ? place.bag(StepKeys.config.declaration.name) : place
      let blocks = blocks(of: part, at: place, depth: 1)
      switch part.name {
      case StepKeys.blocks.declaration.name: step.blocks = blocks
      case StepKeys.fields.declaration.name: step.fields = blocks
      default: step.footer = blocks
      }
    }
    step.cta = button(StepKeys.cta, of: &step.values, at: place)
    step.secondaryCTA = button(StepKeys.secondaryCTA, of: &step.values, at: place)
    checkEffects(particles: step[StepKeys.particles], haptic: step[StepKeys.haptic])
    return step
  }

  /// A call to action stands under its fixed id, whatever id it names (S-50).
  private func button(_ key: Key<JSON?>, of values: inout JSONObject, at place: Place) -> Block? {
    let name = key.declaration.name
    guard let json = values.remove(name), let keys = json.asObject else { return nil }
    return Block(
      type: "button", id: name, hasID: false, path: place.key(name, name).file, origin: json.origin, values: keys)
  }

  /// What is written and yet never seen or felt on the surface in hand (HA-08, HA-09, PA-12 … PA-14). Without a trigger
  /// the phone takes one that shows.
  mutating func checkEffects(particles: KeyedObject?, haptic: KeyedObject?) {
    if let particles, let json = particles.values[ParticleKeys.trigger.declaration.name], let moments = surface.moments
    {
      let trigger = particles[ParticleKeys.trigger]
      if !moments.contains(trigger) {
        let known = moments.map { "`\($0.rawValue)`" }.joined(separator: " and ")
        normaliser.report(
          .noEffect, "`\(trigger.rawValue)` is no moment of \(surface.noun): the particles never show.",
          hint: "\(surface.noun) has \(known)", at: json.origin)
      }
    }
    guard let haptic else { return }
    var isUsed = false
    for key in HapticKeys.triggers + [HapticKeys.type] {
      guard let type = haptic[key], let json = haptic.values[key.declaration.name] else { continue }
      isUsed = true
      guard !HapticKeys.types.contains(type) else { continue }
      normaliser.report(
        .noEffect, "\(JSONWriter.quoted(Normaliser.shortened(type))) is no haptic type: nothing is felt.",
        hint: normaliser.hint(for: type, among: HapticKeys.types), at: json.origin)
    }
    if isUsed, !haptic[HapticKeys.enabled] {
      normaliser.report(
        .noEffect, "Haptic triggers are set, but `enabled` is not true: nothing is felt.", at: haptic.origin)
    }
  }
}
