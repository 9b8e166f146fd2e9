/// The overrides of an experiment, laid over a flow as it was written (S-12, S-59).
public enum Overrides {
  /// Merges each step's patch into the step of that id; hands back the entries that name no step.
  static func apply(_ overrides: JSONObject, to flow: JSON) -> (flow: JSON, unknown: [JSONObject.Member]) {
    guard var object = flow.asObject, let steps = object[FlowKeys.steps.declaration.name] else {
      return (flow, overrides.members)
    }
    var left = overrides
    func patched(_ step: JSON, _ fallback: String) -> JSON {
      let id = step["id"]?.asString ?? fallback
      return left.remove(id).map { merge($0, into: step) } ?? step
    }
    let merged: JSON.Value =
      switch steps.value {
      case .array(let items): .array(items.enumerated().map { patched($1, "steps[\($0)]") })
      case .object(let map):
        .object(
          JSONObject(
            map.members.map {
              JSONObject.Member(key: $0.key, keyOrigin: $0.keyOrigin, value: patched($0.value, $0.key))
            }))
      default: steps.value
      }
    object[FlowKeys.steps.declaration.name] = JSON(merged, at: steps.origin)
    return (JSON(.object(object), at: flow.origin), left.members)
  }

  /// `patch` over `base`: objects deeply, lists of blocks by id with new ids at the end, null removes, anything else
  /// takes the old one's place.
  public static func merge(_ patch: JSON, into base: JSON) -> JSON {
    guard let changes = patch.asObject, let old = base.asObject else { return patch }
    var merged = old
    for member in changes.members {
      let key = spelling(of: member.key, in: merged)
      if member.value.isNull {
        merged.remove(key)
      } else if let present = merged[key], !present.isNull {
        let value =
          isBlockList(member.key) ? mergeBlocks(member.value, into: present) : merge(member.value, into: present)
        merged.set(JSONObject.Member(key: key, keyOrigin: member.keyOrigin, value: value))
      } else {
        merged.set(JSONObject.Member(key: key, keyOrigin: member.keyOrigin, value: withoutNulls(member.value)))
      }
    }
    return JSON(.object(merged), at: base.origin)
  }

  /// The name under which the step has the key already: a patch may use another alias.
  private static func spelling(of key: String, in object: JSONObject) -> String {
    if object[key] != nil { return key }
    guard let declared = StepKeys.declaration.key(key) else { return key }
    return ([declared.name] + declared.aliases).first { object[$0] != nil } ?? key
  }

  private static let blockLists: Set<String> = {
    let step = StepKeys.declaration.keys.filter {
      switch $0.kind {
      case .blocks, .fields: true
      default: false
      }
    }
    return Set(step.flatMap { [$0.name] + $0.aliases } + [CommonKeys.children.declaration.name])
  }()

  private static func isBlockList(_ key: String) -> Bool { blockLists.contains(key) }

  private static func mergeBlocks(_ patch: JSON, into base: JSON) -> JSON {
    guard let changes = patch.asArray, let old = base.asArray else { return patch }
    var merged = old
    var places: [String: Int] = [:]
    for (i, block) in old.enumerated() {
      if let id = block["id"]?.asString, places[id] == nil { places[id] = i }
    }
    for change in changes {
      if let id = change["id"]?.asString, let place = places[id] {
        merged[place] = merge(change, into: merged[place])
      } else {
        if let id = change["id"]?.asString { places[id] = merged.count }
        merged.append(withoutNulls(change))
      }
    }
    return JSON(.array(merged), at: base.origin)
  }

  /// A null that has nothing to remove says nothing.
  private static func withoutNulls(_ json: JSON) -> JSON {
    guard let object = json.asObject else { return json }
    return JSON(.object(JSONObject(object.members.filter { !$0.value.isNull })), at: json.origin)
  }
}
