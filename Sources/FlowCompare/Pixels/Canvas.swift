import FlowImage

extension PixelBuffer {
  /// The picture at the top left of a larger transparent one, so that pictures of two sizes can be laid over each other.
  func padded(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
    guard newWidth > width || newHeight > height else { return self }
    var result = PixelBuffer(width: newWidth, height: newHeight)
    result.draw(self, x: 0, y: 0)
    return result
  }

  /// The picture with transparent masks: what a mask hides reaches no count, not even as a neighbour.
  func blanked(_ masks: [PixelRect]) -> PixelBuffer {
    var result = self
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    for mask in masks.map({ $0.intersection(whole) }) where !mask.isEmpty {
      for y in mask.rows {
        let start = y * stride + mask.x * 4
        for i in start..<start + mask.width * 4 { result.bytes[i] = 0 }
      }
    }
    return result
  }
}

extension [PixelRect] {
  /// Pixels of a picture that lie under at least one of the rectangles.
  func coveredArea(width: Int, height: Int) -> Int {
    guard !isEmpty else { return 0 }
    var covered = 0
    for y in 0..<height {
      let spans = filter { $0.rows.contains(y) && !$0.isEmpty }
        .map { $0.columns.clamped(to: 0..<width) }
        .sorted { $0.lowerBound < $1.lowerBound }
      var end = 0
      for span in spans {
        covered += Swift.max(0, span.upperBound - Swift.max(end, span.lowerBound))
        end = Swift.max(end, span.upperBound)
      }
    }
    return covered
  }
}
