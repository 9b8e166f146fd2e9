import FlowBase
import FlowLayout

/// The units of a measurement beside each other, the shown one raised (MM-02; look.md, segmented).
enum UnitToggle {
  static func node(_ measurement: Measurement, in screen: ScreenContext) -> Node {
    let dark = screen.environment.appearance == .dark
    let segments = measurement.units.enumerated().map { i, unit in
      let isOn = i == measurement.chosen
      let label = screen.text(unit.label, .footnote, weight: isOn ? 600 : 500, align: .center, maxLines: 1)
      return Node(
        .flex(Flex(.vertical, align: .stretch, distribution: .center, children: [Node(.text(label))])),
        layout: LayoutStyle {
          $0.padding = Edges(horizontal: 14, vertical: 4)
          $0.minHeight = 28
          $0.minWidth = 64
        },
        decoration: Decoration {
          $0.corners = Corners(7)
          guard isOn else { return }
          $0.backgrounds = [.paint(.color(dark ? Color(0x63, 0x63, 0x66) : .white))]
          $0.shadows = [
            Shadow(y: 3, blur: 8, color: Color(0, 0, 0, 31)), Shadow(y: 3, blur: 1, color: Color(0, 0, 0, 10)),
          ]
        })
    }
    return Node(
      // Not of one width: a long unit would be cut while a short one has room.
      .flex(Flex(.horizontal, align: .stretch, children: segments)),
      layout: LayoutStyle {
        $0.padding = Edges(2)
        $0.minHeight = 32
        $0.alignSelf = .center
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(screen.theme.controlFill))]
        $0.corners = Corners(9)
      })
  }
}
