import FlowImage
import Flowproof
import Foundation
import Testing

/// comparison.md, Approving: goldens are written small. Lossless PNG spends about 17 bits on a pixel of an edge in more
/// than 256 colours, so a phone's screen full of text stays above what screens with few words need: 32 screens without
/// photographs and gradients have a median of 20 KiB at 1×, 47 at 2× (42 on an iPhone SE) and 83 at 3×, glyphs being in
/// sixteenths of coverage; libdeflate's highest level would take another 6 to 14 % off, in ten to thirty times the time.
@Suite("The size of goldens") struct GoldenSizeTests {
  private static let snapshots = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Snapshots"
  ).standardized.path

  private static func files(_ folder: String) -> [String] {
    FilePath.files(below: snapshots + "/" + folder).filter { $0.hasSuffix(".png") }.map {
      "\(snapshots)/\(folder)/\($0)"
    }
  }

  private static func median(_ folders: String...) throws -> Int {
    let sizes = try folders.flatMap(files).map { try Data(contentsOf: URL(fileURLWithPath: $0)).count }.sorted()
    return sizes[try #require(sizes.isEmpty ? nil : sizes.count / 2)]
  }

  @Test("blocks at 2× have a median of at most 10 KiB, whole screens at 3× of 100 KiB, those without pictures of 72")
  func medians() throws {
    #expect(try Self.median("gallery") <= 10 << 10)
    for flow in ["tidepool", "northbound"] { #expect(try Self.median(flow) <= 100 << 10) }
    let withoutPictures = try Self.median(
      "northbound/pace", "northbound/tell", "northbound/ticket", "tidepool/water", "tidepool/habits")
    #expect(withoutPictures <= 72 << 10)
  }

  @Test("what is written now is at most a tenth larger than what the highest level made of it")
  func writer() throws {
    var count = 0
    for file in Self.files("gallery") where count < 12 {
      let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: file)))
      guard bytes.count < 12 << 10 else { continue }
      count += 1
      let again = try PNGWriter.small(ImageDecoder.decode(bytes), scale: 2)
      #expect(again.count <= bytes.count + bytes.count / 10, "\(file)")
    }
    #expect(count == 12)
  }
}
