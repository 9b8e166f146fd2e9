import FlowBase
import FlowDocument
import FlowLayout

/// AB-02: a tinted card with a leading icon and a message.
enum WarningBannerBlock: DrawnBlock {
  enum Variant: String, CaseIterable, Sendable { case warning, error, info, success }
  static let variant = Key.choice("banner_variant", aliases: ["variant"], default: Variant.warning)
  static let icon = Key.string("banner_icon", "An emoji instead of the variant's icon.")
  static let declaration = BlockDeclaration(
    "warning_banner", summary: "A tinted card with an icon and a message.", keys: [variant, icon])
  static let paintsBackground = true

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let tone = Tone(screen.color(block[CommonKeys.activeColor]) ?? accent(block[variant], screen.theme), in: screen)
    let words = screen.text(of: block, .subhead)
    let fill = screen.color(block[CommonKeys.backgroundColor])
    let styled = block[CommonKeys.blockStyle].flatMap { KeyedObject($0) }.map { Fill.backgrounds(of: $0, in: screen) }
    let size = min(28, max(22, (words.runs.first?.font.size ?? 15) * 1.3))
    var mark = emblem(block, size: size, tone.accent, in: screen)
    // The icon stands on the first line's height.
    let line = words.lineHeight ?? (words.runs.first?.font.size ?? 15) * 1.2
    mark.layout.margin.top = max(0, (line - size) / 2)
    var text = Node(.text(words)).filling()
    text.layout.margin.top = max(0, (size - line) / 2)
    return Node(
      .flex(Flex(.horizontal, spacing: 12, align: .leading, children: [mark, text])),
      layout: LayoutStyle {
        $0.border = 1
        $0.padding = Edges(horizontal: 15, vertical: 13)
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.corners = Corners(screen.theme.cornerRadius ?? 14)
        $0.borderColor = fill == nil ? tone.outline : fill
        if let fill {
          $0.backgrounds = [.paint(.color(fill))]
        } else {
          $0.backgrounds = styled.flatMap { $0.isEmpty ? nil : $0 } ?? [.paint(.color(tone.tint))]
        }
      })
  }

  private static func accent(_ variant: Variant, _ theme: Theme) -> Color {
    switch variant {
    case .warning: theme.warning
    case .error: theme.error
    case .info: theme.primary
    case .success: theme.success
    }
  }

  private static func emblem(_ block: Block, size: Double, _ color: Color, in screen: ScreenContext) -> Node {
    if let emoji = block[icon], !emoji.isEmpty { return screen.icon(named: "emoji:\(emoji)", size: size, color: color) }
    let name =
      switch block[variant] {
      case .warning: "warning"
      case .error: "error"
      case .info: "info"
      case .success: "check_circle"
      }
    return screen.glyph("material/\(name)-fill.svg", size: size, color: color)
  }
}
