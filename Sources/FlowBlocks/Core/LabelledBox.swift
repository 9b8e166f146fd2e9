import FlowBase
import FlowLayout

/// The dashed box with a name in it that stands where something cannot be drawn (G5): a tint of the ink, so that it suits
/// any ground, as strong as the box of a missing picture.
public enum LabelledBox {
  /// `height` is the least height in points.
  public static func node(label: String, height: Double = 64, in screen: ScreenContext) -> Node {
    let ink = StepBackground.topInk(in: screen)
    let words = screen.text(
      label, .caption1, weight: 500, color: ink == screen.theme.text ? screen.theme.secondaryText : ink.opacity(0.7),
      align: .center)
    let text = Node(.text(words))
    return Node(
      .flex(Flex(.vertical, align: .center, distribution: .center, children: [text])),
      layout: LayoutStyle {
        $0.padding = Edges(12)
        $0.border = 1
        $0.minHeight = height
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.borderColor = ink.opacity(0.24)
        $0.borderStyle = .dashed
        $0.corners = Corners(12)
        $0.backgrounds = [.paint(.color(ink.opacity(0.08)))]
      })
  }
}
