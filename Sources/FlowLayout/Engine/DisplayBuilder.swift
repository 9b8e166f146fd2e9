import FlowBase

/// Placed nodes → what paint draws, in the order shadow, backdrop, backgrounds, border, content, children.
struct DisplayBuilder {
  let pass: LayoutPass
  let direction: LayoutDirection

  func items(_ i: Int) -> [DisplayItem] {
    let node = pass.tree.nodes[i]
    let decoration = node.decoration
    let frame = pass.frames[i]
    let outline = RoundedRect(frame, decoration.corners.fitted(to: frame.size))
    let behind = box(node, outline)
    var inside = content(i, node, outline) + pass.tree.children[i].flatMap { items($0) }
    if decoration.clips || node.content.isScroll, !inside.isEmpty {
      let border = node.layout.border
      var group = DisplayGroup()
      group.clip = RoundedRect(frame.inset(by: Edges(border)), outline.corners.inset(by: border))
      group.origin = node.origin
      group.items = inside
      inside = [.group(group)]
    }
    let drawn = behind + inside
    guard decoration.opacity < 1 || decoration.transform != nil, !drawn.isEmpty else { return drawn }
    var group = DisplayGroup()
    group.opacity = max(0, min(1, decoration.opacity))
    group.transform = decoration.transform.map { $0.about(frame.center) }
    group.origin = node.origin
    group.items = drawn
    return [.group(group)]
  }

  /// Everything behind the content.
  private func box(_ node: Node, _ outline: RoundedRect) -> [DisplayItem] {
    let decoration = node.decoration
    // As in CSS, the first shadow lies on top.
    var commands = decoration.shadows.reversed().map { DisplayCommand.shadow(outline, $0) }
    if let backdrop = decoration.backdrop { commands.append(.backdrop(outline, backdrop)) }
    for background in decoration.backgrounds {
      switch background {
      case .paint(let paint): commands.append(.fill(outline, paint))
      case .image(let source): commands.append(.image(outline, source, mode: .cover, tint: nil))
      }
    }
    if let color = decoration.borderColor, node.layout.border > 0 {
      commands.append(.border(outline, width: node.layout.border, color: color, style: decoration.borderStyle))
    }
    return commands.map { .command($0, node.origin) }
  }

  private func content(_ i: Int, _ node: Node, _ outline: RoundedRect) -> [DisplayItem] {
    let inner = outline.rect.inset(by: node.layout.insets)
    switch node.content {
    case .text(let text):
      guard let measure = pass.measures[i], !measure.lines.isEmpty else { return [] }
      return [.command(.text(text, measure: measure, origin: inner.origin, width: inner.width), node.origin)]
    case .image(let image):
      let padding = node.layout.padding
      let inset = node.layout.border + max(0, min(padding.top, padding.right, padding.bottom, padding.left))
      let clip = RoundedRect(inner, outline.corners.inset(by: inset).fitted(to: inner.size))
      return [.command(.image(clip, image.source, mode: image.mode, tint: image.tint), node.origin)]
    case .canvas(let canvas):
      let mapping = CanvasMapping(canvas, in: inner, mirrored: canvas.mirrors && direction == .rightToLeft)
      return canvas.shapes.isEmpty ? [] : [.command(.shapes(canvas.shapes.map(mapping.map)), node.origin)]
    case .empty, .flex, .grid, .flow, .overlay, .scroll: return []
    }
  }
}

extension NodeContent {
  var isScroll: Bool {
    if case .scroll = self { return true }
    return false
  }
}

extension Transform {
  /// The same map with `center` in place of the origin.
  func about(_ center: Point) -> Transform {
    var moved = self
    moved.tx = tx + center.x - a * center.x - c * center.y
    moved.ty = ty + center.y - b * center.x - d * center.y
    return moved
  }
}
