import FlowBase
import Testing

@testable import FlowImage

@Suite struct PNGSmallTests {
  @Test("What is written is read back", arguments: PNGWriterTests.sizes, [true, false])
  func roundTrip(size: (Int, Int), isOpaque: Bool) throws {
    let picture = testPicture(size.0, size.1, isOpaque: isOpaque)
    #expect(try ImageDecoder.decode(PNGWriter.small(picture)) == picture)
  }

  /// Depth and colour type as the header says.
  private func form(_ picture: PixelBuffer) throws -> [UInt8] {
    let file = try PNGWriter.small(picture)
    #expect(try ImageDecoder.decode(file) == picture)
    return [file[24], file[25]]
  }

  @Test func theNarrowestFormIsTaken() throws {
    var picture = PixelBuffer(width: 37, height: 19, color: .white)
    #expect(try form(picture) == [1, 0])
    picture[3, 4] = Color(85, 85, 85)
    #expect(try form(picture) == [1, 3], "two colours are an index of one bit")
    picture[4, 4] = Color(17, 17, 17)
    #expect(try form(picture) == [2, 3], "three greys are an index of two bits, or grey of four")
    picture[5, 5] = Color(200, 3, 3, 40)
    #expect(try form(picture) == [2, 3])
    for i in 0..<37 { picture[i, 7] = Color(UInt8(i), 9, 9) }
    #expect(try form(picture) == [8, 3])
    for y in 0..<19 { for x in 0..<37 { picture[x, y] = Color(UInt8(x), UInt8(y), 9) } }
    #expect(try form(picture) == [8, 2])
    picture[0, 0] = .clear
    #expect(try form(picture) == [8, 6])
    for y in 0..<19 { for x in 0..<37 { picture[x, y] = Color(UInt8(y), UInt8(y), UInt8(y), UInt8(255 - x)) } }
    #expect(try form(picture) == [8, 4])
    for y in 0..<19 { for x in 0..<37 { picture[x, y] = Color(UInt8(y * 13), UInt8(y * 13), UInt8(y * 13)) } }
    #expect(try form(picture)[1] != 2)
  }

  @Test func itIsSmallerThanTheFastForm() throws {
    let picture = testPicture(200, 300, isOpaque: true)
    #expect(try PNGWriter.small(picture).count < PNGWriter.fast(picture).count)
  }

  @Test func metadataIsReadWithoutDecoding() throws {
    let picture = testPicture(30, 20, isOpaque: true)
    let written = ["Fonts": "Inter 3.019", "Title": "Füße ✓", "Bad\u{E9}": "left out"]
    let file = try PNGWriter.small(picture, metadata: written, scale: 3)
    let metadata = try PNGMetadata.read(file)
    #expect(metadata.text["Fonts"] == "Inter 3.019")
    #expect(metadata.text["Title"] == "Füße ✓")
    #expect(metadata.text.count == 3, "two texts and the seal: \(metadata.text.keys.sorted())")
    #expect(metadata.size == picture.size)
    #expect(metadata.pixelChecksums.count == 1)
    #expect(metadata.pixelHash == PixelHash(picture))
    #expect(file == (try PNGWriter.small(picture, metadata: written, scale: 3)))
  }

  @Test func anEditedFileLosesItsHash() throws {
    let picture = testPicture(30, 20, isOpaque: true)
    var other = picture
    other[3, 3] = .black
    // The text of one file with the pixels of another, as an editor that keeps text chunks writes it.
    let (file, edited) = (try PNGWriter.small(picture), try PNGWriter.small(other))
    let (seal, tail) = (try #require(sealRange(file)), try #require(sealRange(edited)))
    let mixed = Array(edited[..<tail.lowerBound]) + file[seal] + edited[tail.upperBound...]
    #expect(try PNGMetadata.read(edited).pixelHash == PixelHash(other))
    #expect(try PNGMetadata.read(Array(mixed)).pixelHash == nil)
    #expect(try ImageDecoder.decode(Array(mixed)) == other)
    #expect(try PNGMetadata.read(PNGWriter.fast(picture)).pixelHash == nil)
  }

  /// The tEXt chunk of a file.
  private func sealRange(_ file: [UInt8]) -> Range<Int>? {
    let name = Array("tEXt".utf8)
    guard let at = (0..<file.count - 4).first(where: { Array(file[$0..<$0 + 4]) == name }) else { return nil }
    let length = Int(file[at - 2]) << 8 | Int(file[at - 1])
    return at - 4..<at + 8 + length
  }
}
