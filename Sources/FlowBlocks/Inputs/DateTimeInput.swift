import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// FI-08, S-05: day and time in one field; the time is the user's own, without a zone.
enum DateTimeInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("datetime", "A day and a time, written as the locale does.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let box = field.box(
      value(field), placeholder: screen.words[.selectPlaceholder], trailing: [field.glyph("calendar-clock")],
      tabularFigures: true, isTyped: false)
    return InputFrame.node(field, box)
  }

  private static func value(_ field: InputField) -> String? {
    guard let typed = field.typed, let day = DayDate(iso: typed) else { return field.typed }
    let words = field.screen.words
    let date = words.date(day)
    guard typed.contains("T") || typed.contains(" "), let time = words.time(typed) else { return date }
    return date + (["ja", "zh", "ko"].contains(words.locale.language) ? " " : ", ") + time
  }
}
