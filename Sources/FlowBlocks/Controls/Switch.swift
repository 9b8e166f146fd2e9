import FlowBase
import FlowLayout

/// The platform's on-off switch (look.md, Controls at rest).
enum Switch {
  struct Measures: PlatformMeasures {
    var size: Size
    /// Diameter of the knob when off and on, and how far it stands from the edge.
    var knob: (off: Double, on: Double)
    var inset: (off: Double, on: Double)
    /// The knob throws a shadow; the track has an outline when off (Material).
    var hasShadow: Bool
    var isOutlined: Bool
    /// Of the track when on where neither the document's theme sets a primary colour nor the block a colour, in light
    /// and dark (look.md, switch); nil = the default primary.
    var on: (light: Color, dark: Color)?

    static let ios = Measures(
      size: Size(51, 31), knob: (27, 27), inset: (2, 2), hasShadow: true, isOutlined: false,
      on: (Color(0x34, 0xC7, 0x59), Color(0x30, 0xD1, 0x58)))
    static let android = Measures(
      size: Size(52, 32), knob: (16, 24), inset: (8, 4), hasShadow: false, isOutlined: true)
  }

  static func node(isOn: Bool, tint: Color? = nil, isEnabled: Bool = true, in screen: ScreenContext) -> Node {
    let m = screen.measures(Measures.self)
    let dark = screen.environment.appearance == .dark
    let off = dark ? Color(0x39, 0x39, 0x3D) : Color(0xE9, 0xE9, 0xEA)
    let on = tint ?? screen.theme.ownPrimary ?? m.on.map { dark ? $0.dark : $0.light } ?? screen.theme.primary
    let diameter = isOn ? m.knob.on : m.knob.off
    let outline: Double = m.isOutlined && !isOn ? 2 : 0
    let edge = (isOn ? m.inset.on : m.inset.off) - outline
    let track = isOn ? on : m.isOutlined ? screen.theme.surface : off
    let knobColor = m.isOutlined && !isOn ? screen.theme.secondaryText.over(screen.theme.background) : Color.white
    let knob = Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        $0.width = .points(diameter)
        $0.height = .points(diameter)
        $0.margin = Edges(horizontal: edge, vertical: 0)
        $0.position = .aligned(x: isOn ? 1 : 0, y: 0.5)
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(knobColor))]
        $0.corners = Corners(diameter / 2)
        if m.hasShadow {
          $0.shadows = [
            Shadow(y: 3, blur: 8, color: Color(0, 0, 0, 38)), Shadow(y: 1, blur: 1, color: Color(0, 0, 0, 20)),
          ]
        }
      })
    return Node(
      .overlay([knob]),
      layout: LayoutStyle {
        $0.width = .points(m.size.width)
        $0.height = .points(m.size.height)
        $0.border = outline
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(track))]
        $0.borderColor = knobColor
        $0.corners = Corners(m.size.height / 2)
        $0.opacity = isEnabled ? 1 : 0.5
      })
  }
}
