import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// CB-17: stars, hearts or faces.
enum RatingBlock: DrawnBlock {
  static let max = Key.integer("max", aliases: ["max_rating"], in: 1...20, default: 5)
  static let value = Key.number(
    "value", aliases: ["default_value", "default"], "0 … `max`; nothing chosen where absent")
  static let icon = Key.choice(
    "icon", default: RatingRow.Icon.star, spellings: ["stars": .star, "hearts": .heart, "emojis": .emoji])
  static let emojis = Key.json("emojis", .list(.string), "One for each step.")
  static let size = Key.number("size", in: 8...200, default: 32, "pt")
  static let declaration = BlockDeclaration(
    "rating", summary: "Stars, hearts or faces.", keys: [max, value, icon, emojis, size])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let answer = screen.answer(block[CommonKeys.fieldID] ?? block.id)?.numeric
    let row = RatingRow(
      icon: block[icon], value: answer ?? block[value] ?? 0, max: block[max],
      emojis: (block[emojis]?.asArray ?? []).compactMap(\.asString), size: block[size],
      color: screen.color(block[CommonKeys.activeColor]))
    let stars = row.node(in: screen)
    return screen.isFocused(block[CommonKeys.fieldID], block.id)
      ? FocusRing.around(stars, tint: screen.color(block[CommonKeys.activeColor]), in: screen) : stars
  }
}
