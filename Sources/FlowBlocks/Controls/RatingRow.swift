import FlowBase
import FlowLayout

/// Stars, hearts or any other glyph, filled up to a value (look.md, rating).
enum RatingRow {
  /// Gold.
  static let tint = Color(0xFF, 0xB8, 0x00)

  /// `value` of `count`; parts of one are drawn as such. `glyph` draws one of them, filled or not.
  static func node(
    value: Double, count: Int, size: Double = 32, spacing: Double = 8, glyph: (_ isFilled: Bool) -> Node
  ) -> Node {
    let marks = (0..<max(1, count)).map { index in
      mark(fraction: min(1, max(0, value - Double(index))), size: size, glyph)
    }
    return Node(
      .flow(.init(spacing: spacing, align: .leading, children: marks)), layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// Stars in gold or another colour.
  static func stars(
    value: Double, count: Int, size: Double = 32, tint: Color = tint, in screen: ScreenContext
  ) -> Node {
    node(value: value, count: count, size: size) { isFilled in
      isFilled
        ? screen.glyph("material/star-fill.svg", size: size, color: tint)
        : screen.glyph("material/star-fill.svg", size: size, color: screen.theme.border.opacity(0.7))
    }
  }

  private static func mark(fraction: Double, size: Double, _ glyph: (Bool) -> Node) -> Node {
    if fraction <= 0 || fraction >= 1 { return glyph(fraction >= 1) }
    var filled = glyph(true)
    filled.layout.position = .aligned(x: 0, y: 0)
    let window = Node(
      .overlay([filled]),
      layout: LayoutStyle {
        $0.width = .points(size * fraction)
        $0.height = .points(size)
        $0.position = .aligned(x: 0, y: 0)
      },
      decoration: Decoration { $0.clips = true })
    return Node(
      .overlay([glyph(false), window]),
      layout: LayoutStyle {
        $0.width = .points(size)
        $0.height = .points(size)
        $0.widthNature = .own
      })
  }
}
