import FlowBase

extension Dialect {
  /// Entries for the unknown types and keys of a document that are near known ones: alike but for case and separators,
  /// or a few letters apart.
  public static func suggested(for document: Document, catalogue: Catalogue) -> Dialect {
    var search = DialectSearch(catalogue)
    for flow in document.flows {
      search.keys(of: flow.values, FlowKeys.declaration, "flow")
      search.keys(of: flow.settings.values, SettingsKeys.declaration, "settings")
      for step in flow.steps {
        search.keys(of: step.values, StepKeys.declaration, "step")
        for option in step[OptionKeys.options] { search.keys(of: option.values, OptionKeys.declaration, "option") }
        step.forEachBlock { search.block($0) }
      }
    }
    return search.dialect
  }
}

private struct DialectSearch {
  let catalogue: Catalogue
  private let types: [String]
  var dialect = Dialect()

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    types = catalogue.blocks.map(\.type) + catalogue.fieldTypes.map { "input_" + $0 }
  }

  mutating func block(_ block: Block) {
    guard block.isKnown else {
      if let ours = Self.near(block.type, types) { dialect.types[block.type] = ours }
      return
    }
    let declaration = catalogue.block(block.type)?.object ?? catalogue.field
    keys(of: block.values, declaration, block.type)
    if declaration.key("options") != nil {
      for option in block[OptionKeys.options] { keys(of: option.values, OptionKeys.declaration, "option") }
    }
  }

  mutating func keys(of values: JSONObject, _ declaration: ObjectDeclaration, _ owner: String) {
    for key in values.keys where declaration.key(key) == nil && key != "$schema" {
      guard let ours = Self.near(key, declaration.keys.map(\.name)), values[ours] == nil else { continue }
      let name = "\(owner).\(ours)"
      if dialect.keys[name]?.contains(key) != true { dialect.keys[name, default: []].append(key) }
    }
  }

  private static func near(_ word: String, _ known: [String]) -> String? {
    let bare = squeezed(word)
    return known.first { squeezed($0) == bare } ?? suggestion(for: word, among: known)
  }

  /// The letters alone: `optionList`, `option-list` and `option_list` are one.
  private static func squeezed(_ word: String) -> String {
    word.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
  }
}
