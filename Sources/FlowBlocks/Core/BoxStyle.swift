import FlowBase
import FlowDocument
import FlowLayout

/// `block_style` and the sizing keys, laid onto a block's root node (layout.md, The box of a block).
enum BoxStyle {
  /// `own`: keys that the block's declaration has for itself; `paintsBackground`: the body has seen to the background.
  static func apply(
    _ block: Block, to node: inout Node, own: Set<String>, paintsBackground: Bool, in screen: ScreenContext
  ) {
    sizes(block, &node.layout, own)
    defer {
      // Over the style's background (S-44).
      if !paintsBackground, !own.contains("bg_color"), let color = screen.color(block[CommonKeys.backgroundColor]) {
        node.decoration.backgrounds = [.paint(.color(color))]
      }
    }
    guard let json = block[CommonKeys.blockStyle], let style = KeyedObject(json) else { return }
    if let padding = edges(style, BlockStyleKeys.padding, BlockStyleKeys.paddingSides, over: node.layout.padding) {
      node.layout.padding = padding
    }
    if let margin = edges(style, BlockStyleKeys.margin, BlockStyleKeys.marginSides, over: node.layout.margin) {
      node.layout.margin = margin
    }
    if style.has(BlockStyleKeys.borderWidth) { node.layout.border = style[BlockStyleKeys.borderWidth] }
    if let color = screen.color(style[BlockStyleKeys.borderColor]) {
      node.decoration.borderColor = color
    } else if node.layout.border > 0, node.decoration.borderColor == nil {
      node.decoration.borderColor = screen.theme.border
    }
    if style.has(BlockStyleKeys.borderStyle) {
      node.decoration.borderStyle = BorderStyle(rawValue: style[BlockStyleKeys.borderStyle].rawValue) ?? .solid
    }
    if let radius = style[BlockStyleKeys.cornerRadius] { node.decoration.corners = corners(radius) }
    if !paintsBackground {
      let backgrounds = Fill.backgrounds(of: style, in: screen)
      if !backgrounds.isEmpty { node.decoration.backgrounds = backgrounds }
    }
    if let shadow = style[BlockStyleKeys.shadow] {
      node.decoration.shadows = [
        Shadow(
          x: shadow[ShadowKeys.x], y: shadow[ShadowKeys.y], blur: shadow[ShadowKeys.blur],
          spread: shadow[ShadowKeys.spread], color: screen.color(shadow[ShadowKeys.color]) ?? Color(0, 0, 0, 64))
      ]
    }
    if let blur = style[BlockStyleKeys.blur] {
      node.decoration.backdrop = Backdrop(
        radius: blur[BlurKeys.radius], tint: screen.color(blur[BlurKeys.tint]), saturation: blur[BlurKeys.saturation])
    }
    node.decoration.opacity *= style[BlockStyleKeys.opacity]
    if style[BlockStyleKeys.clip] { node.decoration.clips = true }
  }

  /// Points that a container's own style takes of the width that its children get.
  static func inset(of block: Block) -> Double {
    guard let style = block[CommonKeys.blockStyle].flatMap({ KeyedObject($0) }) else { return 0 }
    let padding = edges(style, BlockStyleKeys.padding, BlockStyleKeys.paddingSides, over: .zero)
    return 2 * style[BlockStyleKeys.borderWidth] + (padding?.horizontal ?? 0) + margin(of: block).horizontal
  }

  static func margin(of block: Block) -> Edges {
    let style = block[CommonKeys.blockStyle].flatMap { KeyedObject($0) }
    return style.flatMap { edges($0, BlockStyleKeys.margin, BlockStyleKeys.marginSides, over: .zero) } ?? .zero
  }

  private static func sizes(_ block: Block, _ layout: inout LayoutStyle, _ own: Set<String>) {
    if !own.contains("width"), let width = dimension(block[CommonKeys.width]) { layout.width = width }
    if !own.contains("height"), let height = dimension(block[CommonKeys.height]) { layout.height = height }
    layout.minWidth = block[CommonKeys.minWidth] ?? layout.minWidth
    layout.maxWidth = block[CommonKeys.maxWidth] ?? layout.maxWidth
    layout.minHeight = block[CommonKeys.minHeight] ?? layout.minHeight
    layout.maxHeight = block[CommonKeys.maxHeight] ?? layout.maxHeight
    layout.aspectRatio = block[CommonKeys.aspectRatio] ?? layout.aspectRatio
    if let align = block[CommonKeys.alignSelf] { layout.alignSelf = CrossAlignment(rawValue: align.rawValue) }
    if !own.contains("grow"), block[CommonKeys.grow] { layout.grow = true }
  }

  /// A number of points, `fit`, `fill`, or `NN%`.
  static func dimension(_ json: JSON?) -> Dimension? {
    guard let json else { return nil }
    if let points = json.asNumber { return .points(max(0, points)) }
    switch json.asString {
    case "fit": return .fit
    case "fill": return .fill
    case let text? where text.hasSuffix("%"): return Double(text.dropLast()).map { .percent($0) }
    default: return nil
    }
  }

  /// The long keys over the short one over what the body set (S-28); nil where the style has none of them.
  private static func edges(
    _ style: KeyedObject, _ short: Key<JSON?>, _ sides: [Key<Double?>], over base: Edges
  ) -> Edges? {
    let short = style[short]
    let long = sides.map { style[$0] }
    guard short != nil || long.contains(where: { $0 != nil }) else { return nil }
    var edges = short.map(self.edges) ?? base
    if let top = long[0] { edges.top = top }
    if let right = long[1] { edges.right = right }
    if let bottom = long[2] { edges.bottom = bottom }
    if let left = long[3] { edges.left = left }
    return edges
  }

  static func edges(_ json: JSON) -> Edges {
    if let all = json.asNumber { return Edges(all) }
    func side(_ name: String, _ axis: String) -> Double { json[name]?.asNumber ?? json[axis]?.asNumber ?? 0 }
    return Edges(
      top: side("top", "vertical"), right: side("right", "horizontal"), bottom: side("bottom", "vertical"),
      left: side("left", "horizontal"))
  }

  static func corners(_ json: JSON) -> Corners {
    if let all = json.asNumber { return Corners(max(0, all)) }
    func corner(_ name: String) -> Double { max(0, json[name]?.asNumber ?? 0) }
    return Corners(
      topLeft: corner("top_left"), topRight: corner("top_right"), bottomRight: corner("bottom_right"),
      bottomLeft: corner("bottom_left"))
  }
}
