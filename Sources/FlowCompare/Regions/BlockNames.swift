import FlowBase

/// Finds the names of blocks from places in the actual picture.
struct BlockNames {
  private let frames: [NamedFrame]
  private let scale: Double

  /// `frames` in paint order: of those at one place the last is the innermost.
  init(_ frames: [NamedFrame], scale: Double) {
    self.frames = frames
    self.scale = scale
  }

  /// The innermost block at a pixel.
  func block(x: Int, y: Int) -> String? {
    let point = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
    return frames.last {
      point.x >= $0.frame.x && point.x < $0.frame.maxX && point.y >= $0.frame.y && point.y < $0.frame.maxY
    }?.name
  }

  /// The block that a rectangle is, or is all that shows of: the innermost around it, unless that one has more in it.
  func block(filling box: PixelRect) -> String? {
    let area = Rect(
      Double(box.x) / scale, Double(box.y) / scale, Double(box.width) / scale, Double(box.height) / scale)
    func surrounds(_ outer: Rect, _ inner: Rect) -> Bool {
      outer.x <= inner.x + 1 && outer.y <= inner.y + 1 && outer.maxX >= inner.maxX - 1 && outer.maxY >= inner.maxY - 1
    }
    guard let i = frames.lastIndex(where: { surrounds($0.frame, area) }) else { return nil }
    let frame = frames[i].frame
    let isFilled = area.width * area.height >= 0.4 * frame.width * frame.height
    let hasOthers = frames[(i + 1)...].contains { surrounds(frame, $0.frame) }
    return isFilled || !hasOthers ? frames[i].name : nil
  }
}
