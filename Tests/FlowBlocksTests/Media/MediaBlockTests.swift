import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Films and animations")
struct MediaBlockTests {
  @Test("RV-01 G4 without its file nothing is drawn")
  func gate() { #expect(DrawnBlockCase(#"{"type": "rive", "height": 120}"#).node == nil) }

  @Test("VD-01 a film without poster and file is a dark box with a play glyph")
  func darkBox() {
    let film = DrawnBlockCase(#"{"type": "video", "height": 120}"#)
    #expect(film.node?.decoration.backgrounds.count == 1)
    #expect(film.codes.isEmpty)
  }

  @Test("RV-03 160 high unless told otherwise")
  func riveSize() {
    #expect(DrawnBlockCase(#"{"type": "rive", "rive_url": "a.riv"}"#).node?.layout.height == .points(160))
    #expect(DrawnBlockCase(#"{"type": "rive", "rive_url": "a.riv", "height": 96}"#).node?.layout.height == .points(96))
  }

  @Test("VD-04 VD-05 controls, under their old name on iOS only")
  func controls() {
    let old = #"{"type": "video", "video_url": "a.mp4", "controls": true}"#
    #expect(DrawnBlockCase(old).texts == ["0:00"])
    #expect(DrawnBlockCase(old, platform: .android).texts == [])
    let new = #"{"type": "video", "video_url": "a.mp4", "video_controls": true}"#
    #expect(DrawnBlockCase(new, platform: .android).texts == ["0:00"])
  }

  @Test("RV-03 VD-01 what stands in for a file that is there is reported")
  func standIns() {
    #expect(DrawnBlockCase(#"{"type": "video", "video_url": "a.mp4"}"#).codes == ["not-drawn"])
    #expect(DrawnBlockCase(#"{"type": "rive", "rive_url": "a.riv"}"#).codes == ["not-drawn"])
  }
}
