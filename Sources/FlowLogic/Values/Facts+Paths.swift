import FlowBase
import FlowDocument

/// The namespaces of templates and conditions (TE-01 … TE-07).
enum Namespace: String, CaseIterable {
  case user, session, onboarding, computed, device, input
  case remoteConfig = "remote_config"
}

extension Facts {
  /// What a condition's `field` means, seen from a step (S-15, S-51).
  func operand(_ name: String, from step: Int?) -> Found {
    if let dot = name.firstDot {
      let head = String(name[..<dot])
      let rest = name[name.index(after: dot)...]
      if let space = Namespace(rawValue: head) { return value(of: rest, in: space, from: step) }
      if let other = index.stepIndex[head] {
        return value(String(rest), in: other, shown: other == step) ?? Found(json: nil, isKnown: false)
      }
      if let other = answers.foreign[head] { return value(String(rest), in: other, shown: false) ?? Found(json: nil) }
    }
    if let step, let found = value(name, in: step, shown: true) { return found }
    let found = search(name, from: nil)
    if found.isKnown { return found }
    guard let other = index.stepIndex[name] ?? answers.foreign[name] else { return found }
    return whole(other, shown: other == step)
  }

  /// A path of a template; nil for a namespace that does not exist (TE-12).
  func templateValue(_ path: String) -> Found? {
    guard let dot = path.firstDot, let space = Namespace(rawValue: String(path[..<dot])) else { return nil }
    return value(of: path[path.index(after: dot)...], in: space, from: nil)
  }

  private func value(of path: Substring, in space: Namespace, from step: Int?) -> Found {
    func plain(_ object: JSONObject) -> Found {
      Found(json: JSON.object(object).at(path).flatMap { $0.isNull ? nil : $0 })
    }
    switch space {
    case .user: return plain(state.user)
    case .session: return plain(state.session)
    case .computed: return plain(state.computed)
    case .remoteConfig: return plain(remoteConfig)
    case .device: return device(path) ?? plain(state.device)
    case .input: return search(String(path), from: step)
    case .onboarding: return onboarding(path, from: step)
    }
  }

  private func device(_ path: Substring) -> Found? {
    switch path {
    case "platform": Found(json: .string(platform.rawValue))
    case "locale" where state.device["locale"] == nil: Found(json: .string(locale.description))
    default: nil
    }
  }

  /// `<step>.<field>[.<sub>]` (TE-03); ids of steps may have dots.
  private func onboarding(_ path: Substring, from step: Int?) -> Found {
    var end = path.endIndex
    while true {
      let name = String(path[..<end])
      if let other = index.stepIndex[name] ?? answers.foreign[name] {
        if end == path.endIndex { return whole(other, shown: other == step) }
        let rest = String(path[path.index(after: end)...])
        return value(rest, in: other, shown: other == step) ?? Found(json: nil, isKnown: false)
      }
      guard let dot = path[..<end].lastIndex(of: ".") else { return Found(json: nil, isKnown: false) }
      end = dot
    }
  }

  /// The step's own answer.
  private func whole(_ step: Int, shown: Bool) -> Found {
    if step < index.own.count {
      let id = FlowIndex.questionID(of: index.flow.steps[step])
      if index.own[step][id] != nil, let found = value(id, in: step, shown: shown) { return found }
    }
    return Found(json: answers.entries[step].flatMap { $0.isNull ? nil : $0 })
  }

  /// A field by its id alone: all steps in order, then the permissions (TE-07, S-15). Of the step itself it counts
  /// with what it shows.
  private func search(_ name: String, from step: Int?) -> Found {
    if let step, let found = value(name, in: step, shown: true), found.json != nil { return found }
    var isKnown = false
    var field: Int?
    let head = name.firstDot.map { String(name[..<$0]) }
    for id in [name] + (head.map { [$0] } ?? []) {
      for place in places(of: id) where place != step {
        guard let found = value(name, in: place, shown: false) else { continue }
        if found.json != nil { return found }
        isKnown = true
        field = field ?? found.field
      }
    }
    if let permission = permission(name) { return permission }
    if let step, let found = value(name, in: step, shown: true) { return found }
    return Found(json: nil, field: field, isKnown: isKnown || isReportedAnywhere(name))
  }

  /// What measurements report beside their value (MM-10 … MM-12), in any step.
  private func isReportedAnywhere(_ name: String) -> Bool {
    for suffix in Self.reported where name.hasSuffix(suffix) {
      for place in places(of: String(name.dropLast(suffix.utf8.count))) where isReported(name, by: place) {
        return true
      }
    }
    return false
  }

  /// The entries that declare or hold a key, in the order of steps.
  private func places(of id: String) -> [Int] {
    let declared = index.byID[id]?.map { index.fields[$0].step } ?? []
    let held = answers.keys[id] ?? []
    if declared.isEmpty { return held }
    return held.isEmpty || held == declared ? declared : Set(declared + held).sorted()
  }

  /// `permission_<type>` where no response has it (PM-09, S-15).
  private func permission(_ name: String) -> Found? {
    guard name.hasPrefix("permission_") else { return nil }
    let type = String(name.dropFirst("permission_".count))
    guard let json = state.permissions[type] else {
      return PermissionKind(rawValue: type) == nil ? nil : Found(json: nil)
    }
    return Found(json: json.isNull ? nil : json)
  }
}
