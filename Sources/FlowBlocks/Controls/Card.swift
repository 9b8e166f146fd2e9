import FlowBase
import FlowLayout

/// The card that plans, health rows and figures stand on (look.md, card).
enum Card {
  static let radius = 16.0
  private static let padding = 16.0

  /// A column of `children` on the card's colour. `outline` replaces the hairline; a selected card has one of 2 pt.
  static func node(
    _ content: NodeContent, fill: Color? = nil, outline: Color? = nil, in screen: ScreenContext
  ) -> Node {
    let theme = screen.theme
    let border: Double = outline == nil ? 1 : 2
    let isLight = theme.background.luminance > 0.5
    return Node(
      content,
      layout: LayoutStyle {
        $0.border = border
        // The box stays as large when its border grows.
        $0.padding = Edges(padding - border)
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.corners = Corners(theme.cornerRadius ?? radius)
        $0.borderColor = outline ?? theme.border.opacity(0.6)
        $0.backgrounds = [.paint(.color(fill ?? theme.card))]
        if isLight { $0.shadows = [Shadow(y: 2, blur: 8, color: Color(0, 0, 0, 0x14))] }
      })
  }
}
