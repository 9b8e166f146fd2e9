import FlowImage
import Foundation
import Testing

@testable import Flowproof

/// The maps of the project's own flows as they were when someone last looked at them. After a wanted change:
/// `FLOWPROOF_RECORD=1 swift test --filter StoryboardGoldenTests`, and look at the sheets before they are committed.
@Suite("Storyboards of our own flows") struct StoryboardGoldenTests {
  @Test(
    "Maps under Snapshots/storyboards are drawn to the pixel, as SVG to the letter and the pictures in it to the pixel",
    arguments: ["northbound", "tidepool"])
  func maps(_ name: String) throws {
    let snapshots = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Snapshots").standardized
    let file = snapshots.appendingPathComponent("storyboards/\(name)").path
    let board = try StoryboardTests.board(at: snapshots.appendingPathComponent("flows/\(name)/flow.json").path)
    let picture = board.picture(scale: 1)
    // Pictures in the SVG are small: they are held by the PNG and by the goldens of the steps.
    let svg = try board.bytes(.svg, scale: 0.25)
    if ProcessInfo.processInfo.environment["FLOWPROOF_RECORD"] == "1" {
      try OutputFile.write(PNGWriter.small(picture, scale: 1), to: file + ".png")
      try OutputFile.write(svg, to: file + ".svg")
    } else {
      let golden = try ImageDecoder.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: file + ".png"))))
      #expect(PixelHash(picture) == PixelHash(golden), "\(name).png")
      let lines = try comparable(String(decoding: svg, as: UTF8.self))
      let expected = try comparable(String(contentsOfFile: file + ".svg", encoding: .utf8))
      #expect(lines.count == expected.count, "\(name).svg")
      for (i, (line, old)) in zip(lines, expected).enumerated() where line != old {
        Issue.record("\(name).svg, line \(i + 1): \(line.prefix(200))")
      }
    }
  }

  /// With a hash of the pixels in the place of each picture: how a PNG is packed differs between processors.
  private func comparable(_ svg: String) throws -> [String] {
    let data = #/data:image/png;base64,([A-Za-z0-9+/=]+)/#
    return try svg.split(separator: "\n").map { line in
      try String(line).replacing(data) { match in
        let bytes = try #require(Data(base64Encoded: String(match.1)))
        return "\(PixelHash(try ImageDecoder.decode([UInt8](bytes))))"
      }
    }
  }
}
