import FlowImage
import Foundation
import Testing

/// Boxes that a browser painted (layout.md, Painting; The oracle files).
@Suite struct PaintOracleTests {
  @Test("Gradients, corners, borders, shadows, clips and opacity are a browser's to within what an eye sees")
  func oracle() throws {
    let folder = Picture.folder.appendingPathComponent("paint")
    let drawn = try Picture.draw(folder.appendingPathComponent("cases.jsonl"))
    #expect(drawn.count == 30)
    for (name, json, picture, _) in drawn {
      let file = folder.appendingPathComponent(try #require(json["png"]?.asString))
      let wanted = try ImageDecoder.decode([UInt8](Data(contentsOf: file)))
      try #require(picture.size == wanted.size, "\(name)")
      let distance = PictureDistance(picture, wanted)
      #expect(distance.share <= 0.005, "\(name): share of pixels far off")
      #expect(distance.mean < 0.3, "\(name): mean distance")
    }
  }
}
