import FlowDocument
import FlowLayout

/// CB-36, IC-01 … IC-04: an icon of a library, or an emoji.
enum IconBlock: DrawnBlock {
  static let icon = Key.json("icon", .icon)
  static let library = IconKeys.library
  static let name = IconKeys.name
  static let size = Key.number("size", in: 1...1000, default: 24, "pt")
  static let color = Key.color("color")
  static let weight = IconKeys.weight
  static let declaration = BlockDeclaration(
    "icon", summary: "An icon or emoji.", keys: [icon, library, name, size, color, weight])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let ink =
      screen.color(block[color]) ?? screen.color(block[CommonKeys.style]?[TextStyleKeys.color])
      ?? screen.color(block[CommonKeys.textColor]) ?? screen.theme.text
    let weight = TextStyleKeys.weight(block[weight]) ?? 400
    if block.has(icon) { return screen.icon(block[icon], size: block[size], color: ink, weight: weight) }
    if let name = block[name] {
      let spelling = block[library].map { "\($0.rawValue):\(name)" } ?? name
      return screen.icon(named: spelling, size: block[size], color: ink, weight: weight, at: block.origin)
    }
    guard let text = block[CommonKeys.text], !text.isEmpty else { return nil }
    return screen.icon(named: text, size: block[size], color: ink, weight: weight, at: block.origin)
  }
}
