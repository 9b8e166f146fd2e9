import FlowBase
import Testing

@testable import FlowImage

@Suite struct DecodingTests {
  @Test(
    "IM-03 lossless files of other tools give the same card, animations their first frame",
    arguments: [
      "rgb.png", "rgb16.png", "interlaced.png", "palette.png", "lossless.webp", "animated.webp", "interlaced.gif",
      "plain.gif", "animated.gif", "exif1.jpg",
    ])
  func card(name: String) throws {
    let isJPEG = name.hasSuffix("jpg")
    let expected = isJPEG ? Fixture.card(width: 80, height: 48) : Fixture.card()
    #expect(largestDifference(try Fixture.decode(name), expected) <= (isJPEG ? 12 : 0))
  }

  @Test(
    "Transparency is read and premultiplied",
    arguments: ["rgba.png", "alpha16-interlaced.png", "palette-alpha.png", "lossless-alpha.webp"])
  func alpha(name: String) throws {
    #expect(try Fixture.decode(name) == Fixture.clearCard())
  }

  @Test func keyedColorIsTransparent() throws {
    let picture = try Fixture.decode("transparent-red.png")
    #expect(picture[0, 0] == .clear)
    #expect(picture[19, 0] == Fixture.green)
    let gif = try Fixture.decode("transparent.gif")
    #expect(gif[0, 0] == .clear)
    #expect(gif[19, 0] == Fixture.green)
  }

  @Test func grayFiles() throws {
    for name in ["gray.png", "gray-alpha.png", "gray.jpg"] {
      let picture = try Fixture.decode(name)
      let pixel = picture[picture.width - 1, 0]
      #expect(abs(Int(pixel.red) - 150) <= 1 && pixel.red == pixel.green && pixel.green == pixel.blue, "\(name)")
    }
    #expect(try Fixture.decode("gray-alpha.png")[0, 0] == .clear)
    let bits = try Fixture.decode("gray1.png")
    #expect(bits[19, 11] == .white)
    #expect(Set((0..<20).map { bits[$0, 0] }).isSubset(of: [.white, .black]))
  }

  @Test(
    "Display P3 (200, 100, 50) is sRGB (215, 93, 31)",
    arguments: ["p3.png", "p3-cicp.png", "p3.jpg", "p3-two-pieces.jpg", "p3.webp"])
  func displayP3(name: String) throws {
    let color = try Fixture.decode(name)[3, 3]
    #expect(abs(Int(color.red) - 215) <= 1 && abs(Int(color.green) - 93) <= 1 && abs(Int(color.blue) - 31) <= 1)
  }

  @Test func aStandardProfileChangesNothing() throws {
    #expect(try Fixture.decode("srgb-profile.png")[0, 0] == Color(200, 100, 50))
  }

  @Test func gammaIsApplied() throws {
    // Linear 128 is 188 in sRGB, 200 is 229, 50 is 122.
    let gray = try Fixture.decode("gray-linear.png")[0, 0]
    #expect(abs(Int(gray.green) - 188) <= 1)
    let color = try Fixture.decode("linear-gamma.png")[0, 0]
    #expect(abs(Int(color.red) - 229) <= 1 && abs(Int(color.blue) - 122) <= 1)
  }

  @Test("EXIF orientation is applied", arguments: 1...8)
  func orientation(value: Int) throws {
    let bytes = try Fixture.bytes("exif\(value).jpg")
    let picture = try ImageDecoder.decode(bytes)
    #expect(try ImageDecoder.size(of: bytes) == PixelSize(80, 48))
    #expect(picture.size == PixelSize(80, 48))
    for (x, y, color) in [
      (4, 4, Fixture.red), (75, 4, Fixture.green), (4, 43, Fixture.blue), (75, 43, Color.white),
    ] {
      let pixel = picture[x, y]
      let distance = abs(Int(pixel.red) - Int(color.red)) + abs(Int(pixel.blue) - Int(color.blue))
      #expect(distance < 12, "\(x), \(y): \(pixel)")
    }
  }

  @Test func jpegKinds() throws {
    let baseline = try Fixture.decode("baseline.jpg")
    #expect(largestDifference(try Fixture.decode("progressive.jpg"), baseline) == 0)
    #expect(largestDifference(try Fixture.decode("cmyk.jpg"), baseline) <= 16)
    #expect(baseline.isOpaque)
  }

  @Test func lossyWebP() throws {
    let expected = Fixture.card(width: 80, height: 48)
    for (x, y) in [(4, 4), (75, 4), (4, 43), (75, 43)] {
      let (a, b) = (try Fixture.decode("lossy.webp")[x, y], expected[x, y])
      #expect(abs(Int(a.red) - Int(b.red)) + abs(Int(a.green) - Int(b.green)) < 30)
    }
    let alpha = try Fixture.decode("lossy-alpha.webp")
    #expect(alpha[4, 4].alpha == 0 && alpha[75, 43].alpha == 128 && alpha[75, 4].alpha == 255)
  }

  @Test func firstFramesLieOnTheirCanvas() throws {
    for (name, x, y) in [("animated-offset.webp", 4, 2), ("partial.gif", 4, 2)] {
      let picture = try Fixture.decode(name)
      #expect(picture.size == PixelSize(30, 20), "\(name)")
      #expect(picture.cropped(x: x, y: y, width: 20, height: 12) == Fixture.card(), "\(name)")
      #expect(picture[0, 0] == .clear && picture[29, 19] == .clear, "\(name)")
    }
  }

  @Test("The header tells the size that decoding gives", arguments: Fixture.pictures)
  func size(name: String) throws {
    let bytes = try Fixture.bytes(name)
    #expect(try ImageDecoder.size(of: bytes) == ImageDecoder.decode(bytes).size)
  }
}
