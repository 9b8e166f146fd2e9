import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Posters of media")
struct PosterTests {
  private func picture(_ json: String) -> ImageContent? {
    (DrawnBlockCase(json).node.map { DrawnField.all($0) } ?? []).compactMap { node -> ImageContent? in
      guard case .image(let image) = node.content else { return nil }
      return image
    }.first
  }

  @Test("CB-05, CB-38, S-40 a Rive file is drawn as its poster, under either name")
  func rive() {
    #expect(picture(#"{"type": "rive", "rive_url": "a.riv", "rive_poster_url": "p.png"}"#) != nil)
    #expect(picture(#"{"type": "rive", "rive_url": "a.riv", "poster_url": "p.png"}"#) != nil)
    #expect(picture(#"{"type": "rive", "rive_url": "a.riv"}"#) == nil)
  }

  @Test("RV-02, RV-04, RV-05 artboard, inputs and triggers are accepted and change nothing that is drawn")
  func riveKeys() {
    let plain = DrawnBlockCase(#"{"type": "rive", "rive_url": "a.riv"}"#)
    let keys = """
      "artboard": "Main", "state_machine": "Loop", "inputs": {"on": true, "n": 2, "go": "trigger"},
      "trigger_on_step_complete": "done", "autoplay": false
      """
    let full = DrawnBlockCase(#"{"type": "rive", "rive_url": "a.riv", \#(keys)}"#)
    #expect(full.codes == plain.codes)
    #expect(full.node?.layout == plain.node?.layout)
  }

  @Test("CB-06, VD-02 a film is drawn as its poster, under both names, with a play glyph")
  func video() {
    #expect(picture(#"{"type": "video", "video_url": "a.mp4", "video_thumbnail_url": "p.png"}"#)?.mode == .cover)
    #expect(picture(#"{"type": "video", "video_url": "a.mp4", "thumbnail_url": "p.png"}"#) != nil)
  }

  @Test("VD-03 autoplay, loop and muted change nothing at rest; VD-06 height and corners are the block's")
  func videoKeys() {
    let plain = DrawnBlockCase(#"{"type": "video", "video_url": "a.mp4", "height": 90, "corner_radius": 8}"#)
    let keys = #""video_autoplay": true, "video_loop": true, "video_muted": false"#
    let full = DrawnBlockCase(#"{"type": "video", "video_url": "a.mp4", "height": 90, "corner_radius": 8, \#(keys)}"#)
    #expect(plain.node?.layout == full.node?.layout)
    #expect(plain.node?.layout.height == .points(90))
    #expect(plain.node?.decoration.corners == Corners(8))
  }
}
