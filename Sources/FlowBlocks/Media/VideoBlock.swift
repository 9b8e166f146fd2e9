import FlowBase
import FlowDocument
import FlowLayout

/// CB-06, VD-01 … VD-06: a film at rest: its poster, else a dark box, with a play glyph.
enum VideoBlock: DrawnBlock {
  static let url = Key.asset("video_url", .video, "Not drawn yet; without a poster a dark box.")
  static let poster = Key.asset("video_thumbnail_url", aliases: ["thumbnail_url", "poster_url"], .image)
  static let autoplay = Key.bool("video_autoplay", default: false)
  static let loop = Key.bool("video_loop", default: false)
  static let muted = Key.bool("video_muted", default: true)
  static let controls = Key.bool("video_controls")
  /// Read on iOS only (VD-05).
  static let legacy = ["autoplay", "loop", "muted", "controls"].map { Key.bool($0, "See `video_\($0)` (VD-05).") }
  static let cornerRadius = Key.json("corner_radius", .corners, "pt")
  static let declaration = BlockDeclaration(
    "video", summary: "A film at rest.",
    keys: [url, poster, autoplay, loop, muted, controls, cornerRadius] + legacy)

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let old = screen.environment.platform == .ios ? block[legacy[3]] : nil
    let hasControls = block[controls] ?? old ?? false
    var layers: [Node] = []
    if let poster = block[poster] {
      layers.append(
        Node(
          .image(ImageContent(screen.image(poster), mode: .cover, natural: .zero)),
          layout: LayoutStyle { $0.position = .aligned(x: nil, y: nil) }))
    } else if let file = block[url] {
      report(file, in: screen)
    }
    layers.append(PlayerChrome.playGlyph())
    if hasControls { layers.append(PlayerChrome.bar(isMuted: block[muted], in: screen)) }
    return Node(
      .overlay(layers),
      layout: LayoutStyle {
        $0.widthNature = block.has(CommonKeys.width) ? .own : .fills
        if !block.has(CommonKeys.height), !block.has(CommonKeys.aspectRatio) { $0.aspectRatio = 16 / 9 }
      },
      decoration: Decoration {
        // Under a poster it would show as a dark hairline along round corners.
        $0.backgrounds =
          block[poster] == nil
          ? [.paint(.gradient(Gradient(.angle(180), colors: [Color(0x2C, 0x2C, 0x2E), Color(0x12, 0x12, 0x14)])))] : []
        $0.corners = block[cornerRadius].map(BoxStyle.corners) ?? .zero
        $0.clips = true
      })
  }

  private static func report(_ file: AssetReference, in screen: ScreenContext) {
    let name = file.name(in: screen.environment.appearance)
    if let problem = screen.assets.problem(name, kind: .video) {
      screen.report(
        Diagnostic(
          .missingAsset, .warning, "`\(shortened(name))` is missing: \(problem); a dark box stands in",
          hint: "give a poster (`video_thumbnail_url`), or put the file in an asset folder (--assets DIR)",
          at: file.origin))
    } else {
      screen.report(
        Diagnostic(
          .notDrawn, .warning, "the frame of a film is not drawn yet; a dark box stands in",
          hint: "give a poster (`video_thumbnail_url`)", at: file.origin))
    }
  }
}
