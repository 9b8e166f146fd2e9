import FlowBase
import FlowLayout

/// The coloured pill that badges, options and cards share.
enum Badge {
  static func node(_ label: String, icon: Node? = nil, fill: Color, ink: Color, in screen: ScreenContext) -> Node {
    let text = Node(.text(screen.text(label, .caption1, weight: 600, color: ink)))
    return Node(
      .flex(
        Flex(.horizontal, spacing: 4, align: .center, distribution: .center, children: [icon, text].compactMap { $0 })),
      layout: LayoutStyle {
        $0.padding = Edges(horizontal: 10, vertical: 4)
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(fill))]
        $0.corners = Corners(999)
      })
  }
}
