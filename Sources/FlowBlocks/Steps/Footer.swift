import FlowBase
import FlowDocument
import FlowLayout

/// What stays above the bottom inset while the rest scrolls: toast, pinned blocks, calls to action, footer (S-45).
enum Footer {
  static func node(_ pinned: [Node], in screen: ScreenContext) -> Node? {
    var children = pinned
    if let toast = screen.screen.live.toast { children.insert(Toast.node(toast, in: screen), at: 0) }
    guard !children.isEmpty else { return nil }
    let inset = screen.environment.device.safeArea.bottom
    return Node(
      .flex(Flex(.vertical, spacing: 8, children: children)),
      layout: LayoutStyle {
        $0.padding = Edges(
          top: 12, right: screen.contentMargin, bottom: inset > 0 ? inset + 12 : 16, left: screen.contentMargin)
        $0.widthNature = .fills
      })
  }
}
