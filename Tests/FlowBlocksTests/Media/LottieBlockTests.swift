import FlowBase
import FlowDocument
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Lottie animations")
struct LottieBlockTests {
  /// Every file exists.
  private struct AllFiles: AssetSource {
    func image(_ name: String, platform: Platform) -> ImageSource { ImageSource(.file("/" + name)) }
    func path(_ name: String, kind: ValueKind.AssetKind) -> String? { "/" + name }
    func problem(_ name: String, kind: ValueKind.AssetKind) -> String? { nil }
  }

  private func node(_ keys: String, at moment: Double? = nil) -> Node? {
    let drawn = DrawnBlockCase(#"{"type": "lottie", "lottie_url": "a.json"\#(keys)}"#)
    var screen = drawn.screen.screen
    screen.environment.moment = moment
    return ScreenContext(screen: screen, assets: AllFiles(), icons: drawn.screen.icons).node(for: drawn.block)
  }

  private func moment(_ keys: String, at moment: Double? = nil) -> AnimationMoment? {
    guard case .image(let image) = node(keys, at: moment)?.content,
      case .animation("/a.json", let moment) = image.source.kind
    else { return nil }
    return moment
  }

  @Test("LO-01 G4 without its file nothing is drawn")
  func gate() { #expect(DrawnBlockCase(#"{"type": "lottie", "height": 120}"#).node == nil) }

  @Test("CB-04 LO-03 at rest: the middle of a loop, else the last frame; not playing, the first")
  func settled() {
    #expect(moment("") == .middle)
    #expect(moment(#", "loop": false"#) == .last)
    #expect(moment(#", "autoplay": false"#) == .first)
    #expect(moment(#", "autoplay": false, "loop": false"#) == .first)
  }

  @Test("LO-05 what waits for a finger shows its first frame", arguments: ["play_on_scroll", "play_on_tap"])
  func waiting(key: String) {
    #expect(moment(#", "\#(key)": true"#) == .first)
    #expect(moment(#", "\#(key)": false"#) == .middle)
    #expect(moment(#", "\#(key)": true"#, at: 500) == .first)
  }

  @Test("LO-03 LO-06 at a moment `lottie_speed` counts, `speed` does not")
  func played() {
    #expect(moment("", at: 500) == .played(milliseconds: 500, loops: true))
    let fast = moment(#", "lottie_speed": 2, "speed": 9, "loop": false"#, at: 500)
    #expect(fast == .played(milliseconds: 1000, loops: false))
    #expect(moment(#", "autoplay": false"#, at: 500) == .first)
  }

  @Test("LO-04 lottie_height, else height, else 160; the width by the animation's ratio where none is given")
  func size() {
    #expect(node("")?.layout.height == .points(160))
    #expect(node("")?.layout.width == nil)
    #expect(node(#", "height": 64"#)?.layout.height == .points(64))
    let both = node(#", "height": 64, "width": 70, "lottie_height": 90, "lottie_width": 80"#)
    #expect(both?.layout.height == .points(90))
    #expect(both?.layout.width == .points(80))
    #expect(node(#", "width": "50%""#)?.layout.width == .percent(50))
  }

  @Test("LO-02 a missing file leaves a labelled box as wide as high, or its poster, LO-07 and no inline data helps")
  func missing() {
    let box = DrawnBlockCase(#"{"type": "lottie", "lottie_url": "a.json", "lottie_json": {"layers": []}}"#)
    #expect(box.texts == ["lottie"])
    #expect(box.node?.layout.width == .points(160))
    #expect(box.node?.layout.height == .points(160))
    #expect(box.codes.count == 1)
    let poster = DrawnBlockCase(#"{"type": "lottie", "lottie_url": "a.json", "poster_url": "p.png"}"#)
    #expect(poster.texts == [])
    #expect(poster.codes == [])
  }
}
