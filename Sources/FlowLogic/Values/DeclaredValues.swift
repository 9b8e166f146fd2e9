import FlowBase
import FlowDocument

/// Visits every value of a flow with the kind that its declaration gives it, in document order.
struct DeclaredValues {
  let catalogue: Catalogue
  private let button: ObjectDeclaration?

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    button = catalogue.block("button")?.object
  }

  /// A value that is no container by its kind.
  struct Leaf {
    var json: JSON
    var kind: ValueKind
    /// The key under which it stands, or its list does.
    var key: String
    /// Whether the key is a block's own rather than one of an object within.
    var isBlock: Bool
  }

  /// A block's declaration; of one that nothing declares only what every block has is known.
  func declaration(of block: Block) -> ObjectDeclaration {
    if let declared = catalogue.block(block.type)?.object { return declared }
    return block.type.hasPrefix("input_") ? catalogue.field : Self.unknown
  }

  private static let unknown = ObjectDeclaration(
    "block", keys: [CommonKeys.text, CommonKeys.alt, CommonKeys.visibility])

  func visit(_ step: Step, _ body: (Leaf, _ owner: Block?) -> Void) {
    visit(step.values, as: StepKeys.declaration, isBlock: false) { body($0, nil) }
    step.forEachBlock { block in
      visit(block.values, as: declaration(of: block), isBlock: true) { body($0, block) }
    }
  }

  func visit(_ surface: Surface, _ body: (Leaf) -> Void) {
    visit(surface.values, as: surface.kind.declaration, isBlock: false, body)
    for block in surface.blocks {
      block.forEach { visit($0.values, as: declaration(of: $0), isBlock: true, body) }
    }
  }

  func visit(_ values: JSONObject, as declaration: ObjectDeclaration, isBlock: Bool, _ body: (Leaf) -> Void) {
    for member in values.members {
      guard let key = declaration.key(member.key) else { continue }
      visit(member.value, as: key.kind, key.name, isBlock, body)
    }
  }

  private func visit(_ json: JSON, as kind: ValueKind, _ key: String, _ isBlock: Bool, _ body: (Leaf) -> Void) {
    func object(_ declaration: ObjectDeclaration) {
      if let object = json.asObject { visit(object, as: declaration, isBlock: false, body) }
    }
    switch kind {
    case .object(let declaration), .style(let declaration): object(declaration)
    case .button: if let button { object(button) }
    case .list(let item): for one in json.asArray ?? [] { visit(one, as: item, key, false, body) }
    case .map(let item): for one in json.asObject?.members ?? [] { visit(one.value, as: item, key, false, body) }
    case .either(let kinds):
      let fitting = kinds.first { kind in
        switch (kind, json.value) {
        case (.text, .string), (.text, .object), (.list, .array), (.object, .object), (.map, .object): true
        case (.number, .number), (.number, .string), (.choice, .string): true
        default: false
        }
      }
      if let fitting { visit(json, as: fitting, key, isBlock, body) }
    case .blocks, .fields: break
    default: body(Leaf(json: json, kind: kind, key: key, isBlock: isBlock))
    }
  }
}
