import FlowBase
import FlowDocument
import FlowLayout

/// FI-12: the value between − and + at the label's end, within `min` and `max` (FV-03).
enum StepperInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("stepper", isBoxed: false, "A number between − and +.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let bounds = field.bounds(default: 0...Double.greatestFiniteMagnitude)
    let value = bounds.clamp(field.number ?? bounds.lowerBound)
    let words = screen.text(
      field.words(value), .body, weight: 600, color: field.ink, align: .center, tabularFigures: true)
    var stepper = Stepper.node(
      value: words, canDecrease: field.isEnabled && value > bounds.lowerBound,
      canIncrease: field.isEnabled && value < bounds.upperBound, in: screen)
    if !field.isEnabled { stepper.decoration.opacity = 0.5 }
    return InputFrame.row(field, field.ringed(stepper))
  }
}
