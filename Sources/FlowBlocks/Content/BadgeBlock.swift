import FlowDocument
import FlowLayout

/// CB-35: a coloured pill with a label.
enum BadgeBlock: DrawnBlock {
  static let icon = Key.json("icon", .icon)
  static let declaration = BlockDeclaration("badge", summary: "A coloured pill with a label.", keys: [icon])
  static let paintsBackground = true

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let theme = screen.theme
    let fill = screen.color(block[CommonKeys.backgroundColor]) ?? theme.tint(of: theme.primary)
    let ink =
      screen.color(block[CommonKeys.style]?[TextStyleKeys.color]) ?? screen.color(block[CommonKeys.textColor])
      ?? (block.has(CommonKeys.backgroundColor)
        ? fill.over(theme.background).legibleText
        : Tone.readable(theme.primary, on: fill.over(theme.background), text: theme.text))
    var badge = Badge.node(
      block[CommonKeys.text] ?? "", icon: screen.icon(block[icon], size: screen.grown(14), color: ink, weight: 600),
      fill: fill,
      ink: ink, in: screen)
    badge.layout.widthNature = .own
    badge.layout.maxWidth = screen.columnWidth
    return badge
  }
}
