import FlowDocument
import FlowLayout

/// CB-37, S-16: a switch with label and description.
enum ToggleBlock: DrawnBlock {
  static let label = Key.text("label")
  static let description = Key.text("description", aliases: ["subtitle"])
  static let value = Key.bool("value", aliases: ["default_value", "default"], default: false)
  static let declaration = BlockDeclaration(
    "toggle", summary: "A switch with label and description.", keys: [label, description, value])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let ink = screen.color(block[CommonKeys.textColor])
    return ToggleRow.node(
      label: screen.text(
        block[label] ?? block[CommonKeys.text] ?? "", .body, color: ink, style: block[CommonKeys.style]),
      description: block[description].map {
        screen.text($0, .subhead, color: ink?.opacity(0.7) ?? screen.theme.secondaryText)
      },
      isOn: isOn(block, in: screen), tint: screen.color(block[CommonKeys.activeColor]),
      isFocused: screen.isFocused(block[CommonKeys.fieldID], block.id), in: screen)
  }

  /// The answer at `field_id`, else at `toggle_<id>`, else `value` (S-16).
  private static func isOn(_ block: Block, in screen: ScreenContext) -> Bool {
    for id in [block[CommonKeys.fieldID], "toggle_" + block.id] {
      guard let answer = screen.answer(id) else { continue }
      if let bool = answer.asBool { return bool }
      if let word = answer.asString { return word == "true" }
    }
    return block[value]
  }
}
