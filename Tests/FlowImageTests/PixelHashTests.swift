import FlowBase
import Testing

@testable import FlowImage

@Suite struct PixelHashTests {
  @Test func knowsEveryPixelAndTheShape() {
    let picture = testPicture(40, 30, isOpaque: true)
    var other = picture
    other[39, 29] = Color(1, 2, 3)
    #expect(PixelHash(picture) == PixelHash(testPicture(40, 30, isOpaque: true)))
    #expect(PixelHash(picture) != PixelHash(other))
    #expect(PixelHash(PixelBuffer(width: 6, height: 4)) != PixelHash(PixelBuffer(width: 4, height: 6)))
    #expect(PixelHash(PixelBuffer(width: 6, height: 4)) != PixelHash(PixelBuffer(width: 8, height: 3)))
  }

  /// Goldens keep hashes: they must not change between versions or machines.
  @Test func isPinned() {
    #expect(PixelHash(Fixture.card()).description == "3246a79a91bb54a53ff062fad7ced471")
  }

  @Test func textForm() {
    let hash = PixelHash(Fixture.card())
    #expect(hash.description.count == 32)
    #expect(PixelHash(hash.description) == hash)
    for text in [
      "", "12", hash.description + "0", "+" + hash.description.dropFirst(), "g" + hash.description.dropFirst(),
    ] {
      #expect(PixelHash(text) == nil, "\(text)")
    }
  }
}
