import FlowDocument

/// Types of the catalogue that no file draws yet: known, not reported as mistakes, drawn as a labelled box.
enum LaterBlocks {
  static let declarations: [BlockDeclaration] = []
}
