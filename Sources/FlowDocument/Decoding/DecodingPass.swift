import FlowBase

/// One run of the decoder over one document: what it carries from value to value.
struct DecodingPass {
  /// Blocks deeper than this are left out, with a diagnostic (product.md, Promises).
  static let blockDepthLimit = 1000

  let catalogue: Catalogue
  let sources: SourceMap?
  var normaliser: Normaliser
  /// What the values in hand belong to.
  var surface = Surface.Kind.onboarding
  /// Names that the step in hand has given away (S-34).
  var blockIDs: Set<String> = []
  /// Declarations made for field types that no block declares.
  private var fieldDeclarations: [String: BlockDeclaration] = [:]
  private let fieldTypes: Set<String>

  init(_ catalogue: Catalogue, sources: SourceMap?) {
    self.catalogue = catalogue
    self.sources = sources
    normaliser = Normaliser(catalogue: catalogue, sources: sources)
    fieldTypes = Set(catalogue.fieldTypes)
  }

  /// JSON path in the file; `fallback` for values that stand in none.
  func path(of origin: Origin, else fallback: @autoclosure () -> String) -> String {
    sources?.path(of: origin) ?? fallback()
  }

  func isFieldType(_ name: String) -> Bool { fieldTypes.contains(name) }

  /// The declaration of a block type; a field type `x` is the block `input_x` also where nothing declares it (CB-39).
  mutating func declaration(of type: String) -> BlockDeclaration? {
    if let declared = catalogue.block(type) ?? fieldDeclarations[type] { return declared }
    guard type.hasPrefix("input_"), isFieldType(String(type.dropFirst(6))) else { return nil }
    let made = BlockDeclaration(type, summary: "A form field as a block.", keys: catalogue.field.keys)
    fieldDeclarations[type] = made
    return made
  }
}

/// Where a block stands: in the file, and within its step.
struct Place {
  var file: String
  var local: String

  func key(_ name: String, _ canonical: String) -> Place {
    Place(file: file.isEmpty ? name : "\(file).\(name)", local: local.isEmpty ? canonical : "\(local).\(canonical)")
  }
  /// Inside `config` or `field_config`, whose keys count as the block's own.
  func bag(_ name: String) -> Place { Place(file: file.isEmpty ? name : "\(file).\(name)", local: local) }
  func item(_ index: Int) -> Place { Place(file: "\(file)[\(index)]", local: "\(local)[\(index)]") }
}
