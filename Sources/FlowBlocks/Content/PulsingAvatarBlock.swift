import FlowBase
import FlowDocument
import FlowLayout

/// CB-12: an avatar in a ring, the pulse at rest. Picture, else initials, else emoji, else a person's outline.
enum PulsingAvatarBlock: DrawnBlock {
  static let imageURL = Key.asset("image_url", aliases: ["avatar_url", "url"], .image)
  static let initials = Key.text("initials")
  static let emoji = Key.string("emoji")
  static let size = Key.number("size", in: 8...1000, default: 96, "pt")
  static let ringColor = Key.color("ring_color")
  static let declaration = BlockDeclaration(
    "pulsing_avatar", summary: "An avatar with a pulsing ring.",
    keys: [imageURL, initials, emoji, size, ringColor, CommonKeys.backgroundColor])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let size = block[size]
    let ring = screen.color(block[ringColor]) ?? screen.color(block[CommonKeys.activeColor]) ?? screen.theme.primary
    let line = max(2, size * 0.035)
    var circle: Node
    if let reference = block[imageURL] {
      circle = picture(reference, size: size, ring, line: line, in: screen)
    } else {
      let fill =
        screen.color(block[CommonKeys.backgroundColor]) ?? screen.theme.tint(of: ring).over(screen.theme.background)
      circle = .disc(width: size, fill: fill, ring: ring, line: line, child: face(block, size: size, ring, in: screen))
      circle.decoration.clips = true
    }
    // Paint only, they take no room: two waves of the pulse outside the circle; where avatars lie over one another a rim
    // of the page's colour, as waves would wash over the neighbour.
    circle.decoration.shadows =
      screen.overlaps
      ? [Shadow(spread: line, color: screen.theme.background)]
      : [
        Shadow(spread: size * 0.11, color: ring.opacity(0.14)),
        Shadow(spread: size * 0.055, color: ring.opacity(0.26)),
      ]
    return Node(
      .flex(Flex(.vertical, align: .center, distribution: .center, children: [circle])),
      layout: LayoutStyle { $0.widthNature = .own })
  }

  /// The picture reaches under the middle of the ring, so that nothing shows between the two.
  private static func picture(
    _ reference: AssetReference, size: Double, _ ring: Color, line: Double, in screen: ScreenContext
  ) -> Node {
    let side = size - line
    let photo = Node(
      .image(ImageContent(screen.image(reference), mode: .cover)),
      layout: LayoutStyle {
        $0.width = .points(side)
        $0.height = .points(side)
        $0.position = .aligned(x: 0.5, y: 0.5)
      },
      decoration: Decoration { $0.corners = Corners(side / 2) })
    var frame = Node.disc(width: size, fill: nil, ring: ring, line: line)
    frame.layout.position = .aligned(x: 0.5, y: 0.5)
    var circle = Node.disc(width: size, fill: nil)
    circle.content = .overlay([photo, frame])
    return circle
  }

  private static func face(_ block: Block, size: Double, _ ring: Color, in screen: ScreenContext) -> Node {
    if let initials = block[initials] ?? block[CommonKeys.text], !initials.isEmpty {
      var text = screen.text(
        initials, .body, weight: 600, color: screen.color(block[CommonKeys.textColor]), align: .center)
      // Letters fit the circle, whatever the text's size.
      text.runs[0].font.size = size * (initials.count > 2 ? 0.28 : 0.36)
      return Node(.text(text))
    }
    if let emoji = block[emoji], !emoji.isEmpty {
      return screen.icon(named: "emoji:\(emoji)", size: size * 0.56, color: screen.theme.text)
    }
    return screen.glyph("material/person-fill.svg", size: size * 0.58, color: ring)
  }
}
