import FlowDocument
import FlowLayout

/// CB-04, LO-01 … LO-07: one frame of a Lottie animation.
enum LottieBlock: DrawnBlock {
  static let url = Key.asset("lottie_url", .lottie, "Nothing is drawn without it (LO-01).")
  static let poster = Key.asset(
    "lottie_poster_url", aliases: ["poster_url"], .image, "Drawn where the file is missing.")
  static let lottieWidth = Key.number(
    "lottie_width", in: 0...100_000, "pt; where absent by the animation's ratio (LO-04)")
  static let lottieHeight = Key.number("lottie_height", in: 0...100_000, "pt; else `height`, else 160 (LO-04)")
  static let width = Key.json("width", .dimension)
  static let height = Key.json("height", .dimension)
  static let autoplay = Key.bool("autoplay", default: true)
  static let loop = Key.bool("loop", default: true)
  static let speed = Key.number("lottie_speed", in: 0...100, default: 1)
  static let playOnScroll = Key.bool("play_on_scroll", default: false)
  static let playOnTap = Key.bool("play_on_tap", default: false)
  /// Known, without effect (LO-06, LO-07).
  static let bareSpeed = Key.json("speed", .any, "No effect; see `lottie_speed` (LO-06).")
  static let inline = Key.json("lottie_json", aliases: ["animation_data", "lottie_data"], .any, "No effect (LO-07).")
  static let colorMap = Key.json("color_map", aliases: ["color_overrides"], .any, "No effect (LO-07).")
  static let declaration = BlockDeclaration(
    "lottie", summary: "One frame of a Lottie animation.",
    keys: [
      url, poster, lottieWidth, lottieHeight, width, height, autoplay, loop, speed, playOnScroll, playOnTap, bareSpeed,
      inline, colorMap,
    ])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    guard let file = block[url] else { return nil }
    func points(_ key: Key<JSON?>) -> Double? {
      guard case .points(let points)? = BoxStyle.dimension(block[key]) else { return nil }
      return points
    }
    let tall = block[lottieHeight] ?? points(height) ?? 160
    let wide = block[lottieWidth].map(Dimension.points) ?? BoxStyle.dimension(block[width])
    guard var node = MediaBox.animation(file, at: moment(of: block, in: screen), in: screen) else {
      var box = MediaBox.node(file, poster: block[poster], label: "lottie", width: tall, height: tall, in: screen)
      if let wide { box.layout.width = wide }
      return box
    }
    node.layout.width = wide
    // A wide one that nobody measured stays on the screen.
    if wide == nil { node.layout.maxWidth = screen.environment.device.size.width - screen.contentMargin * 2 }
    node.layout.height = .points(tall)
    return node
  }

  /// LO-03, LO-05: what waits for a finger has not begun.
  private static func moment(of block: Block, in screen: ScreenContext) -> AnimationMoment {
    guard block[autoplay], !block[playOnScroll], !block[playOnTap] else { return .first }
    guard let moment = screen.environment.moment else { return block[loop] ? .middle : .last }
    return .played(milliseconds: moment * block[speed], loops: block[loop])
  }
}
