import FlowBase
import FlowLayout

/// The dashed box with a name in it that stands where something cannot be drawn (G5).
public enum LabelledBox {
  /// `height` is the least height in points.
  public static func node(label: String, height: Double = 64, in screen: ScreenContext) -> Node {
    let text = Node(.text(screen.text(label, .caption1, color: screen.theme.secondaryText, align: .center)))
    return Node(
      .flex(Flex(.vertical, align: .center, distribution: .center, children: [text])),
      layout: LayoutStyle {
        $0.padding = Edges(12)
        $0.border = 1
        $0.minHeight = height
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.borderColor = screen.theme.border
        $0.borderStyle = .dashed
        $0.corners = Corners(12)
        $0.backgrounds = [.paint(.color(screen.theme.surface.opacity(0.5).over(screen.theme.background)))]
      })
  }
}
