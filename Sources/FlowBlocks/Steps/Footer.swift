import FlowBase
import FlowDocument
import FlowLayout

/// What stays above the bottom inset while the rest scrolls: toast, pinned blocks, calls to action, footer (S-45).
enum Footer {
  static func node(_ pinned: [Node], in screen: ScreenContext, fades: Bool) -> Node? {
    var children = pinned
    if let toast = screen.screen.live.toast { children.insert(Toast.node(toast, in: screen), at: 0) }
    guard !children.isEmpty else { return nil }
    if fades, let color = StepBackground.solid(in: screen), color.alpha == 255 { children.append(fade(to: color)) }
    let inset = screen.environment.device.safeArea.bottom
    return Node(
      .flex(Flex(.vertical, spacing: 8, children: children)),
      layout: LayoutStyle {
        $0.padding = Edges(
          top: 12, right: screen.contentMargin, bottom: inset > 0 ? inset + 12 : 16, left: screen.contentMargin)
        $0.widthNature = .fills
      })
  }

  /// Content that scrolls under the footer's edge fades into the background above it.
  private static func fade(to color: Color) -> Node {
    Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        $0.height = .points(24)
        $0.position = .absolute(top: -24, right: 0, bottom: nil, left: 0)
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.gradient(Gradient(.angle(180), colors: [color.opacity(0), color])))]
      })
  }
}
