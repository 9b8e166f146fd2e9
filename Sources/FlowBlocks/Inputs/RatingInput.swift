import FlowBase
import FlowDocument
import FlowLayout

/// FI-15: five stars, or `max` (1 … 10), filled up to the value, which is clamped (FV-03).
enum RatingInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("rating", isBoxed: false, "Stars.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let count = Int((1...10).clamp((block[FieldKeys.max]?.numeric ?? 5).rounded()))
    let value = (0...Double(count)).clamp(field.number ?? 0)
    let stars = RatingRow(
      value: value, max: count, color: screen.color(block[CommonKeys.activeColor]), isEnabled: field.isEnabled
    ).node(in: screen)
    return InputFrame.node(field, field.ringed(stars))
  }
}
