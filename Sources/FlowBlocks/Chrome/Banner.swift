import FlowBase
import FlowLayout
import FlowLogic

/// The error or success banner under the header (AH-03, AH-04).
enum Banner {
  static func node(_ kind: LiveState.BannerKind, _ message: String, in screen: ScreenContext) -> Node {
    let fill = kind == .error ? screen.theme.error : screen.theme.success
    let ink = fill.contrast(with: .white) >= 2.1 ? Color.white : .black
    let icon = screen.glyph(
      kind == .error ? "material/error-fill.svg" : "material/check_circle-fill.svg", size: 22, color: ink)
    let text = Node(
      .text(screen.text(message, .subhead, weight: 500, color: ink)), layout: LayoutStyle { $0.width = .fill })
    return Node(
      .flex(Flex(.horizontal, spacing: 10, align: .center, children: [icon, text])),
      layout: LayoutStyle {
        $0.padding = Edges(12)
        $0.margin = Edges(top: 8, right: screen.contentMargin, bottom: 4, left: screen.contentMargin)
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(fill))]
        $0.corners = Corners(12)
      },
      block: BlockIdentity(id: "banner", type: "banner", path: screen.screen.step.path))
  }
}
