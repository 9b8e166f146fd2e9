import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// FI-18: a swatch for each option or each of `colors`, the chosen one ringed; without either a well with the colour's
/// code.
enum ColorInput: DrawnBlock {
  static let declaration = BlockDeclaration.input("color", "A colour: swatches, or a well.")

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let field = InputField(block, in: screen)
    let swatches = swatches(field)
    let chosen = field.typed.flatMap(Color.init(hex:))
    guard !swatches.isEmpty else { return InputFrame.node(field, well(chosen, field)) }
    let selected =
      OptionAnswer.selected(block[FieldKeys.options], by: field.answer).first
      ?? chosen.flatMap { swatches.firstIndex(of: $0) }
    var nodes = swatches.enumerated().map { swatch($1, isOn: $0 == selected, in: screen) }
    if let chosen, selected == nil { nodes.append(swatch(chosen, isOn: true, in: screen)) }
    return InputFrame.node(
      field,
      Node(
        .flow(.init(spacing: 8, children: nodes)), layout: LayoutStyle { $0.widthNature = .fills },
        decoration: Decoration { $0.opacity = field.isEnabled ? 1 : 0.5 }))
  }

  private static func swatches(_ field: InputField) -> [Color] {
    let options = field.block[FieldKeys.options].map { option in
      [option[OptionKeys.value]?.asString, option[OptionKeys.id], option[OptionKeys.label]]
        .compactMap { $0.flatMap(Color.init(hex:)) }.first ?? field.screen.theme.border
    }
    return options.isEmpty ? field.block[FieldKeys.colors].compactMap { field.screen.color($0) } : options
  }

  /// A circle of 36 in a place of 44, ringed and ticked when chosen.
  private static func swatch(_ color: Color, isOn: Bool, in screen: ScreenContext) -> Node {
    let edge = screen.theme.text.opacity(0.14)
    var shapes = [
      Shape(.ellipse(Rect(4, 4, 36, 36)), fill: .color(color)),
      Shape(.ellipse(Rect(4.5, 4.5, 35, 35)), stroke: Stroke(.color(edge), width: 1)),
    ]
    if isOn {
      let ink = color.over(screen.theme.background).legibleText
      shapes += [
        Shape(.ellipse(Rect(1, 1, 42, 42)), stroke: Stroke(.color(screen.theme.text.opacity(0.85)), width: 2)),
        Shape(
          .path([.move(Point(15.5, 22.5)), .line(Point(20, 27)), .line(Point(28.5, 17.5))]),
          stroke: Stroke(.color(ink), width: 2.5)),
      ]
    }
    return Node(
      .canvas(Canvas(.points(Size(44, 44)), shapes: shapes)), layout: LayoutStyle { $0.widthNature = .own })
  }

  private static func well(_ chosen: Color?, _ field: InputField) -> Node {
    let screen = field.screen
    let inside: Paint =
      chosen.map { .color($0) } ?? .gradient(Gradient(.conic(center: Point(0.5, 0.5), angle: 0), colors: hues))
    let circle = Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        $0.border = 1
        $0.width = .points(26)
        $0.height = .points(26)
        $0.widthNature = .own
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(inside)]
        $0.borderColor = screen.theme.text.opacity(0.2)
        $0.corners = Corners(13)
      })
    return field.box(
      chosen?.description ?? field.typed, placeholder: screen.words[.selectPlaceholder], leading: [circle],
      trailing: [field.glyph("chevron-down")])
  }

  /// For a well in which nothing is chosen.
  private static let hues = [
    Color(255, 59, 48), Color(255, 204, 0), Color(52, 199, 89), Color(50, 173, 230), Color(88, 86, 214),
    Color(255, 45, 85), Color(255, 59, 48),
  ]
}
