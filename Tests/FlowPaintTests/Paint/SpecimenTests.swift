import FlowImage
import Foundation
import Testing

/// Type, gradients, shadows and borders as they were when someone last looked at them. After a wanted change:
/// `FLOWPROOF_RECORD=1 swift test --filter SpecimenTests`, and look at the pictures before they are committed.
@Suite struct SpecimenTests {
  @Test("Specimens under Snapshots/specimens are drawn to the pixel")
  func specimens() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots/specimens")
    let records = ProcessInfo.processInfo.environment["FLOWPROOF_RECORD"] == "1"
    let drawn = try Picture.draw(folder.appendingPathComponent("cases.jsonl"))
    #expect(drawn.count == 7)
    for (name, _, picture, _) in drawn {
      let file = folder.appendingPathComponent(name + ".png")
      if records {
        try Data(PNGWriter.small(picture, scale: 2)).write(to: file)
      } else {
        let golden = try ImageDecoder.decode([UInt8](Data(contentsOf: file)))
        #expect(PixelHash(picture) == PixelHash(golden), "\(name)")
      }
    }
  }
}
