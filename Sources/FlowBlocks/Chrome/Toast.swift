import FlowBase
import FlowLayout

/// A short notice above the call to action (BA-22, S-01): dark in both appearances, lifted off the page by its shade.
enum Toast {
  static func node(_ message: String, in screen: ScreenContext) -> Node {
    let dark = screen.environment.appearance == .dark
    let text = Node(.text(screen.text(message, .subhead, weight: 500, color: .white, align: .center)))
    return Node(
      .flex(Flex(.horizontal, align: .center, distribution: .center, children: [text])),
      layout: LayoutStyle {
        $0.padding = Edges(horizontal: 18, vertical: 12)
        $0.alignSelf = .center
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(dark ? Color(0x3A, 0x3A, 0x3C) : Color(0x2C, 0x2C, 0x2E)))]
        $0.corners = Corners(22)
        $0.shadows = [Shadow(y: 4, blur: 16, color: Color(0, 0, 0, 51))]
      },
      block: BlockIdentity(id: "toast", type: "toast", path: screen.screen.step.path))
  }
}
