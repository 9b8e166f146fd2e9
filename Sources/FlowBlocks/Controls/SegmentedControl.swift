import FlowBase
import FlowLayout

/// Segments of one width, the selected one raised (look.md, segmented).
enum SegmentedControl {
  struct Measures: PlatformMeasures {
    var height: Double
    /// Outer and inner radius; nil = full radius.
    var radius: Double?
    var innerRadius: Double?
    /// Between the outer edge and the raised segment.
    var inset: Double
    /// The selected segment is a raised plate on a filled trough, or filled in the accent within an outline (Material).
    var isRaised: Bool
    static let ios = Measures(height: 32, radius: 9, innerRadius: 7, inset: 2, isRaised: true)
    static let android = Measures(height: 40, radius: nil, innerRadius: nil, inset: 0, isRaised: false)
  }

  /// `isStacked` puts the segments below one another, for text that is too large to stand side by side.
  static func node(
    _ labels: [String], selected: Int?, tint: Color, isStacked: Bool = false, isEnabled: Bool = true,
    in screen: ScreenContext
  ) -> Node {
    let m = screen.measures(Measures.self)
    let segments = labels.enumerated().map { index, label in
      let isApart = index > 0 && !isStacked && index != selected && index - 1 != selected
      return segment(label, isOn: index == selected, isApart: isApart, tint, m, in: screen)
    }
    let flex =
      isStacked
      ? Flex(.vertical, spacing: 2, children: segments)
      : Flex(.horizontal, distribution: .equal, children: segments)
    return Node(
      .flex(flex),
      layout: LayoutStyle {
        $0.padding = Edges(m.inset)
        $0.border = m.isRaised ? 0 : 1
        $0.minHeight = m.height
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.corners = Corners(m.radius ?? m.height / 2)
        $0.borderColor = screen.theme.border
        $0.backgrounds = m.isRaised ? [.paint(.color(screen.theme.controlFill))] : []
        $0.clips = !m.isRaised
        $0.opacity = isEnabled ? 1 : 0.5
      })
  }

  /// `isApart`: a hairline stands before it, as neither it nor its neighbour is selected.
  private static func segment(
    _ label: String, isOn: Bool, isApart: Bool, _ tint: Color, _ m: Measures, in screen: ScreenContext
  ) -> Node {
    let dark = screen.environment.appearance == .dark
    let plate = m.isRaised ? (dark ? Color(0x63, 0x63, 0x66) : .white) : tint.opacity(0.18)
    let ink = isOn && m.isRaised && !dark ? Color.black : screen.theme.text
    var words = Node(
      .text(screen.text(label, .footnote, weight: isOn ? 600 : 500, color: ink, align: .center)))
    words.layout.position = .aligned(x: 0.5, y: 0.5)
    words.layout.margin = Edges(horizontal: 6, vertical: 5)
    var parts = [words]
    if isApart {
      parts.append(
        Node(
          .empty(natural: .zero),
          layout: LayoutStyle {
            $0.width = .points(1)
            $0.height = .points(m.isRaised ? 16 : m.height)
            $0.position = .aligned(x: 0, y: 0.5)
          },
          decoration: Decoration { $0.backgrounds = [.paint(.color(screen.theme.secondaryText.opacity(0.4)))] }))
    }
    return Node(
      .overlay(parts),
      layout: LayoutStyle {
        $0.minHeight = m.height - 2 * m.inset
        $0.widthNature = .fills
      },
      decoration: Decoration {
        guard isOn else { return }
        $0.backgrounds = [.paint(.color(plate))]
        $0.corners = Corners(m.innerRadius ?? 0)
        if m.isRaised {
          $0.shadows = [
            Shadow(y: 3, blur: 8, color: Color(0, 0, 0, 31)), Shadow(y: 3, blur: 1, color: Color(0, 0, 0, 10)),
          ]
        }
      })
  }
}
