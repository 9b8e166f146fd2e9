import FlowBase

/// The sizing keys of a child against the room its container gives (layout.md, The box of a block).
extension LayoutPass {
  /// A height of the border box that a key settles; `room` = the container's content height, nil while that is open.
  func keyedHeight(_ c: Int, room: Double?) -> Double? {
    keyedBase(c, room: room).map { style(c).clampedHeight($0) }
  }

  /// The same before min and max.
  private func keyedBase(_ c: Int, room: Double?) -> Double? {
    switch style(c).height {
    case .points(let height): height
    case .percent(let percent): room.map { $0 * percent / 100 }
    case .fit, .fill, nil: nil
    }
  }

  /// A width in points: the key's, or the one that follows a settled height by the ratio.
  func pointsWidth(_ c: Int, room: Double?) -> Double? {
    let style = style(c)
    if case .points(let width) = style.width { return style.clampedWidth(width) }
    guard style.width == nil, let ratio = ratio(c), let height = keyedHeight(c, room: room) else { return nil }
    return style.clampedWidth(height * ratio)
  }

  /// Width divided by height, where a node has such a thing and both axes are not settled.
  func ratio(_ c: Int) -> Double? {
    if let ratio = style(c).aspectRatio, ratio > 0 { return ratio }
    if case .image = tree.nodes[c].content { return imageRatio(c) }
    return nil
  }

  /// A ratio with neither axis settled: the width fills, the height follows.
  func fillsByRatio(_ c: Int, room: Double?) -> Bool {
    style(c).width == nil && ratio(c) != nil && keyedHeight(c, room: room) == nil
  }

  /// Width of a child across a column of `width` (also of an overlay or a page) with the height `room`.
  func widthAcross(_ c: Int, in width: Double, room: Double?, align: CrossAlignment) -> Double {
    let style = style(c)
    let available = width - style.margin.horizontal
    // A picture of a settled height still fills a column: its own ratio only says what `cover` crops.
    if case .image = tree.nodes[c].content, style.width == nil, style.aspectRatio == nil, style.widthNature == .fills {
      return style.clampedWidth(available)
    }
    if let points = pointsWidth(c, room: room) { return points }
    switch style.width {
    case .percent(let percent): return style.clampedWidth(width * percent / 100)
    case .fill: return style.clampedWidth(available)
    case .fit: return fitContent(c, available)
    case nil, .points:
      let fills =
        fillsByRatio(c, room: room) || style.widthNature == .fills
        || style.widthNature == .elastic && align == .stretch
      return fills ? style.clampedWidth(available) : fitContent(c, available)
    }
  }

  /// Natural, at most what there is, at least the minimum.
  func fitContent(_ c: Int, _ available: Double) -> Double {
    max(minimum(c), min(natural(c), style(c).clampedWidth(available)))
  }

  /// Height of a child that is `width` wide, before its min and max, and whether a key settles it.
  func ownBase(_ c: Int, width: Double, room: Double?) -> (height: Double, settled: Bool) {
    if let height = keyedBase(c, room: room) { return (max(height, style(c).insets.vertical), true) }
    if let ratio = ratio(c) { return (max(width / ratio, style(c).insets.vertical), true) }
    return (baseHeight(c, width: width), false)
  }

  /// Height of a child that is `width` wide, and whether a key settles it.
  func ownHeight(_ c: Int, width: Double, room: Double?) -> (height: Double, settled: Bool) {
    let (height, settled) = ownBase(c, width: width, room: room)
    return (style(c).clampedHeight(height), settled)
  }

  /// Whether a child takes the height of its row.
  func stretchesHeight(_ c: Int, align: CrossAlignment) -> Bool {
    let style = style(c)
    switch style.height {
    case .fill: return true
    case nil: return align == .stretch && style.widthNature != .own && ratio(c) == nil
    case .points, .fit, .percent: return false
    }
  }
}
