import FlowBase
import FlowDocument
import FlowLayout

/// CB-24, S-23: a view of the host app: its mapped picture, else a labelled box 160 high.
enum CustomViewBlock: DrawnBlock {
  static let viewID = Key.string("view_id", aliases: ["custom_view_id", "identifier"])
  static let declaration = BlockDeclaration(
    "custom_view", summary: "A view of the host app; the state may map it to a picture.", keys: [viewID])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let name = block[viewID] ?? block.id
    let views = screen.screen.state.customViews
    if let path = views[name], let reference = AssetReference(JSON(.string(path), at: block.origin), kind: .image) {
      return Node(
        .image(ImageContent(screen.image(reference), mode: .cover)),
        layout: LayoutStyle { $0.widthNature = block.has(CommonKeys.width) ? .own : .fills })
    }
    return LabelledBox.node(label: name, height: block.has(CommonKeys.height) ? 0 : 160, in: screen)
  }
}
