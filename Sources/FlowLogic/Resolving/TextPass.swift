import FlowBase
import FlowDocument

/// Translates texts and resolves templates in a block's or step's values, by what their declarations say (TE-11, S-36).
struct TextPass {
  let localizer: Localizer
  var templates: TemplateResolver
  let catalogue: Catalogue
  /// The declaration of a `cta`.
  private let button: ObjectDeclaration?
  private(set) var found: [Diagnostic] = []
  /// Texts that were reported as not translated: once each.
  private var missing: Set<String> = []

  init(localizer: Localizer, templates: TemplateResolver, catalogue: Catalogue) {
    self.localizer = localizer
    self.templates = templates
    self.catalogue = catalogue
    button = catalogue.block("button")?.object
  }

  var diagnostics: [Diagnostic] { found + templates.diagnostics }

  /// The values with every text in its words. `isLiteral`: they come from the state and stand as they are (S-58).
  mutating func values(
    _ values: JSONObject, as declaration: ObjectDeclaration, _ scope: TemplateResolver.Scope, isLiteral: Bool = false,
    isBlock: Bool = false
  ) -> JSONObject {
    var result = values
    for member in values.members {
      guard let key = declaration.key(member.key) else { continue }
      guard let changed = value(member.value, as: key.kind, scope, isLiteral, isBlock: isBlock) else { continue }
      switch changed {
      case .value(let json):
        result.set(JSONObject.Member(key: member.key, keyOrigin: member.keyOrigin, value: json))
      case .absent: result.remove(member.key)
      }
    }
    return result
  }

  private enum Change {
    case value(JSON)
    case absent
  }

  /// nil = nothing to change.
  private mutating func value(
    _ json: JSON, as kind: ValueKind, _ scope: TemplateResolver.Scope, _ isLiteral: Bool, isBlock: Bool = false
  ) -> Change? {
    switch kind {
    case .text: return text(json, scope, isLiteral)
    case .number, .integer, .bool, .asset, .date, .any:
      // Of what is `any` only the values of blocks are for users: others are ids, or keys of other systems.
      if case .any = kind, !isBlock { return nil }
      return isLiteral ? nil : number(json, kind, scope)
    case .object(let declaration), .style(let declaration):
      return object(json, declaration, scope, isLiteral)
    case .button: return button.flatMap { object(json, $0, scope, isLiteral) }
    case .list(let item):
      guard let items = json.asArray else { return nil }
      var changed = false
      let result: [JSON] = items.compactMap { one in
        guard let change = value(one, as: item, scope, isLiteral) else { return one }
        changed = true
        if case .value(let json) = change { return json }
        return nil
      }
      return changed ? .value(JSON(.array(result), at: json.origin)) : nil
    case .map(let item):
      guard var object = json.asObject else { return nil }
      var changed = false
      for member in object.members {
        guard case .value(let one)? = value(member.value, as: item, scope, isLiteral) else { continue }
        object.set(JSONObject.Member(key: member.key, keyOrigin: member.keyOrigin, value: one))
        changed = true
      }
      return changed ? .value(JSON(.object(object), at: json.origin)) : nil
    case .either(let kinds):
      return Self.fitting(json, kinds).flatMap { value(json, as: $0, scope, isLiteral) }
    case .string, .color, .choice, .dimension, .edges, .corners, .icon, .blocks, .fields, .condition:
      return nil
    }
  }

  private mutating func object(
    _ json: JSON, _ declaration: ObjectDeclaration, _ scope: TemplateResolver.Scope, _ isLiteral: Bool
  ) -> Change? {
    guard let object = json.asObject else { return nil }
    return .value(JSON(.object(values(object, as: declaration, scope, isLiteral: isLiteral)), at: json.origin))
  }

  private mutating func text(_ json: JSON, _ scope: TemplateResolver.Scope, _ isLiteral: Bool) -> Change? {
    if isLiteral {
      guard json.asObject != nil, let text = localizer.text(json, count: scope.count).text else { return nil }
      return .value(JSON(.string(text), at: json.origin))
    }
    let (words, isMissing) = localizer.text(json, count: scope.count)
    guard let words else { return .absent }
    if isMissing, missing.insert(words).inserted {
      found.append(
        Diagnostic(
          .missingTranslation, .warning,
          "\(JSONWriter.quoted(words.count > 40 ? String(words.prefix(39)) + "…" : words)) is not translated to "
            + "`\(localizer.locale)`.", at: json.origin))
    }
    let shown = templates.text(words, scope, at: json.origin)
    if json.asString == shown { return nil }
    return .value(JSON(.string(shown), at: json.origin))
  }

  /// A template where a number, a bool or a file is expected (S-36).
  private mutating func number(_ json: JSON, _ kind: ValueKind, _ scope: TemplateResolver.Scope) -> Change? {
    if case .asset = kind, var object = json.asObject {
      for member in object.members {
        guard let text = member.value.asString, Template.mayBe(text) else { continue }
        object[member.key] = templates.value(member.value, scope)
      }
      return .value(JSON(.object(object), at: json.origin))
    }
    guard let text = json.asString, Template.mayBe(text) else { return nil }
    let value = templates.value(json, scope)
    switch kind {
    case .number(let range):
      guard let number = value.numeric else { break }
      let bounds = range ?? -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
      return .value(JSON(.number(min(bounds.upperBound, max(bounds.lowerBound, number))), at: json.origin))
    case .integer(let range):
      guard let number = value.numeric else { break }
      let bounds = range.map { Double($0.lowerBound)...Double($0.upperBound) } ?? -1e15...1e15
      return .value(JSON(.number(min(bounds.upperBound, max(bounds.lowerBound, number.rounded()))), at: json.origin))
    case .bool:
      if value.asBool != nil { return .value(value) }
      if let word = value.asString?.lowercased(), word == "true" || word == "false" {
        return .value(JSON(.bool(word == "true"), at: json.origin))
      }
    default: return .value(value)
    }
    let shown = value.shownText ?? ""
    found.append(
      Diagnostic(
        .unresolvedTemplate, .warning,
        "This comes to \(JSONWriter.quoted(String(shown.prefix(40)))), which is no \(kind.noun): the default is taken.",
        at: json.origin))
    return .absent
  }

  private static func fitting(_ json: JSON, _ kinds: [ValueKind]) -> ValueKind? {
    kinds.first { kind in
      switch (kind, json.value) {
      case (.text, .string), (.text, .object), (.list, .array), (.object, .object), (.map, .object): true
      case (.number, .string), (.integer, .string), (.bool, .string): Template.mayBe(json.asString ?? "")
      default: false
      }
    }
  }
}

extension ValueKind {
  fileprivate var noun: String {
    switch self {
    case .bool: "true or false"
    default: "number"
    }
  }
}
