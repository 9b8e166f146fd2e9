import FlowBase
import FlowDocument
import FlowLayout

/// CB-32: room and nothing else; 0 × 16 by itself.
enum SpacerBlock: DrawnBlock {
  static let declaration = BlockDeclaration("spacer", summary: "Empty room, 16 pt high unless told.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    Node(.empty(natural: Size(0, 16)))
  }
}
