/// Every block type there is, handed down by the caller so that no stage below knows the blocks themselves.
public struct Catalogue: Sendable {
  public let blocks: [BlockDeclaration]
  /// The keys of a form field, whatever its type; each `input_<type>` block has them too (CB-39).
  public let field: ObjectDeclaration
  /// The field types, in the catalogue's order (FI-01 … FI-22).
  public let fieldTypes: [String]
  private let index: [String: Int]

  public init(blocks: [BlockDeclaration], field: ObjectDeclaration = FieldKeys.declaration, fieldTypes: [String]) {
    self.blocks = blocks
    self.field = field
    self.fieldTypes = fieldTypes
    var index: [String: Int] = [:]
    for (i, block) in blocks.enumerated() {
      for name in [block.type] + block.aliases where index[name] == nil { index[name] = i }
    }
    self.index = index
  }

  /// The declaration of a type, by name or alias.
  public func block(_ type: String) -> BlockDeclaration? { index[type].map { blocks[$0] } }
}
