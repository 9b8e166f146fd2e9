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
  }

  /// `columns`: cells of one width instead of wrapping.
  static func node(
    _ chips: [Chip], columns: Int? = nil, tint: Color, isEnabled: Bool = true, in screen: ScreenContext
  ) -> Node {
    let m = screen.measures(Measures.self)
    let nodes = chips.map { chip($0, fills: columns != nil, tint, m, in: screen) }
    let content: NodeContent =
      columns.map { .grid(Grid(columns: $0, spacing: 8, children: nodes)) } ?? .flow(.init(spacing: 8, children: nodes))
    return Node(
      content, layout: LayoutStyle { $0.widthNature = .fills },
      decoration: Decoration { $0.opacity = isEnabled ? 1 : 0.5 })
  }

  private static func chip(_ chip: Chip, fills: Bool, _ tint: Color, _ m: Measures, in screen: ScreenContext) -> Node {
    let theme = screen.theme
    let ink = chip.isOn ? tint.over(theme.background).legibleText : theme.text
    let words = screen.text(chip.label, .subhead, weight: 500, color: ink, align: .center)
    let label = Node(.text(words))
    // Full for one line; more lines keep the radius of one.
    let full = max(m.height, (words.runs.first?.font.size ?? 15) * 1.2 + 12) / 2
    return Node(
      .flex(
        Flex(
          .horizontal, spacing: 6, align: .center, distribution: .center,
          children: [chip.icon?(ink), label].compactMap { $0 })),
      layout: LayoutStyle {
        $0.minHeight = m.height
        $0.border = 1
        $0.padding = Edges(horizontal: m.padding - 1, vertical: 5)
        $0.widthNature = fills ? .fills : .elastic
      },
      decoration: Decoration {
        $0.corners = Corners(m.radius ?? full)
        $0.borderColor = chip.isOn ? tint : theme.border
        $0.backgrounds = [.paint(.color(chip.isOn ? tint : theme.background))]
        $0.opacity = chip.isEnabled ? 1 : 0.45
      })
  }
}
