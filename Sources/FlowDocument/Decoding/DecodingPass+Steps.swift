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
    let values = normaliser.object(merged, as: StepKeys.declaration)
    var step = Step(id: fallback, type: .custom, path: path, origin: json.origin, values: values)
    if let id = step[StepKeys.id], !id.isEmpty { step.id = id }
    step.type = step[StepKeys.type]
    let place = Place(file: path, local: "")
    for member in values.members {
      let inner = { place.key(Self.spelling(of: member.key, in: merged), member.key) }
      switch member.key {
      case StepKeys.blocks.declaration.name: step.blocks = blocks(member.value, member.key, at: inner())
      case StepKeys.fields.declaration.name: step.fields = fields(member.value, member.key, at: inner())
      case StepKeys.footer.declaration.name: step.footer = blocks(member.value, member.key, at: inner())
      case StepKeys.cta.declaration.name: step.cta = button(member.value, member.key, at: inner())
      case StepKeys.secondaryCTA.declaration.name: step.secondaryCTA = button(member.value, member.key, at: inner())
      default: continue
      }
      step.values.remove(member.key)
    }
    checkEffects(particles: step[StepKeys.particles], haptic: step[StepKeys.haptic])
    return step
  }

  /// A call to action stands under its fixed id, whatever id it names (S-50).
  private func button(_ json: JSON, _ key: String, at place: Place) -> Block? {
    json.asObject.map {
      Block(type: "button", id: key, hasID: false, path: place.file, origin: json.origin, values: $0)
    }
  }

  /// The name under which the document has a key.
  private static func spelling(of name: String, in object: JSONObject) -> String {
    if object[name] != nil { return name }
    return StepKeys.declaration.key(name)?.aliases.first { object[$0] != nil } ?? name
  }

  /// What is written and yet never seen or felt in an onboarding flow (HA-08, HA-09, PA-12, PA-14).
  mutating func checkEffects(particles: KeyedObject?, haptic: KeyedObject?) {
    if let particles, let json = particles.values[ParticleKeys.trigger.declaration.name] {
      let trigger = particles[ParticleKeys.trigger]
      if trigger == .onPurchase || trigger == .onFlowComplete {
        normaliser.report(
          .noEffect, "`\(trigger.rawValue)` is no moment of an onboarding flow: the particles never show.",
          at: json.origin)
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
