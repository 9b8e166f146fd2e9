import FlowBase
import FlowLayout

/// Small labels that wrap, the selected ones filled (look.md, chips).
enum Chips {
  struct Measures: PlatformMeasures {
    var height: Double
    /// nil = full radius.
    var radius: Double?
    var padding: Double
    static let ios = Measures(height: 36, radius: nil, padding: 14)
    static let android = Measures(height: 32, radius: 8, padding: 16)
  }
  struct Chip {
    var label: String
    var icon: ((Color) -> Node?)?
    var isOn = false
    var isEnabled = true
    var isFocused = false
  }

  /// `columns`: cells of one width instead of wrapping.
  static func node(
    _ chips: [Chip], columns: Int? = nil, tint: Color, isEnabled: Bool = true, in screen: ScreenContext
  ) -> Node {
    let nodes = chips.map { chip in
      let node = self.chip(chip, fills: columns != nil, isEnabled: isEnabled && chip.isEnabled, tint, in: screen)
      return chip.isFocused ? FocusRing.around(node, tint: tint, in: screen) : node
    }
    let content: NodeContent =
      columns.map { .grid(Grid(columns: $0, spacing: 8, children: nodes)) } ?? .flow(.init(spacing: 8, children: nodes))
    return Node(
      content, layout: LayoutStyle { $0.widthNature = .fills },
      decoration: Decoration { $0.opacity = isEnabled ? 1 : 0.5 })
  }

  private static func chip(
    _ chip: Chip, fills: Bool, isEnabled: Bool, _ tint: Color, in screen: ScreenContext
  ) -> Node {
    let theme = screen.theme
    // Dimmed, a dark label on the accent would drown on a dark page: what is off has a tint of it.
    let fill = chip.isOn ? isEnabled ? tint : theme.tint(of: tint) : theme.background
    let ink = chip.isOn ? fill.over(theme.background).legibleText : theme.text
    var node = pill(
      chip.label, icon: chip.icon?(ink), ink: ink, fill: fill,
      line: chip.isOn ? tint : theme.border, in: screen)
    node.layout.widthNature = fills ? .fills : .elastic
    node.decoration.opacity = chip.isEnabled ? 1 : 0.45
    return node
  }

  /// One chip: also a reply that a chat offers.
  static func pill(
    _ label: String, icon: Node? = nil, ink: Color, fill: Color, line: Color, in screen: ScreenContext
  ) -> Node {
    let m = screen.measures(Measures.self)
    let words = screen.text(label, .subhead, weight: 500, color: ink, align: .center)
    // Full for one line; more lines keep the radius of one.
    let full = max(m.height, (words.runs.first?.font.size ?? 15) * 1.2 + 12) / 2
    return Node(
      .flex(
        Flex(
          .horizontal, spacing: 6, align: .center, distribution: .center,
          children: [icon, Node(.text(words))].compactMap { $0 })),
      layout: LayoutStyle {
        $0.minHeight = m.height
        $0.border = 1
        $0.padding = Edges(horizontal: m.padding - 1, vertical: 5)
      },
      decoration: Decoration {
        $0.corners = Corners(m.radius ?? full)
        $0.borderColor = line
        $0.backgrounds = [.paint(.color(fill))]
      })
  }
}
