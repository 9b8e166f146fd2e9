import FlowBase
import FlowDocument
import FlowLayout

/// FI-16: two knobs and the track between them filled; both ends are clamped and put in order (FV-03).
enum RangeSliderInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("range_slider", isBoxed: false, "A range on a track.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let bounds = field.bounds(default: 0...100)
    let ends = ends(field.answer) ?? (bounds.lowerBound, bounds.upperBound)
    let low = bounds.clamp(min(ends.0, ends.1))
    let high = bounds.clamp(max(ends.0, ends.1))
    let range = bounds.fraction(low)...bounds.fraction(high)
    let slider = Slider.node(
      range, knobs: [range.lowerBound, range.upperBound], tint: field.accent, isEnabled: field.isEnabled,
      isFocused: field.isFocused, in: screen)
    let words = screen.words.number(low) + "\u{2009}–\u{2009}" + field.words(high)
    return InputFrame.node(field, value: words, InputFrame.captioned(slider, field, bounds))
  }

  /// `[low, high]` or `{min, max}` (S-05).
  private static func ends(_ answer: JSON?) -> (Double, Double)? {
    let low = answer?[0] ?? answer?["min"] ?? answer?["low"]
    let high = answer?[1] ?? answer?["max"] ?? answer?["high"]
    guard let low = low?.numeric, let high = high?.numeric else { return nil }
    return (low, high)
  }
}
