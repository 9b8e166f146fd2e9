import FlowBase
import FlowLayout

/// Stars, hearts or faces of which the first so many are chosen: the rating block and the rating field (look.md).
struct RatingRow {
  enum Icon: String, CaseIterable, Sendable { case star, heart, emoji }
  var icon = Icon.star
  /// 0 = nothing chosen; a star may be filled in part.
  var value: Double
  var max = 5
  /// One per step for `Icon.emoji`; five faces where empty.
  var emojis: [String] = []
  /// Points of one icon.
  var size = 32.0
  var color: Color?
  var isEnabled = true

  private static let faces = ["😞", "🙁", "😐", "🙂", "😄"]
  static let gold = Color(0xFF, 0xB8, 0x00)

  func node(in screen: ScreenContext) -> Node {
    let marks = icon == .emoji ? faces(in: screen) : glyphs(in: screen)
    return Node(
      .flow(.init(spacing: 8, children: marks)), layout: LayoutStyle { $0.widthNature = .own },
      decoration: Decoration { $0.opacity = isEnabled ? 1 : 0.5 })
  }

  private func glyphs(in screen: ScreenContext) -> [Node] {
    let names = icon == .heart ? ("favorite", "favorite-fill") : ("star", "star-fill")
    let on = color ?? (icon == .heart ? screen.theme.error : Self.gold)
    let off = screen.theme.secondaryText.opacity(0.7)
    // The star's ink is 17.1 of 24 wide, the heart's 20.
    let scale = 24 / (icon == .heart ? 20 : 17.1) * 0.97
    return (0..<Swift.max(1, max)).map { i in
      let part = Swift.min(1, Swift.max(0, value - Double(i)))
      // Material's glyphs leave much of their square free: as large as fills this one, about its middle.
      func glyph(_ name: String, _ color: Color) -> Node {
        var node = screen.glyph("material/\(name).svg", size: size * scale, color: color)
        node.layout.margin = Edges(size * (1 - scale) / 2)
        return node
      }
      if part >= 1 { return glyph(names.1, on) }
      if part <= 0 { return glyph(names.0, off) }
      let filled = Node(
        .overlay([glyph(names.1, on)]),
        layout: LayoutStyle {
          $0.width = .points(size * part)
          $0.height = .points(size)
        }, decoration: Decoration { $0.clips = true })
      return Node(
        .overlay([glyph(names.0, off), filled]),
        layout: LayoutStyle {
          $0.width = .points(size)
          $0.height = .points(size)
          $0.widthNature = .own
        })
    }
  }

  /// Only the chosen face stands out; before a choice all are equal.
  private func faces(in screen: ScreenContext) -> [Node] {
    let all = emojis.isEmpty ? Self.faces : emojis
    let chosen = Int(Swift.min(Double(all.count), Swift.max(0, value.rounded())))
    return all.prefix(Swift.max(1, max)).enumerated().map { i, face in
      var node = screen.emoji(face, size: size)
      if chosen > 0 {
        if i == chosen - 1 { node.decoration.transform = .scale(1.15, 1.15) } else { node.decoration.opacity = 0.58 }
      }
      return node
    }
  }
}
