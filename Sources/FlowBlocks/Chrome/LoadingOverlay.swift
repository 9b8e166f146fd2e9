import FlowBase
import FlowLayout

/// The screen dimmed under a card with a spinner (AH-08).
enum LoadingOverlay {
  static func node(in screen: ScreenContext) -> Node {
    let dark = screen.environment.appearance == .dark
    var spinner = Spinner.node(color: nil, neutral: dark ? .white : Color(0x3C, 0x3C, 0x43), in: screen)
    spinner.layout.position = .aligned(x: 0.5, y: 0.5)
    let card = Node(
      .overlay([spinner]),
      layout: LayoutStyle {
        $0.width = .points(76)
        $0.height = .points(76)
        $0.position = .aligned(x: 0.5, y: 0.5)
      },
      decoration: Decoration {
        $0.corners = Corners(16)
        $0.backgrounds = [.paint(.color(dark ? Color(0x2C, 0x2C, 0x2E) : .white))]
        $0.shadows = [Shadow(y: 6, blur: 24, color: Color(0, 0, 0, 46))]
      })
    return Node(
      .overlay([card]), layout: LayoutStyle { $0.position = .aligned(x: nil, y: nil) },
      decoration: Decoration { $0.backgrounds = [.paint(.color(Color(0, 0, 0, dark ? 115 : 71)))] },
      block: BlockIdentity(id: "loading", type: "loading", path: screen.screen.step.path))
  }
}
