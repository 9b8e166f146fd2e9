import FlowBase
import FlowDocument
import FlowLayout

/// FI-03: a field with a stepper at its end. The value is kept within `min` and `max` (FV-03) unless the state calls it invalid: then it stands as typed.
enum NumberInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("number", "A number, with a stepper.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let bounds = field.bounds(default: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    let number = field.number.map { field.error == nil ? bounds.clamp($0) : $0 }
    let stepper = Stepper.node(
      canDecrease: field.isEnabled && (number.map { $0 > bounds.lowerBound } ?? true),
      canIncrease: field.isEnabled && (number.map { $0 < bounds.upperBound } ?? true), in: screen)
    return InputFrame.node(field, field.box(number.map(field.words) ?? field.typed, trailing: [stepper]))
  }
}
