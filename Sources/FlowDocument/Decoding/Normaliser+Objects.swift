import FlowBase

extension Normaliser {
  /// The declared keys under their canonical names with normal values; others are kept as they are and reported.
  ///
  /// Of two spellings of one key the canonical one wins, then the alias that is declared first.
  public mutating func object(_ object: JSONObject, as declaration: ObjectDeclaration) -> JSONObject {
    members(of: object, as: declaration) { _, _ in false }
  }

  /// As `object`, but what holds blocks goes to `parts` under its canonical name, as it was written.
  mutating func object(
    _ object: JSONObject, as declaration: ObjectDeclaration, parts: inout [Part]
  ) -> JSONObject {
    members(of: object, as: declaration) { key, member in
      let kind: Part.Kind? =
        switch declaration.keys[key].kind {
        case .blocks: .blocks
        case .fields: .fields
        default: nil
        }
      guard let kind else { return false }
      parts.append(Part(name: declaration.keys[key].name, spelling: member.key, kind: kind, json: member.value))
      return true
    }
  }

  /// A key's blocks, still to be decoded.
  struct Part {
    enum Kind { case blocks, fields }
    /// Canonical.
    var name: String
    /// As in the document.
    var spelling: String
    var kind: Kind
    var json: JSON
  }

  /// `takes` is asked first for each declared member, by the position of its key; what it takes is left out.
  private mutating func members(
    of object: JSONObject, as declaration: ObjectDeclaration, takes: (Int, JSONObject.Member) -> Bool
  ) -> JSONObject {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(object.count)
    for member in object.members where !member.value.isNull {
      guard let position = declaration.position(of: member.key) else {
        if !declaration.isOpen { unknownKey(member, of: declaration.name, among: declaration.keys.map(\.name)) }
        members.append(member)
        continue
      }
      let name = declaration.keys[position].name
      if name != member.key, let winner = winner(over: member.key, declaration.keys[position], in: object) {
        report(
          .noEffect, "`\(member.key)` has no effect beside `\(winner)`, which says the same.", at: member.keyOrigin)
        continue
      }
      if takes(position, member) { continue }
      guard let value = value(member.value, as: declaration.keys[position].kind, of: member.key) else { continue }
      members.append(JSONObject.Member(key: name, keyOrigin: member.keyOrigin, value: value))
    }
    return JSONObject(members)
  }

  /// The other spelling that is taken in the place of `spelling`, if the object has one.
  private func winner(over spelling: String, _ key: KeyDeclaration, in object: JSONObject) -> String? {
    func has(_ name: String) -> Bool { object[name].map { !$0.isNull } ?? false }
    if has(key.name) { return key.name }
    return key.aliases.prefix { $0 != spelling }.first(where: has)
  }

  mutating func unknownKey(_ member: JSONObject.Member, of owner: String, among known: [String]) {
    guard member.key != "$schema" else { return }
    report(
      .unknownKey, "`\(Self.shortened(member.key))` is no key of `\(owner)`: it is kept and has no effect.",
      hint: hint(for: member.key, among: known), at: member.keyOrigin)
  }

  /// `root`, and under it what a bag of the same keys (`field_config`, `config`) adds; the root wins (format.md).
  func merged(
    _ root: JSONObject, bag: KeyDeclaration, as declaration: ObjectDeclaration
  ) -> (object: JSONObject, misplaced: JSON?) {
    guard let json = root[bag.name], !json.isNull else { return (root, nil) }
    func canonical(_ key: String) -> String { declaration.key(key)?.name ?? key }
    var members = root.members.filter { $0.key != bag.name && !$0.value.isNull }
    guard let more = json.asObject else { return (JSONObject(members), json) }
    let taken = Set(members.map { canonical($0.key) })
    members += more.members.filter { !taken.contains(canonical($0.key)) && $0.key != bag.name }
    return (JSONObject(members), nil)
  }

  mutating func object(
    _ json: JSON, _ kind: ValueKind, _ declaration: ObjectDeclaration, _ key: String
  ) -> JSON? {
    switch json.value {
    case .object(let object):
      if let words = Self.firstWords(of: object, for: declaration) { return shorthand(json, words, declaration) }
      return JSON(.object(self.object(object, as: declaration)), at: json.origin)
    case .array: return refuse(json, kind, key)
    default:
      guard !declaration.shorthand.isEmpty else { return refuse(json, kind, key) }
      return shorthand(json, json, declaration)
    }
  }

  /// A scalar, or words for each locale, in the place of an object: it fills the keys that the declaration names.
  /// `name` is what goes into those that are no text (an option's id).
  private mutating func shorthand(_ json: JSON, _ name: JSON, _ declaration: ObjectDeclaration) -> JSON? {
    let filled = declaration.shorthand.map { key in
      let isText = if case .text? = declaration.key(key)?.kind { true } else { false }
      return JSONObject.Member(key: key, keyOrigin: json.origin, value: isText ? json : name)
    }
    let normal = object(JSONObject(filled), as: declaration)
    return normal.isEmpty ? nil : JSON(.object(normal), at: json.origin)
  }

  /// The first words of `{"en": "…", "de": "…"}` where a bare string would be text too; nil for any other object.
  private static func firstWords(of object: JSONObject, for declaration: ObjectDeclaration) -> JSON? {
    let takesText = declaration.shorthand.contains { key in
      if case .text? = declaration.key(key)?.kind { true } else { false }
    }
    guard takesText, isWords(object, beside: declaration) else { return nil }
    return object.members.lazy.map(\.value).first { $0.asString != nil }
  }

  /// Whether an object is words for each locale ("any text may also be an object") rather than the declared one.
  private static func isWords(_ object: JSONObject, beside declaration: ObjectDeclaration) -> Bool {
    // Keys of three letters alone are rather mistyped than languages.
    object.members.contains { $0.key.utf8.prefix { $0 | 0x20 >= 0x61 }.count == 2 }
      && object.members.allSatisfy { declaration.position(of: $0.key) == nil && isLocale($0.key) }
  }

  /// An object, or the name of one of `styles`.
  mutating func style(
    _ json: JSON, _ kind: ValueKind, _ declaration: ObjectDeclaration, _ key: String
  ) -> JSON? {
    guard let name = json.asString else {
      return json.asObject == nil ? refuse(json, kind, key) : object(json, kind, declaration, key)
    }
    if let style = styles[name] { return JSON(style.value, at: json.origin) }
    report(
      .unknownValue,
      "`\(key)` names \(JSONWriter.quoted(Self.shortened(name))), which is not in `settings.block_styles`: "
        + "it is ignored.",
      hint: hint(for: name, among: styles.keys), at: json.origin)
    return nil
  }

  /// The keys of the block type `button`; a bare string is its text.
  mutating func button(_ json: JSON, _ kind: ValueKind, _ key: String) -> JSON? {
    let declaration = catalogue.block("button")?.object ?? CommonKeys.declaration
    switch json.value {
    case .object(let object) where !Self.isWords(object, beside: declaration):
      let (flat, misplaced) = merged(object, bag: CommonKeys.fieldConfig.declaration, as: declaration)
      if let misplaced { wrongType(misplaced, .map(.any), "field_config") }
      return JSON(.object(self.object(flat, as: declaration)), at: json.origin)
    case .string, .object:
      guard let words = text(json, .text, key) else { return nil }
      return JSON(
        .object(JSONObject([JSONObject.Member(key: "text", keyOrigin: json.origin, value: words)])), at: json.origin)
    default: return refuse(json, kind, key)
    }
  }

  mutating func list(_ json: JSON, _ kind: ValueKind, _ item: ValueKind, _ key: String) -> JSON? {
    guard case .array(let items) = json.value else {
      guard let only = lenient(json, item) else {
        wrongType(json, kind, key)
        return nil
      }
      wrongType(json, kind, key, "it is taken as a list of one")
      return value(only, as: item, of: key).map { JSON(.array([$0]), at: json.origin) }
    }
    if items.isEmpty, case .color = item {
      report(.noEffect, "`\(key)` is empty: it counts as absent.", at: json.origin)
      return nil
    }
    let normal = items.compactMap { value($0, as: item, of: key) }
    return normal.isEmpty && !items.isEmpty ? nil : JSON(.array(normal), at: json.origin)
  }

  /// The value if it could be an item by itself.
  private func lenient(_ json: JSON, _ item: ValueKind) -> JSON? {
    if item.fits(json) { return json }
    if case .object(let declaration) = item, !declaration.shorthand.isEmpty, json.asArray == nil { return json }
    if json.asNumber != nil || json.asBool != nil {
      switch item {
      case .text, .string: return json
      default: return nil
      }
    }
    return nil
  }

  mutating func map(_ json: JSON, _ kind: ValueKind, _ item: ValueKind, _ key: String) -> JSON? {
    guard case .object(let object) = json.value else {
      wrongType(json, kind, key)
      return nil
    }
    var members: [JSONObject.Member] = []
    members.reserveCapacity(object.count)
    for var member in object.members {
      if member.value.isNull, item.isFree {
        members.append(member)
        continue
      }
      guard let value = value(member.value, as: item, of: member.key) else { continue }
      member.value = value
      members.append(member)
    }
    return JSON(.object(JSONObject(members)), at: json.origin)
  }

  mutating func either(_ json: JSON, _ kind: ValueKind, _ kinds: [ValueKind], _ key: String) -> JSON? {
    if let fitting = kinds.first(where: { $0.fits(json) }) { return value(json, as: fitting, of: key) }
    let usable = kinds.first { kind in
      if case .object(let declaration) = kind { return !declaration.shorthand.isEmpty && json.asArray == nil }
      return false
    }
    if let usable { return value(json, as: usable, of: key) }
    return refuse(json, kind, key)
  }
}
