import FlowBase
import FlowImage
import FlowPaint

/// How large a picture may be: 64 megapixels, as product.md allows those that are read.
enum PictureLimit {
  static let pixels = ImageLimits.default.pixels

  /// Points that a picture of this width may be high.
  static func height(ofWidth width: Double, scale: Double) -> Double {
    (Double(pixels) / max(1, (width * scale).rounded())).rounded(.down) / scale
  }

  /// Whether a picture of `size` points can be drawn as a whole.
  static func allows(_ size: Size, scale: Double) -> Bool {
    size.width * scale <= Double(Painter.longestSide) && size.height <= height(ofWidth: size.width, scale: scale)
  }

  /// What is said where a picture is cut; nil where it is not.
  static func finding(_ size: Size, scale: Double, at origin: Origin) -> Diagnostic? {
    guard !allows(size, scale: scale) else { return nil }
    let words = "\(whole(size.width * scale)) × \(whole(size.height * scale)) pixels"
    return Diagnostic(
      .tooLarge, .warning,
      "the picture would have \(words), more than \(pixels / 1_000_000) megapixels: its end is cut off",
      hint: "render at a smaller scale", at: origin)
  }

  static func cut(_ size: Size, scale: Double) -> Size {
    let width = min(size.width, Double(Painter.longestSide) / scale)
    return Size(width, min(size.height, height(ofWidth: width, scale: scale)))
  }

  static func whole(_ value: Double) -> Int { Int(max(0, min(1e15, value.rounded()))) }
}
