import FlowBase
import FlowDocument
import FlowLayout

/// CB-03, CB-30, IM-01 … IM-03: a picture, clipped to its corners.
enum ImageBlock: DrawnBlock {
  enum Mode: String, CaseIterable, Sendable { case cover, contain, fill }
  static let imageURL = Key.asset("image_url", aliases: ["url", "src", "image"], .image)
  static let mode = Key.choice(
    "content_mode", aliases: ["resize_mode"], default: Mode.cover,
    spellings: ["aspect_fill": .cover, "aspect_fit": .contain, "fit": .contain, "stretch": .fill])
  static let cornerRadius = Key.json("corner_radius", .corners, "pt")
  static let tint = Key.color("tint_color", "Drawn as a mask in this colour.")
  static let declaration = BlockDeclaration(
    "image", summary: "A picture.", keys: [imageURL, mode, cornerRadius, tint])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let source: ImageSource =
      block[imageURL].map(screen.image)
      ?? ImageSource(.placeholder(label: block[CommonKeys.alt] ?? "image"))
    return Node(
      .image(
        ImageContent(
          source, mode: ContentMode(rawValue: block[mode].rawValue) ?? .cover, tint: screen.color(block[tint]))),
      layout: LayoutStyle { $0.widthNature = block.has(CommonKeys.width) ? .own : .fills },
      decoration: Decoration { $0.corners = block[cornerRadius].map(BoxStyle.corners) ?? .zero })
  }
}
