import FlowBase
import FlowLayout

/// The coloured pill that badges, options and cards share.
enum Badge {
  static let padding = Edges(horizontal: 10, vertical: 4)

  static func node(_ label: String, icon: Node? = nil, fill: Color, ink: Color, in screen: ScreenContext) -> Node {
    let words = screen.text(label, .caption1, weight: 600, color: ink)
    let text = Node(.text(words))
    return Node(
      .flex(
        Flex(.horizontal, spacing: 4, align: .center, distribution: .center, children: [icon, text].compactMap { $0 })),
      layout: LayoutStyle { $0.padding = padding },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(fill))]
        // Full for one line; more lines keep the radius of one.
        $0.corners = Corners(((words.runs.first?.font.size ?? 12) * 1.2 + padding.vertical) / 2)
      })
  }
}
