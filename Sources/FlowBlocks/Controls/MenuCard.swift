import FlowBase
import FlowLayout

/// The card of rows that an open field shows below itself (look.md, dropdown): rows of 44 with a check mark on the
/// selected.
enum MenuCard {
  struct Row {
    var label: String
    /// Below the label, smaller.
    var detail: String?
    var icon: Node?
    var isSelected = false
    var isEnabled = true
  }

  /// `accent`: the check mark's colour where it is not the theme's.
  static func node(_ rows: [Row], accent: Color? = nil, in screen: ScreenContext) -> Node {
    var children: [Node] = []
    for (index, row) in rows.enumerated() {
      if index > 0 { children.append(separator(in: screen)) }
      children.append(node(row, accent ?? screen.theme.primary, in: screen))
    }
    let isDark = screen.theme.isDark
    return Node(
      .flex(Flex(.vertical, children: children)), layout: LayoutStyle { $0.widthNature = .fills },
      decoration: Decoration {
        $0.corners = Corners(14)
        $0.clips = true
        $0.backgrounds = [.paint(.color(screen.theme.elevated))]
        // On a dark page a hairline of light stands for the edge that the shadow gives on a light one.
        $0.shadows = [
          Shadow(y: 8, blur: 28, color: Color(0, 0, 0, isDark ? 128 : 46)),
          isDark ? Shadow(spread: 0.5, color: Color(255, 255, 255, 26)) : Shadow(blur: 1, color: Color(0, 0, 0, 31)),
        ]
      })
  }

  private static func node(_ row: Row, _ accent: Color, in screen: ScreenContext) -> Node {
    var texts = [Node(.text(screen.text(row.label, .body)))]
    if let detail = row.detail {
      texts.append(Node(.text(screen.text(detail, .footnote, color: screen.theme.secondaryText))))
    }
    let column = Node(.flex(Flex(.vertical, spacing: 1, children: texts)), layout: LayoutStyle { $0.width = .fill })
    let check = row.isSelected ? screen.glyph("lucide/check.svg", size: 20, color: accent) : nil
    return Node(
      .flex(Flex(.horizontal, spacing: 10, align: .center, children: [row.icon, column, check].compactMap { $0 })),
      layout: LayoutStyle {
        $0.minHeight = 44
        $0.padding = Edges(horizontal: 16, vertical: 10)
        $0.widthNature = .fills
      },
      decoration: Decoration { $0.opacity = row.isEnabled ? 1 : 0.4 })
  }

  private static func separator(in screen: ScreenContext) -> Node {
    let color = screen.theme.isDark ? screen.theme.text.opacity(0.12) : screen.theme.border
    return Node(
      .empty(natural: Size(0, 0.5)), layout: LayoutStyle { $0.widthNature = .fills },
      decoration: Decoration { $0.backgrounds = [.paint(.color(color))] })
  }
}
