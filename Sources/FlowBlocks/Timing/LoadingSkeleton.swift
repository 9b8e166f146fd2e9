import FlowBase
import FlowLayout

/// A picture and lines of text that have not come yet.
enum LoadingSkeleton {
  static func rows(in screen: ScreenContext) -> [Node] {
    // Beside a picture of 48 lines begin at 60, in parts of the whole width.
    let (picture, start) = (48 / screen.columnWidth, 60 / screen.columnWidth)
    func line(_ part: Double, height: Double) -> Node {
      bar(.percent(part * 100), from: start, to: start + part * (1 - start), height: height, in: screen)
    }
    let avatar = bar(.points(48), from: 0, to: picture, height: 48, in: screen)
    let lines = Node(
      .flex(Flex(.vertical, spacing: 8, children: [line(0.62, height: 14), line(0.38, height: 12)])),
      layout: LayoutStyle { $0.width = .fill })
    let head = Node(.flex(Flex(.horizontal, spacing: 12, align: .center, children: [avatar, lines])))
    let text = [1, 0.94, 0.68].map { bar(.percent($0 * 100), from: 0, to: $0, height: 12, in: screen) }
    return [head, bar(.percent(100), from: 0, to: 1, height: 96, radius: 12, in: screen)] + text
  }

  /// `from`, `to`: where it lies in the whole width, 0 … 1 from the leading edge.
  private static func bar(
    _ width: Dimension, from: Double, to: Double, height: Double, radius: Double? = nil, in screen: ScreenContext
  ) -> Node {
    Node(
      .empty(natural: Size(0, height)),
      layout: LayoutStyle {
        $0.width = width
        $0.height = .points(height)
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.gradient(shimmer(from: from, to: to, in: screen)))]
        $0.corners = Corners(radius ?? height / 2)
      })
  }

  /// The part between `from` and `to` of one light that runs over all bars, where it stands at rest. In opaque colours:
  /// of translucent ones eight bits would leave bands.
  private static func shimmer(from: Double, to: Double, in screen: ScreenContext) -> Gradient {
    let theme = screen.theme
    let base = theme.controlFill.over(theme.background)
    func color(at place: Double) -> Color {
      let light = max(0, 1 - abs(place - middle) / reach)
      return Color.white.opacity((theme.isDark ? 0.13 : 0.6) * light).over(base)
    }
    let turns = [middle - reach, middle, middle + reach].filter { from < $0 && $0 < to }
    return Gradient(
      .angle(screen.environment.direction == .rightToLeft ? 270 : 90),
      stops: ([from] + turns + [to]).map { .init(color(at: $0), ($0 - from) / (to - from)) })
  }

  private static let middle = 0.42
  private static let reach = 0.36
}
