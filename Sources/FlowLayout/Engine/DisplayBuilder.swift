import FlowBase

/// Placed nodes → what paint draws, in the order shadow, backdrop, backgrounds, border, content, children.
struct DisplayBuilder {
  let pass: LayoutPass
  let direction: LayoutDirection

  func append(_ i: Int, to items: inout [DisplayItem]) {
    let node = pass.tree.nodes[i]
    guard node.decoration.opacity < 1 || node.decoration.transform != nil else {
      return appendUngrouped(i, node, to: &items)
    }
    var group = DisplayGroup()
    group.opacity = max(0, min(1, node.decoration.opacity))
    group.transform = node.decoration.transform.map { $0.about(pass.frames[i].center) }
    group.origin = node.origin
    appendUngrouped(i, node, to: &group.items)
    if !group.items.isEmpty { items.append(.group(group)) }
  }

  private func appendUngrouped(_ i: Int, _ node: Node, to items: inout [DisplayItem]) {
    let frame = pass.frames[i]
    let outline = RoundedRect(frame, node.decoration.corners.fitted(to: frame.size))
    appendBox(node, outline, to: &items)
    guard node.decoration.clips || node.content.isScroll else { return appendInside(i, node, outline, to: &items) }
    var group = DisplayGroup()
    group.clip = outline
    group.clipBorder = pass.style(i).border
    group.origin = node.origin
    appendInside(i, node, outline, to: &group.items)
    if case .scroll(let scroll) = node.content, scroll.fades { group.fade = fade(i) }
    if !group.items.isEmpty { items.append(.group(group)) }
  }

  /// A scrolled area's lower edge where there is more to see below it: the last 24 points, fewer where only a shadow or the
  /// end of a line is hidden, so that what can be seen is not bleached.
  private func fade(_ i: Int) -> Rect? {
    let window = pass.frames[i]
    let hidden = (lowestMark(i, isRoot: true) ?? window.y) - window.maxY
    let height = min(24, hidden * 3, window.height)
    return hidden > 0.01 && height > 0 ? Rect(window.x, window.maxY - height, window.width, height) : nil
  }

  /// The lowest place where a node or anything in it leaves a mark; nil for what is only room.
  private func lowestMark(_ i: Int, isRoot: Bool = false) -> Double? {
    let (node, frame) = (pass.tree.nodes[i], pass.frames[i])
    var lowest = isRoot || !node.isVisible ? nil : frame.maxY + node.decoration.shadowReach
    for child in pass.tree.children[i] {
      guard let mark = lowestMark(child) else { continue }
      lowest = max(lowest ?? mark, node.decoration.clips && !isRoot ? min(mark, frame.maxY) : mark)
    }
    return lowest
  }

  private func appendInside(_ i: Int, _ node: Node, _ outline: RoundedRect, to items: inout [DisplayItem]) {
    if let command = content(i, node, outline) { items.append(.command(command, node.origin)) }
    if let command = caret(i, node) { items.append(.command(command, node.origin)) }
    for c in pass.tree.children[i] { append(c, to: &items) }
  }

  /// Everything behind the content.
  private func appendBox(_ node: Node, _ outline: RoundedRect, to items: inout [DisplayItem]) {
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
    items += commands.map { .command($0, node.origin) }
  }

  private func content(_ i: Int, _ node: Node, _ outline: RoundedRect) -> DisplayCommand? {
    let inner = outline.rect.inset(by: node.layout.bounded.insets)
    switch node.content {
    case .text(let text):
      guard let measure = pass.measures[i], !measure.lines.isEmpty else { return nil }
      return .text(text, measure: measure, origin: inner.origin, width: inner.width)
    case .image(let image):
      let padding = node.layout.padding
      let inset = node.layout.border + max(0, min(padding.top, padding.right, padding.bottom, padding.left))
      let clip = RoundedRect(inner, outline.corners.inset(by: inset).fitted(to: inner.size))
      return .image(clip, image.source, mode: image.mode, tint: image.tint)
    case .canvas(let canvas):
      let mapping = CanvasMapping(canvas, in: inner, mirrored: canvas.mirrors && direction == .rightToLeft)
      return canvas.shapes.isEmpty ? nil : .shapes(canvas.shapes.map(mapping.map))
    case .empty, .flex, .grid, .flow, .overlay, .scroll: return nil
    }
  }
}

extension Node {
  /// Whether the node itself, without its children, is drawn.
  fileprivate var isVisible: Bool {
    switch content {
    case .text, .image: true
    case .canvas(let canvas) where !canvas.shapes.isEmpty: true
    case .canvas, .empty, .flex, .grid, .flow, .overlay, .scroll:
      !decoration.backgrounds.isEmpty || !decoration.shadows.isEmpty || decoration.backdrop != nil
        || decoration.borderColor != nil && layout.border > 0
    }
  }
}

extension Decoration {
  /// How far shadows reach below the box, in points.
  fileprivate var shadowReach: Double { shadows.reduce(0) { max($0, $1.y + $1.spread + $1.blur / 2) } }
}

extension DisplayBuilder {
  /// The insertion point: before the first line where nothing is typed, else behind the last.
  private func caret(_ i: Int, _ node: Node) -> DisplayCommand? {
    guard let caret = node.decoration.caret, case .text(let text) = node.content, let measure = pass.measures[i],
      let line = caret.isAtStart ? measure.lines.first : measure.lines.last
    else { return nil }
    let inner = pass.frames[i].inset(by: node.layout.bounded.insets)
    let bottom = caret.isAtStart && measure.lines.count > 1 ? measure.lines[1].top : measure.size.height
    let along = caret.isAtStart ? -Caret.width - Caret.gap : line.width + Caret.gap
    let x = text.locale.direction == .rightToLeft ? inner.maxX - along - Caret.width : inner.x + along
    let bar = Rect(x, inner.y + line.top, Caret.width, bottom - line.top)
    return .fill(RoundedRect(bar, Corners(Caret.width / 2)), .color(caret.color))
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
