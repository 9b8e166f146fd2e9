import FlowBase
import Testing

@testable import FlowImage

@Suite struct PNGWriterTests {
  static let sizes = [(1, 1), (2, 1), (1, 3), (3, 2), (4, 4), (5, 7), (33, 65), (64, 64), (127, 129)]

  @Test("What is written is read back", arguments: sizes, [true, false])
  func fastRoundTrip(size: (Int, Int), isOpaque: Bool) throws {
    let picture = testPicture(size.0, size.1, isOpaque: isOpaque)
    #expect(picture.isOpaque == isOpaque || size == (1, 1))
    #expect(try ImageDecoder.decode(PNGWriter.fast(picture)) == picture)
  }

  @Test func everyPremultipliedPixelSurvives() throws {
    var picture = PixelBuffer(width: 256, height: 256)
    for alpha in 0..<256 {
      for value in 0...alpha {
        let i = alpha * picture.stride + value * 4
        picture.bytes.replaceSubrange(
          i..<i + 4, with: [UInt8(value), UInt8(alpha - value), UInt8(value / 2), UInt8(alpha)])
      }
    }
    #expect(try ImageDecoder.decode(PNGWriter.fast(picture)) == picture)
  }

  @Test("A picture's bytes depend on nothing but the picture: not on memory, nor on where the compressor lies")
  func sameBytesAgain() throws {
    let picture = testPicture(311, 400, isOpaque: true)
    let others = [testPicture(90, 700, isOpaque: true), testPicture(400, 90, isOpaque: false)]
    let first = try PNGWriter.fast(picture)
    // Blocks that stay push the compressor to another address each round.
    var kept: [UnsafeMutableRawPointer] = []
    defer { kept.forEach { $0.deallocate() } }
    for round in 0..<50 {
      let block = UnsafeMutableRawPointer.allocate(byteCount: 400 << 10, alignment: 16)
      for i in 0..<100 << 10 { block.storeBytes(of: UInt32(i % 4096 + round), toByteOffset: i * 4, as: UInt32.self) }
      if round % 2 == 0 { kept.append(block) } else { block.deallocate() }
      _ = try PNGWriter.fast(others[round % 2])
      #expect(try PNGWriter.fast(picture) == first, "round \(round)")
    }
  }

  @Test func emptyPicturesAreRefused() {
    #expect(throws: ImageError.tooLarge(width: 0, height: 5)) { try PNGWriter.fast(PixelBuffer(width: 0, height: 5)) }
  }
}
