import FlowBase
import FlowLayout

/// Label, description and a switch at the row's end: the toggle block and the toggle field.
enum ToggleRow {
  static func node(
    label: TextContent, description: TextContent?, isOn: Bool, tint: Color? = nil, isEnabled: Bool = true,
    isFocused: Bool = false, in screen: ScreenContext
  ) -> Node {
    var knob = Switch.node(isOn: isOn, tint: tint, isEnabled: isEnabled, in: screen)
    if isFocused { knob = FocusRing.around(knob, tint: tint, in: screen) }
    let texts = [label, description].compactMap { $0 }.map { Node(.text($0)) }
    let column = Node(.flex(Flex(.vertical, spacing: 2, children: texts)), layout: LayoutStyle { $0.width = .fill })
    return Node(
      .flex(
        Flex(
          .horizontal, spacing: 16, align: .center,
          children: [column, knob])),
      layout: LayoutStyle {
        $0.minHeight = 44
        $0.widthNature = .fills
      })
  }
}
