import FlowBase
import FlowLayout

/// A picture and lines of text that have not come yet.
enum LoadingSkeleton {
  static func rows(in screen: ScreenContext) -> [Node] {
    let avatar = bar(width: .points(48), height: 48, radius: 24, in: screen)
    let lines = Node(
      .flex(
        Flex(
          .vertical, spacing: 8,
          children: [
            bar(width: .percent(62), height: 14, radius: 7, in: screen),
            bar(width: .percent(38), height: 12, radius: 6, in: screen),
          ])), layout: LayoutStyle { $0.width = .fill })
    let head = Node(.flex(Flex(.horizontal, spacing: 12, align: .center, children: [avatar, lines])))
    let text = [100.0, 94, 68].map { bar(width: .percent($0), height: 12, radius: 6, in: screen) }
    return [head, bar(width: .percent(100), height: 96, radius: 12, in: screen)] + text
  }

  private static func bar(width: Dimension, height: Double, radius: Double, in screen: ScreenContext) -> Node {
    // The shimmer that runs over it, where it stands at rest.
    let base = screen.theme.controlFill
    let light = base.opacity(0.55)
    return Node(
      .empty(natural: Size(0, height)),
      layout: LayoutStyle {
        $0.width = width
        $0.height = .points(height)
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.gradient(Gradient(.angle(90), colors: [base, light, base])))]
        $0.corners = Corners(radius)
      })
  }
}
