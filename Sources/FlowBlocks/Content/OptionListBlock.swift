import FlowDocument
import FlowLayout

/// CB-08, SD-01 … SD-05: selectable options.
enum OptionListBlock: DrawnBlock {
  static let declaration = BlockDeclaration(
    "option_list", aliases: ["options"], summary: "Selectable options, stacked, in a grid or as a dropdown.",
    keys: OptionKeys.list)

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = block[CommonKeys.fieldID] ?? block.id
    return OptionGroup.node(
      of: block, id: field, answer: screen.answer(field), accent: screen.color(block[CommonKeys.activeColor]),
      in: screen)
  }
}
