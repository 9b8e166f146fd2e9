import FlowBase
import FlowLayout

/// A track with its filled part, from the leading edge: progress bars, the header, strength segments.
enum ProgressTrack {
  /// `fraction` is clamped to 0 … 1; a gradient spans the filled part (PB-03). Height and radius in points.
  static func node(fraction: Double, height: Double, radius: Double, fill: Paint, track: Color) -> Node {
    let fraction = min(1, max(0, fraction))
    var parts: [Node] = []
    if fraction > 0 {
      parts.append(
        Node(
          .empty(natural: .zero),
          layout: LayoutStyle {
            $0.width = .percent(fraction * 100)
            $0.height = .points(height)
            $0.minWidth = min(height, radius * 2)
            $0.position = .aligned(x: 0, y: 0)
          },
          decoration: Decoration {
            $0.backgrounds = [.paint(fill)]
            $0.corners = Corners(radius)
          }))
    }
    return Node(
      .overlay(parts),
      layout: LayoutStyle {
        $0.height = .points(height)
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(track))]
        $0.corners = Corners(radius)
      })
  }
}
