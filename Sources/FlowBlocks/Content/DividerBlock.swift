import FlowBase
import FlowDocument
import FlowLayout

/// CB-34: a thin horizontal line.
enum DividerBlock: DrawnBlock {
  static let color = Key.color("color")
  static let thickness = Key.number("thickness", in: 0...100, default: 1, "pt")
  static let inset = Key.number("inset", in: 0...1000, default: 0, "pt at both ends")
  static let declaration = BlockDeclaration(
    "divider", summary: "A horizontal line.", keys: [color, thickness, inset, CommonKeys.backgroundColor])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    Node(
      .empty(natural: Size(0, block[thickness])),
      layout: LayoutStyle {
        $0.margin = Edges(horizontal: block[inset], vertical: 0)
        $0.widthNature = .fills
      },
      decoration: Decoration {
        let given = block[color] ?? block[CommonKeys.backgroundColor]
        $0.backgrounds = [.paint(.color(screen.color(given) ?? screen.theme.border))]
      })
  }
}
