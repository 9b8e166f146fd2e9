import FlowDocument
import FlowLayout

/// CB-09: a form's fields among the other blocks.
enum FormBlock: DrawnBlock {
  static let spacing = Key.number("spacing", aliases: ["gap"], in: 0...1000, default: 20, "pt between fields")
  static let declaration = BlockDeclaration(
    "form", summary: "Fields below or beside each other.", keys: [StepKeys.fields, spacing])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    Node(
      .flex(Flex(.vertical, spacing: block[spacing], children: FormRows.nodes(block.children, in: screen))),
      layout: LayoutStyle { $0.widthNature = .fills })
  }
}
