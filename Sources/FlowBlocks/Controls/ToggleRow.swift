import FlowBase
import FlowLayout

/// Label, description and a switch at the row's end: the toggle block and the toggle field.
enum ToggleRow {
  static func node(
    label: TextContent, description: TextContent?, isOn: Bool, tint: Color? = nil, isEnabled: Bool = true,
    in screen: ScreenContext
  ) -> Node {
    let texts = [label, description].compactMap { $0 }.map { Node(.text($0)) }
    let column = Node(.flex(Flex(.vertical, spacing: 2, children: texts)), layout: LayoutStyle { $0.width = .fill })
    return Node(
      .flex(
        Flex(
          .horizontal, spacing: 16, align: .center,
          children: [column, Switch.node(isOn: isOn, tint: tint, isEnabled: isEnabled, in: screen)])),
      layout: LayoutStyle {
        $0.minHeight = 44
        $0.widthNature = .fills
      })
  }
}
