import FlowBase
import FlowLayout

/// The − + buttons of a number; with a value, the value between them (look.md, stepper).
enum Stepper {
  struct Measures: PlatformMeasures {
    /// Of one button.
    var button: Size
    /// nil = full radius.
    var radius: Double?
    var glyph: Double
    static let ios = Measures(button: Size(47, 32), radius: 8, glyph: 18)
    static let android = Measures(button: Size(48, 40), radius: nil, glyph: 20)
  }

  static func node(
    value: TextContent? = nil, canDecrease: Bool = true, canIncrease: Bool = true, in screen: ScreenContext
  ) -> Node {
    let m = screen.measures(Measures.self)
    let middle = value.map { words in
      Node(
        .flex(Flex(.horizontal, align: .center, distribution: .center, children: [Node(.text(words))])),
        layout: LayoutStyle {
          $0.minWidth = 44
          $0.padding = Edges(horizontal: 4, vertical: 0)
          $0.widthNature = .own
        })
    }
    let parts = [
      button("minus", canDecrease, m, in: screen), middle ?? divider(m, in: screen),
      button("plus", canIncrease, m, in: screen),
    ]
    return Node(
      .flex(Flex(.horizontal, align: .center, children: parts)),
      layout: LayoutStyle {
        $0.minHeight = m.button.height
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(screen.theme.controlFill))]
        $0.corners = Corners(m.radius ?? m.button.height / 2)
      })
  }

  private static func button(_ glyph: String, _ isEnabled: Bool, _ m: Measures, in screen: ScreenContext) -> Node {
    let glyph = screen.glyph(
      "lucide/\(glyph).svg", size: m.glyph, color: screen.theme.text.opacity(isEnabled ? 1 : 0.3))
    return Node(
      .flex(Flex(.horizontal, align: .center, distribution: .center, children: [glyph])),
      layout: LayoutStyle {
        $0.width = .points(m.button.width)
        $0.height = .points(m.button.height)
        $0.widthNature = .own
      })
  }

  private static func divider(_ m: Measures, in screen: ScreenContext) -> Node {
    Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        $0.width = .points(1)
        $0.height = .points(m.button.height - 14)
        $0.margin = Edges(top: 0, right: -0.5, bottom: 0, left: -0.5)
        $0.widthNature = .own
      },
      decoration: Decoration { $0.backgrounds = [.paint(.color(screen.theme.secondaryText.opacity(0.5)))] })
  }
}
