import FlowBase
import FlowDocument
import FlowLayout

/// FI-05: the number as typed (S-05) behind its country's flag: of its dial code, else `bias_country`, else the
/// device's.
enum PhoneInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("phone", "A phone number behind its country.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let chevron = field.glyph("chevron-down", size: 16)
    let country = Node(
      .flex(Flex(.horizontal, spacing: 4, align: .center, children: [mark(field), chevron, divider(in: screen)])),
      layout: LayoutStyle { $0.widthNature = .own })
    return InputFrame.node(field, field.box(field.typed, isAddress: true, leading: [country], tabularFigures: true))
  }

  /// The flag, or a receiver where no country is known.
  private static func mark(_ field: InputField) -> Node {
    let screen = field.screen
    let country =
      field.typed.flatMap(PhoneCountry.code) ?? field.block[FieldKeys.biasCountry]
      ?? screen.screen.state.device["country"]?.asString ?? PhoneCountry.region(of: screen.environment.locale)
    guard let flag = country.flatMap(PhoneCountry.flag) else { return field.glyph("phone") }
    return screen.emoji(flag, size: 26)
  }

  private static func divider(in screen: ScreenContext) -> Node {
    Node(
      .empty(natural: Size(1, 24)),
      layout: LayoutStyle {
        $0.margin = Edges(top: 0, right: 2, bottom: 0, left: 2)
        $0.widthNature = .own
      },
      decoration: Decoration { $0.backgrounds = [.paint(.color(screen.theme.border))] })
  }
}
