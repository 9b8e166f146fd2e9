import Testing

@testable import FlowImage

@Suite struct WebPWriterTests {
  @Test("What is written is read back", arguments: PNGWriterTests.sizes, [true, false])
  func roundTrip(size: (Int, Int), isOpaque: Bool) throws {
    let picture = testPicture(size.0, size.1, isOpaque: isOpaque)
    let file = try WebPWriter.lossless(picture)
    #expect(ImageKind.sniff(file) == .webp)
    #expect(try ImageDecoder.decode(file) == picture)
  }

  @Test func whatWebPCannotHoldIsRefused() {
    #expect(throws: ImageError.tooLarge(width: 16_384, height: 1)) {
      try WebPWriter.lossless(PixelBuffer(width: 16_384, height: 1))
    }
  }
}
