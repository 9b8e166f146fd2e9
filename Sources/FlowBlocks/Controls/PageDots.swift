import FlowBase
import FlowLayout

/// Where one is among `count` pages, as dots or as bars of equal width. `current` counts from 1.
enum PageDots {
  static func dots(count: Int, current: Int, active: Color, inactive: Color, wideCurrent: Bool = false) -> Node {
    let dots = (1...max(1, count)).map { page in
      dot(width: wideCurrent && page == current ? 24 : 8, height: 8, color: page == current ? active : inactive)
    }
    return Node(
      .flow(.init(spacing: 8, align: .center, children: dots)), layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// Points that dots with a wide current one take in one line.
  static func width(count: Int) -> Double { Double(max(1, count)) * 16 + 8 }

  /// Segments of one width; `filled`: those before the current one count as done.
  static func bars(count: Int, current: Int, active: Color, inactive: Color, filled: Bool) -> Node {
    let bars = (1...max(1, count)).map { page in
      dot(width: nil, height: 4, color: page == current || filled && page < current ? active : inactive)
    }
    return Node(
      .flex(Flex(.horizontal, spacing: 4, align: .center, distribution: .equal, children: bars)),
      layout: LayoutStyle { $0.widthNature = .fills })
  }

  private static func dot(width: Double?, height: Double, color: Color) -> Node {
    Node(
      .empty(natural: Size(width ?? 0, height)),
      layout: LayoutStyle {
        $0.width = width.map { .points($0) } ?? .fill
        $0.height = .points(height)
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(color))]
        $0.corners = Corners(height / 2)
      })
  }
}
