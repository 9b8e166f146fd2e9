import FlowBase
import FlowLayout

// Small pieces that many blocks are made of.

extension Node {
  /// A filled box of a fixed size; `child` stands in its middle.
  static func disc(
    width: Double, height: Double? = nil, radius: Double? = nil, fill: Color?, ring: Color? = nil, line: Double = 2,
    child: Node? = nil
  ) -> Node {
    var child = child
    child?.layout.position = .aligned(x: 0.5, y: 0.5)
    let height = height ?? width
    return Node(
      .overlay([child].compactMap { $0 }),
      layout: LayoutStyle {
        $0.width = .points(width)
        $0.height = .points(height)
        $0.border = ring == nil ? 0 : line
        $0.widthNature = .own
      },
      decoration: Decoration {
        if let fill { $0.backgrounds = [.paint(.color(fill))] }
        $0.borderColor = ring
        $0.corners = Corners(radius ?? height / 2)
      })
  }

  /// Children one below the other, as wide as the place they get.
  static func column(_ spacing: Double, align: CrossAlignment = .stretch, _ children: [Node]) -> Node {
    Node(
      .flex(Flex(.vertical, spacing: spacing, align: align, children: children)),
      layout: LayoutStyle { $0.widthNature = .fills })
  }

  /// The same node as wide as the column it stands in.
  func across() -> Node {
    var node = self
    node.layout.width = .fill
    node.layout.widthNature = .fills
    return node
  }

  /// The same node taking what its neighbours in a row leave.
  func filling() -> Node {
    var node = self
    node.layout.width = .fill
    return node
  }
}

extension ScreenContext {
  /// Text sizes from AX1 on, where rows turn into columns as on the phone.
  var usesAccessibilitySizes: Bool { environment.textSize.bodyRatio > 1.4 }

  /// Points of a mark or icon that grows with the text beside it, up to 1.6 times.
  func grown(_ points: Double) -> Double { points * min(1.6, max(1, environment.textSize.bodyRatio)) }

  /// The chevron at a row's end, pointing on in the reading direction.
  func disclosure(size: Double = 20) -> Node {
    let name = environment.direction == .rightToLeft ? "left" : "right"
    return glyph("lucide/chevron-\(name).svg", size: size, color: theme.secondaryText)
  }
}
