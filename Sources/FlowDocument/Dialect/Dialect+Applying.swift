extension Dialect {
  /// The document in the format's own names, and how often each entry was used (`types.their_type`,
  /// `option_list.options ← choices`), sorted.
  public func apply(to json: JSON) -> (json: JSON, uses: [(entry: String, count: Int)]) {
    var pass = DialectPass(self)
    let renamed = pass.value(json, under: nil)
    return (renamed, pass.uses.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}

private struct DialectPass {
  let types: [String: String]
  /// Owner → their key → ours.
  private var keys: [String: [String: String]] = [:]
  /// `owner.key` → their word → ours.
  private let values: [String: [String: String]]
  var uses: [String: Int] = [:]

  init(_ dialect: Dialect) {
    types = dialect.types
    values = dialect.values
    for (name, theirs) in dialect.keys {
      guard let dot = name.firstIndex(of: ".") else { continue }
      let owner = String(name[..<dot])
      for spelling in theirs { keys[owner, default: [:]][spelling] = String(name[name.index(after: dot)...]) }
    }
  }

  /// `key` is the key under which the value or its list stands; `owners` are handed on to the bags of a block's keys.
  mutating func value(_ json: JSON, under key: String?, owners: [String]? = nil) -> JSON {
    switch json.value {
    case .array(let items): return JSON(.array(items.map { value($0, under: key) }), at: json.origin)
    case .object(let object): return JSON(.object(self.object(object, under: key, owners)), at: json.origin)
    default: return json
    }
  }

  private mutating func object(_ object: JSONObject, under key: String?, _ inherited: [String]?) -> JSONObject {
    var owners = inherited ?? names(of: key, object)
    var members = object.members
    for i in members.indices where members[i].key == "type" {
      guard let theirs = members[i].value.asString, let ours = types[theirs] else { continue }
      members[i].value = JSON(.string(ours), at: members[i].value.origin)
      uses["types.\(theirs)", default: 0] += 1
      owners.insert(ours, at: 0)
    }
    for i in members.indices {
      if let (name, owner) = ours(members[i].key, owners), object[name] == nil {
        uses["\(owner).\(name) ← \(members[i].key)", default: 0] += 1
        members[i].key = name
      }
      let name = members[i].key
      if let word = members[i].value.asString {
        for owner in owners {
          guard let mine = values["\(owner).\(name)"]?[word] else { continue }
          members[i].value = JSON(.string(mine), at: members[i].value.origin)
          uses["\(owner).\(name) = \(word)", default: 0] += 1
          break
        }
      } else {
        let isBag = name == "field_config" || name == "config"
        members[i].value = value(members[i].value, under: name, owners: isBag ? owners : nil)
      }
    }
    return JSONObject(members)
  }

  private func ours(_ key: String, _ owners: [String]) -> (name: String, owner: String)? {
    for owner in owners {
      if let name = keys[owner]?[key] { return (name, owner) }
    }
    return nil
  }

  /// What an object goes by: its type, the name of what stands under its key, and `*`.
  private func names(of key: String?, _ object: JSONObject) -> [String] {
    var names: [String] = []
    if let type = object["type"]?.asString { names.append(types[type] ?? type) }
    switch key {
    case "cta", "secondary_cta": names.append("button")
    case "next_step_rules": names.append("rule")
    case "content_blocks", "children", "footer": names.append("block")
    case let key?:
      if key.hasSuffix("s") { names.append(String(key.dropLast())) }
      names.append(key)
    case nil: break
    }
    if object["steps"] != nil { names.append("flow") }
    return names + ["*"]
  }
}
