import FlowBase
import FlowDocument
import FlowLayout

/// FI-22, LC-01: the place's `formatted_address`; suggestions below while the state has the field open (S-02).
enum LocationInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("location", "A place, searched for.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let box = field.box(
      address(field.answer), placeholder: screen.words[.search], leading: [field.glyph("map-pin")])
    let live = screen.screen.live.suggestions
    let suggestions = ((live[field.id] ?? live[block.id])?.asArray ?? []).compactMap { address($0) }
    guard field.isOpen, !suggestions.isEmpty else { return InputFrame.node(field, box) }
    let menu = MenuCard.node(
      suggestions.map { MenuCard.Row(label: $0, icon: field.glyph("map-pin")) }, in: screen)
    let open = Node(
      .flex(Flex(.vertical, spacing: 8, children: [box, menu])), layout: LayoutStyle { $0.widthNature = .fills })
    return InputFrame.node(field, open)
  }

  /// Of the record, or a bare string (S-05).
  private static func address(_ json: JSON?) -> String? { (json?["formatted_address"] ?? json)?.asString }
}
