/// The overrides of an experiment, laid over a flow as it was written (S-12, S-59).
public enum Overrides {
  /// Merges each step's patch into the step of that id, and takes out a step whose patch is null; hands back the
  /// entries that name no step.
  static func apply(_ overrides: JSONObject, to flow: JSON) -> (flow: JSON, unknown: [JSONObject.Member]) {
    guard var object = flow.asObject, let steps = object[FlowKeys.steps.declaration.name] else {
      return (flow, overrides.members)
    }
    var left = overrides
    func patched(_ step: JSON, _ fallback: String) -> JSON? {
      guard let patch = left.remove(step["id"]?.asString ?? fallback) else { return step }
      return patch.isNull ? nil : merge(patch, into: step, bag: StepKeys.config.declaration.name)
    }
    let merged: JSON.Value =
      switch steps.value {
      case .array(let items): .array(items.enumerated().compactMap { patched($1, "steps[\($0)]") })
      case .object(let map):
        .object(
          JSONObject(
            map.members.compactMap { member in
              patched(member.value, member.key).map {
                JSONObject.Member(key: member.key, keyOrigin: member.keyOrigin, value: $0)
              }
            }))
      default: steps.value
      }
    object[FlowKeys.steps.declaration.name] = JSON(merged, at: steps.origin)
    return (JSON(.object(object), at: flow.origin), left.members)
  }

  /// `patch` over a step or block, any key of which may also sit in its `bag` (`config`, `field_config`): each changes
  /// where it stands, so that the root's precedence hides no change.
  private static func merge(_ patch: JSON, into base: JSON, bag: String) -> JSON {
    guard let changes = patch.asObject, var root = base.asObject else { return patch }
    guard changes[bag]?.asObject != nil || root[bag]?.asObject != nil, changes[bag]?.isNull != true else {
      return merge(patch, into: base)
    }
    var inBag = root[bag]?.asObject ?? JSONObject()
    let loose = changes[bag]?.asObject?.members.filter { changes[$0.key] == nil } ?? []
    for change in changes.members.filter({ $0.key != bag }) + loose {
      if root[spelling(of: change.key, in: root)] == nil, inBag[spelling(of: change.key, in: inBag)] != nil {
        lay(change, over: &inBag)
      } else {
        lay(change, over: &root)
      }
    }
    if root[bag] != nil { root[bag] = JSON(.object(inBag), at: root[bag]?.origin ?? base.origin) }
    return JSON(.object(root), at: base.origin)
  }

  /// `patch` over `base`: objects deeply, lists of blocks by id with new ids at the end, null removes, anything else
  /// takes the old one's place.
  public static func merge(_ patch: JSON, into base: JSON) -> JSON {
    guard let changes = patch.asObject, let old = base.asObject else { return patch }
    var merged = old
    for change in changes.members { lay(change, over: &merged) }
    return JSON(.object(merged), at: base.origin)
  }

  private static func lay(_ change: JSONObject.Member, over object: inout JSONObject) {
    var change = change
    let isBlocks = blockLists.contains(change.key)
    change.key = spelling(of: change.key, in: object)
    if change.value.isNull {
      object.remove(change.key)
      return
    }
    if let present = object[change.key], !present.isNull {
      change.value = isBlocks ? mergeBlocks(change.value, into: present) : merge(change.value, into: present)
    } else {
      change.value = withoutNulls(change.value)
    }
    object.set(change)
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

  private static func mergeBlocks(_ patch: JSON, into base: JSON) -> JSON {
    guard let changes = patch.asArray, let old = base.asArray else { return patch }
    var merged = old
    var places: [String: Int] = [:]
    for (i, block) in old.enumerated() {
      if let id = block["id"]?.asString, places[id] == nil { places[id] = i }
    }
    for change in changes {
      if let id = change["id"]?.asString, let place = places[id] {
        merged[place] = merge(change, into: merged[place], bag: CommonKeys.fieldConfig.declaration.name)
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
