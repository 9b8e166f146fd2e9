import Testing

@testable import FlowImage

@Suite struct ImageKindTests {
  @Test("The bytes tell the kind, whatever the name", arguments: Fixture.pictures)
  func pictures(name: String) throws {
    let expected: ImageKind =
      switch name.split(separator: ".").last {
      case "png": .png
      case "jpg": .jpeg
      case "webp": .webp
      default: .gif
      }
    #expect(ImageKind.sniff(try Fixture.bytes(name)) == expected)
  }

  @Test func textKinds() {
    let texts: [(String, ImageKind?)] = [
      ("<svg xmlns='http://www.w3.org/2000/svg'/>", .svg), ("\u{FEFF}\n <?xml version='1.0'?><!-- x --><svg/>", .svg),
      ("<?xml version='1.0'?><a:svg xmlns:a='…'/>", .svg), ("<html><body/></html>", nil), ("svg", nil),
      ("{\"v\":\"5.5\",\"fr\":30,\"ip\":0,\"op\":60,\"layers\":[]}", .lottie), ("{\"a\":1}", nil), ("", nil),
      ("BM", .bmp),
    ]
    for (text, kind) in texts { #expect(ImageKind.sniff(Array(text.utf8)) == kind, "\(text)") }
  }

  @Test func kindsThatAreOnlyNamed() {
    #expect(ImageKind.sniff([0x1F, 0x8B, 8, 0]) == .gzip)
    #expect(ImageKind.sniff(Array("RIVE\u{7}".utf8)) == .rive)
    #expect(ImageKind.sniff([0, 0, 0, 24] + Array("ftypisom".utf8)) == .mp4)
    #expect(ImageKind.sniff([0, 0, 0, 24] + Array("ftypheic".utf8)) == .heif)
    #expect(ImageKind.sniff([0, 0, 0, 24] + Array("ftypavif".utf8)) == .avif)
    #expect(ImageKind.sniff(Array("RIFF....WAVE".utf8)) == nil)
    #expect(ImageKind.allCases.allSatisfy { ImageError.unsupported($0).description.contains($0.name) })
  }
}
