import FlowBase

extension DecodingPass {
  /// A list of blocks, however it is written: one bad block never costs the others.
  mutating func blocks(_ json: JSON, _ key: String, at place: Place, depth: Int = 1) -> [Block] {
    list(json, .blocks, key, at: place, depth: depth) { $0.block($1, at: $2, depth: depth) }
  }

  mutating func fields(_ json: JSON, _ key: String, at place: Place, depth: Int = 1) -> [Block] {
    list(json, .fields, key, at: place, depth: depth) { $0.field($1, at: $2, depth: depth) }
  }

  mutating func blocks(of part: Normaliser.Part, at place: Place, depth: Int) -> [Block] {
    let inner = place.key(part.spelling, part.name)
    return switch part.kind {
    case .blocks: blocks(part.json, part.spelling, at: inner, depth: depth)
    case .fields: fields(part.json, part.spelling, at: inner, depth: depth)
    }
  }

  private mutating func list(
    _ json: JSON, _ kind: ValueKind, _ key: String, at place: Place, depth: Int,
    each: (inout DecodingPass, JSON, Place) -> Block
  ) -> [Block] {
    if json.isNull { return [] }
    guard depth <= Self.blockDepthLimit else {
      normaliser.report(
        .truncated, "`\(key)`: blocks deeper than \(Self.blockDepthLimit) levels are left out.", at: json.origin)
      return []
    }
    guard case .array(let items) = json.value else {
      normaliser.wrongType(json, kind, key, "it is taken as a list of one")
      return [each(&self, json, place)]
    }
    var blocks: [Block] = []
    blocks.reserveCapacity(items.count)
    for (i, item) in items.enumerated() where !item.isNull { blocks.append(each(&self, item, place.item(i))) }
    return blocks
  }

  mutating func block(_ json: JSON, at place: Place, depth: Int) -> Block {
    guard case .object(let root) = json.value else {
      normaliser.report(
        .wrongType, "\(Normaliser.described(json)) stands where a block is expected: it is drawn as an empty box.",
        at: json.origin)
      return nameless(json, place)
    }
    guard let type = root["type"] ?? root["field_config"]?["type"], let name = type.asString else {
      let message =
        root["type"].map { "`type` is \(Normaliser.described($0)), not the name of a block type" }
        ?? "A block has no `type`"
      normaliser.report(.wrongType, message + ": it is drawn as an empty box.", at: root["type"]?.origin ?? json.origin)
      return open(JSONObject(root.members.filter { $0.key != "type" }), type: "", at: place, json.origin)
    }
    guard let declaration = declaration(of: name) else {
      unknownType(name, at: type.origin)
      return open(root, type: name, at: place, json.origin)
    }
    return known(root, declaration, at: place, json.origin, depth: depth)
  }

  /// A field of a form: a block of type `input_<type>`.
  mutating func field(_ json: JSON, at place: Place, depth: Int) -> Block {
    guard case .object(let root) = json.value else {
      normaliser.report(
        .wrongType, "\(Normaliser.described(json)) stands where a field is expected: it is drawn as an empty box.",
        at: json.origin)
      return nameless(json, place)
    }
    let type = root["type"] ?? root["field_config"]?["type"]
    guard let type, !type.isNull, let name = type.asString else {
      normaliser.report(
        .wrongType, "A field's `type` is \(type.map(Normaliser.described) ?? "missing"): `text` is taken.",
        at: type?.origin ?? json.origin)
      return field(root, "input_text", at: place, json.origin, depth)
    }
    if isFieldType(name) { return field(root, "input_" + name, at: place, json.origin, depth) }
    if name.hasPrefix("input_"), isFieldType(String(name.dropFirst(6))) {
      normaliser.report(
        .unknownFieldType, "A field's type is written without `input_`: \(JSONWriter.quoted(name)) is read so.",
        hint: "did you mean `\(name.dropFirst(6))`?", at: type.origin)
      return field(root, name, at: place, json.origin, depth)
    }
    unknownField(name, among: catalogue.fieldTypes, at: type.origin)
    return open(root, type: name.hasPrefix("input_") ? name : "input_" + name, at: place, json.origin)
  }

  private mutating func field(
    _ root: JSONObject, _ type: String, at place: Place, _ origin: Origin, _ depth: Int
  ) -> Block {
    guard let declaration = declaration(of: type) else { return open(root, type: type, at: place, origin) }
    return known(root, declaration, at: place, origin, depth: depth)
  }

  // MARK: Parts

  private mutating func known(
    _ root: JSONObject, _ declaration: BlockDeclaration, at place: Place, _ origin: Origin, depth: Int
  ) -> Block {
    let (merged, misplaced) = normaliser.merged(
      root, bag: CommonKeys.fieldConfig.declaration, as: declaration.object)
    if let misplaced { normaliser.wrongType(misplaced, .map(.any), CommonKeys.fieldConfig.declaration.name) }
    var parts: [Normaliser.Part] = []
    let values = normaliser.object(merged, as: declaration.object, parts: &parts)
    let (id, hasID) = claim(values, place)
    var children: [Block] = []
    for part in parts {
      let place = root[part.spelling] == nil ? place.bag(CommonKeys.fieldConfig.declaration.name) : place
      children += blocks(of: part, at: place, depth: depth + 1)
    }
    return Block(
      type: declaration.type, id: id, hasID: hasID, path: place.file, origin: origin, values: values,
      children: children)
  }

  /// A block whose type nothing declares: what every block has is read, its children are not (S-59).
  private mutating func open(_ root: JSONObject, type: String, at place: Place, _ origin: Origin) -> Block {
    let values = normaliser.object(root, as: CommonKeys.declaration)
    let (id, hasID) = claim(values, place)
    return Block(
      type: type, id: id, hasID: hasID, isKnown: false, path: place.file, origin: origin, values: values)
  }

  private func nameless(_ json: JSON, _ place: Place) -> Block {
    Block(type: "", id: place.local, hasID: false, isKnown: false, path: place.file, origin: json.origin)
  }

  /// The block's own id, or its path where it has none or another block of the step has the same (S-34).
  private mutating func claim(_ values: JSONObject, _ place: Place) -> (id: String, isOwn: Bool) {
    guard let json = values["id"], let id = json.asString, !id.isEmpty else { return (place.local, false) }
    if blockIDs.insert(id).inserted { return (id, true) }
    normaliser.report(
      .duplicateID,
      "The id \(JSONWriter.quoted(Normaliser.shortened(id))) is taken in this step: this block is not addressed by it.",
      at: json.origin)
    return (place.local, false)
  }

  private mutating func unknownType(_ name: String, at origin: Origin) {
    if name.hasPrefix("input_") {
      unknownField(name, among: catalogue.fieldTypes.map { "input_" + $0 }, at: origin)
      return
    }
    let meant = isFieldType(name) ? "did you mean `input_\(name)`?" : nil
    normaliser.report(
      .unknownBlock,
      "There is no block type \(JSONWriter.quoted(Normaliser.shortened(name))): it is drawn as a labelled box.",
      hint: meant ?? normaliser.hint(for: name, among: catalogue.blocks.map(\.type)), at: origin)
  }

  private mutating func unknownField(_ name: String, among known: [String], at origin: Origin) {
    normaliser.report(
      .unknownFieldType,
      "There is no field type \(JSONWriter.quoted(Normaliser.shortened(name))): it is drawn as a labelled box.",
      hint: normaliser.hint(for: name, among: known), at: origin)
  }
}
