import FlowBase
import FlowDocument
import FlowLayout

/// FI-10: a track from `min` to `max` (0 … 100), the knob at the value, which is clamped (FV-03); the value beside the label.
enum SliderInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("slider", isBoxed: false, "A value on a track.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let bounds = field.bounds(default: 0...100)
    let value = bounds.clamp(field.number ?? bounds.lowerBound)
    let slider = Slider.node(
      bounds.fraction(bounds.lowerBound)...bounds.fraction(value), knobs: [bounds.fraction(value)],
      tint: field.accent, isEnabled: field.isEnabled, isFocused: field.isFocused, in: screen)
    return InputFrame.node(field, value: field.words(value), InputFrame.captioned(slider, field, bounds))
  }
}
