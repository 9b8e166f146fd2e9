import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// A form field with what the state says about it: its value, and whether it is focused, open, invalid or disabled.
struct InputField {
  let block: Block
  let screen: ScreenContext

  init(_ block: Block, in screen: ScreenContext) {
    self.block = block
    self.screen = screen
  }

  /// The name of the answer.
  var id: String { block[CommonKeys.fieldID] ?? block.id }
  private var names: [String] { id == block.id ? [id] : [id, block.id] }

  /// The response, the state's default or the field's own (S-51).
  var answer: JSON? { screen.answer(id) ?? screen.answer(block.id) }
  /// The value as typed (S-05); nil where nothing is.
  var typed: String? { answer?.scalarText }
  var number: Double? { answer?.numeric }

  var error: String? { names.lazy.compactMap { screen.screen.live.errors[$0] }.first }
  var isOpen: Bool { screen.screen.live.open.map(names.contains) ?? false }
  var isFocused: Bool { screen.screen.live.focused.map(names.contains) ?? false }
  var isEnabled: Bool { !block[FieldKeys.disabled] && screen.screen.live.disabled.isDisjoint(with: names) }
  var state: FieldBox.State { error != nil ? .invalid : isFocused || isOpen ? .focused : .normal }

  var accent: Color { screen.color(block[CommonKeys.activeColor]) ?? screen.theme.primary }
  var ink: Color? { screen.color(block[CommonKeys.textColor]) }
  var fill: Color? { screen.color(block[CommonKeys.backgroundColor]) }

  /// The control is laid out for the accessibility text sizes, where what stood beside goes below.
  var isLarge: Bool { screen.environment.textSize.isAccessibility }

  /// `min` and `max` as numbers, in order (FV-03).
  func bounds(default fallback: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = block[FieldKeys.min]?.numeric ?? fallback.lowerBound
    let high = block[FieldKeys.max]?.numeric ?? Swift.max(fallback.upperBound, low + 1)
    return Swift.min(low, high)...Swift.max(low, high)
  }

  /// A number as the locale writes it, with the field's unit.
  func words(_ value: Double) -> String {
    let number = screen.words.number(value)
    if block[FieldKeys.unit] == "%", value == value.rounded() { return screen.words.percent(value / 100) }
    return block[FieldKeys.unit].map { isolated(number + "\u{A0}" + $0) } ?? number
  }

  /// Words that keep their own direction on a screen that reads right to left: addresses, numbers with units.
  func isolated(_ words: String) -> String {
    screen.environment.direction == .rightToLeft && !words.isEmpty ? "\u{2068}" + words + "\u{2069}" : words
  }

  /// The control, ringed where it has the focus.
  func ringed(_ control: Node) -> Node {
    isFocused ? FocusRing.around(control, tint: accent, in: screen) : control
  }

  /// A glyph in the colour of secondary text, for the ends of a field's box.
  func glyph(_ name: String, size: Double = 20) -> Node {
    let growth = min(1.4, max(1, screen.environment.textSize.bodyRatio))
    return screen.glyph("lucide/\(name).svg", size: (size * growth).rounded(), color: screen.theme.secondaryText)
  }

  /// The box of a text field in this field's state. `isAddress`: value and placeholder keep their own direction;
  /// `isSecret`: dots; `isTyped`: there is an insertion point to show.
  func box(
    _ value: String?, placeholder: String? = nil, isAddress: Bool = false, leading: [Node] = [], trailing: [Node] = [],
    lines: Int = 1, tabularFigures: Bool = false, isSecret: Bool = false, isTyped: Bool = true
  ) -> Node {
    let placeholder = block[FieldKeys.placeholder] ?? placeholder ?? ""
    return FieldBox(
      value: isAddress ? value.map(isolated) : value, placeholder: isAddress ? isolated(placeholder) : placeholder,
      state: state, isEnabled: isEnabled,
      leading: leading, trailing: trailing, lines: lines, monospacedDigits: tabularFigures,
      keepsWords: tabularFigures || isSecret, isTyped: isTyped,
      fill: fill, ink: ink, accent: accent
    ).node(in: screen)
  }
}

extension BlockDeclaration {
  /// `input_<type>` with the keys of every field (CB-39). `isBoxed`: `bg_color` fills the control's own box, not all of
  /// the field.
  static func input(_ type: String, isBoxed: Bool = true, _ summary: String) -> BlockDeclaration {
    BlockDeclaration(
      "input_" + type, summary: summary, keys: FieldKeys.all + (isBoxed ? [CommonKeys.backgroundColor] : []))
  }
}
