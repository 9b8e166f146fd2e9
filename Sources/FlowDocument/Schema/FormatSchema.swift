/// The JSON Schema (draft 2020-12) of the format, from the declarations that the decoder reads by: what it lets through
/// is what the decoder reads without a finding about shape.
public struct FormatSchema {
  private let catalogue: Catalogue
  private var definitions = JSONObject()
  /// The names given to declarations, and the keys that tell two of one name apart.
  private var names: [String: [[String]]] = [:]

  /// The whole schema, for `flowproof schema` and editors.
  public static func document(_ catalogue: Catalogue) -> JSON {
    var schema = FormatSchema(catalogue)
    let flow = schema.define(FlowKeys.declaration) { schema in
      ["steps": schema.collection(schema.reference("step")), "nodes": schema.collection(schema.reference("node"))]
    }
    schema.defineSteps()
    schema.defineBlocks()
    schema.defineCondition()
    let bundle = schema.define(BundleKeys.declaration) { schema in
      [
        "onboarding_flows": schema.collection(flow),
        "experiments": schema.collection(schema.define(ExperimentKeys.declaration)),
      ]
    }
    let envelope: JSON = .object([
      "type": "object", "required": ["content"], "properties": .object(["bundle_version": true, "content": bundle]),
    ])
    return .object([
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Flowproof flow document",
      "anyOf": .array([
        envelope, flow, schema.collection(flow), schema.reference("step"), schema.reference("block"),
        .object(["type": "array", "items": schema.reference("block")]),
      ]),
      "$defs": .object(schema.definitions),
    ])
  }

  private init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  private func reference(_ name: String) -> JSON { .object(["$ref": .string("#/$defs/\(name)")]) }

  /// A map or a list of objects (S-12).
  private func collection(_ item: JSON) -> JSON {
    .object([
      "anyOf": .array([
        .object(["type": "array", "items": item]), .object(["type": "object", "additionalProperties": item]),
      ])
    ])
  }

  // MARK: Objects

  /// The definition of a declaration, made once; `overriding` gives keys whose shape their kind does not tell.
  private mutating func define(
    _ declaration: ObjectDeclaration, overriding: (inout FormatSchema) -> JSONObject = { _ in JSONObject() }
  ) -> JSON {
    let base = String(declaration.name.map { $0 == " " ? "_" : $0 })
    let keys = declaration.keys.map(\.name)
    if let place = names[base]?.firstIndex(of: keys) { return reference(place == 0 ? base : "\(base)_\(place + 1)") }
    names[base, default: []].append(keys)
    let count = names[base]?.count ?? 1
    let name = count == 1 ? base : "\(base)_\(count)"
    definitions[name] = .object(JSONObject())
    let special = overriding(&self)
    definitions[name] = object(declaration, special)
    return reference(name)
  }

  private mutating func object(_ declaration: ObjectDeclaration, _ special: JSONObject = JSONObject()) -> JSON {
    var properties: JSONObject = ["$schema": true]
    for key in declaration.keys {
      var schema = special[key.name] ?? self.schema(key)
      if var described = schema.asObject {
        if !key.summary.isEmpty { described["description"] = .string(key.summary) }
        if let fallback = key.fallback { described["default"] = fallback }
        schema = .object(described)
      }
      for spelling in [key.name] + key.aliases { properties[spelling] = schema }
    }
    return .object([
      "type": "object", "properties": .object(properties), "additionalProperties": .bool(declaration.isOpen),
    ])
  }

  private mutating func defineSteps() {
    _ = define(NodeKeys.declaration)
    _ = define(StepKeys.declaration) { _ in ["config": .object(["type": "object"])] }
  }

  private mutating func defineBlocks() {
    var blocks: [JSON] = []
    for block in catalogue.blocks {
      var schema = object(block.object, ["field_config": .object(["type": "object"])])
      if var parts = schema.asObject, var properties = parts["properties"]?.asObject {
        properties["type"] = .object(["enum": .array(([block.type] + block.aliases).map { .string($0) })])
        parts["properties"] = .object(properties)
        if !block.summary.isEmpty { parts["description"] = .string(block.summary) }
        parts["required"] = ["type"]
        schema = .object(parts)
      }
      let name = "block_\(block.type)"
      definitions[name] = schema
      blocks.append(reference(name))
    }
    let field = object(
      catalogue.field, ["type": .object(["enum": .array(catalogue.fieldTypes.map { .string($0) })])])
    definitions["field"] = field
    var asBlock = field.asObject ?? JSONObject()
    if var properties = asBlock["properties"]?.asObject {
      let declared = Set(catalogue.blocks.map(\.type))
      let types = catalogue.fieldTypes.map { "input_" + $0 }.filter { !declared.contains($0) }
      properties["type"] = .object(["enum": .array(types.map { .string($0) })])
      asBlock["properties"] = .object(properties)
      asBlock["required"] = ["type"]
      if !types.isEmpty {
        definitions["block_input"] = .object(asBlock)
        blocks.append(reference("block_input"))
      }
    }
    definitions["block"] = .object(["anyOf": .array(blocks)])
  }

  /// S-15: a list, an operator with its field, or the shorthand.
  private mutating func defineCondition() {
    var properties: JSONObject = [
      "all": .object(["type": "array", "items": reference("condition")]),
      "any": .object(["type": "array", "items": reference("condition")]), "not": reference("condition"),
    ]
    for name in ConditionOperators.all { properties[name] = true }
    let operators = JSON.object(["enum": .array(ConditionOperators.all.map { .string($0) })])
    definitions["condition"] = .object([
      "anyOf": .array([
        .object([
          "type": "object", "required": ["operator"],
          "properties": .object(["operator": operators, "field": .object(["type": "string"]), "value": true]),
        ]),
        .object([
          "type": "object", "properties": .object(properties), "additionalProperties": false, "minProperties": 1,
        ]),
      ])
    ])
  }

  // MARK: Kinds

  private static let template = JSON.object(["type": "string", "pattern": "\\{\\{"])
  private static let string = JSON.object(["type": "string"])
  private static func any(_ parts: [JSON]) -> JSON { .object(["anyOf": .array(parts)]) }
  private static func words(_ words: [String]) -> JSON { .object(["enum": .array(words.map { .string($0) })]) }
  private static func fields(_ names: [String], _ schema: JSON, atLeast count: Int = 0) -> JSON {
    .object([
      "type": "object", "properties": .object(JSONObject(names.map { JSONObject.Member(key: $0, value: schema) })),
      "additionalProperties": false, "minProperties": .number(count),
    ])
  }
  private static func number(_ type: JSON, _ low: Double?, _ high: Double?) -> JSON {
    var schema: JSONObject = ["type": type]
    if let low { schema["minimum"] = .number(low) }
    if let high { schema["maximum"] = .number(high) }
    return .object(schema)
  }

  private static func edges(from low: Double) -> JSON {
    let side = number("number", low, 100_000)
    return any([side, fields(Normaliser.edgeNames, side)])
  }

  private mutating func schema(_ key: KeyDeclaration) -> JSON {
    // Margins alone may be negative (S-24).
    if case .edges = key.kind, key.name == "margin" { return Self.edges(from: -100_000) }
    return schema(key.kind)
  }

  private mutating func schema(_ kind: ValueKind) -> JSON {
    switch kind {
    case .any: return true
    case .text:
      let words = Self.string
      let forms = "zero|one|two|few|many|other"
      let plural = JSON.object([
        "type": "object", "minProperties": 1, "additionalProperties": words,
        "propertyNames": .object(["pattern": .string("^(\(forms))$")]),
      ])
      let locales = JSON.object([
        "type": "object", "minProperties": 1, "additionalProperties": Self.any([words, plural]),
        "propertyNames": .object([
          "pattern": .string("^([A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}|\(forms))$")
        ]),
      ])
      return Self.any([words, locales])
    case .string: return Self.string
    case .number(let range):
      return Self.any([Self.number("number", range?.lowerBound, range?.upperBound), Self.template])
    case .integer(let range):
      let (low, high) = (range.map { Double($0.lowerBound) }, range.map { Double($0.upperBound) })
      return Self.any([Self.number("integer", low, high), Self.template])
    case .bool: return Self.any([.object(["type": "boolean"]), Self.template])
    case .color:
      let hex = JSON.object(["type": "string", "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"])
      return Self.any([hex, Self.fields(["light", "dark"], hex, atLeast: 1)])
    case .choice(let choices):
      let words = Self.words(choices.values + choices.aliases.keys.sorted())
      return choices.keepsUnknown ? Self.any([words, Self.string]) : words
    case .dimension:
      return Self.any([
        Self.number("number", 0, 1_000_000), Self.words(["fit", "fill"]),
        .object(["type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?%$"]),
      ])
    case .edges: return Self.edges(from: 0)
    case .corners:
      let corner = Self.number("number", 0, 100_000)
      return Self.any([corner, Self.fields(Normaliser.cornerNames, corner)])
    case .asset: return Self.any([Self.string, Self.fields(["light", "dark"], Self.string, atLeast: 1)])
    case .icon: return Self.any([Self.string, define(IconKeys.declaration)])
    case .date:
      let iso = JSON.object(["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}($|[T ])"])
      return Self.any([iso, Self.template, define(DateKeys.declaration)])
    case .object(let declaration): return withShorthand(declaration)
    case .style(let declaration): return Self.any([Self.string, define(declaration)])
    case .list(let item): return .object(["type": "array", "items": schema(item)])
    case .map(let item): return .object(["type": "object", "additionalProperties": schema(item)])
    case .either(let kinds): return Self.any(kinds.map { schema($0) })
    case .blocks: return .object(["type": "array", "items": reference("block")])
    case .fields: return .object(["type": "array", "items": reference("field")])
    case .button:
      let declaration = catalogue.block("button")?.object ?? CommonKeys.declaration
      return Self.any([schema(.text), define(declaration)])
    case .condition: return reference("condition")
    }
  }

  /// An object, or the scalar that fills some of its keys.
  private mutating func withShorthand(_ declaration: ObjectDeclaration) -> JSON {
    let object = define(declaration)
    let keys = declaration.shorthand.compactMap(declaration.key)
    guard let key = keys.first else { return object }
    let text = keys.first { if case .text = $0.kind { true } else { false } }
    return Self.any([object, schema((text ?? key).kind)])
  }
}
