import FlowBase
import TestSupport
import Testing

@testable import FlowImage

/// product.md, Safe on hostile input: an error, never a crash, and never in long.
@Suite struct HostileInputTests {
  static let tiny = ImageLimits(pixels: 1 << 20, side: 4096, bytes: 1 << 20)

  @Test func whatIsNoImage() {
    #expect(throws: ImageError.empty) { try ImageDecoder.decode([]) }
    #expect(throws: ImageError.notAnImage) { try ImageDecoder.decode(Array("hello, world".utf8)) }
    #expect(throws: ImageError.notAnImage) { try ImageDecoder.decode([0x89]) }
    #expect(throws: ImageError.unsupported(.svg)) { try ImageDecoder.decode(Array("<svg/>".utf8)) }
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 5\n"
    #expect(throws: ImageError.gitLFSPointer) { try ImageDecoder.decode(Array(pointer.utf8)) }
    #expect(ImageError.gitLFSPointer.description.contains("git lfs pull"))
    #expect(throws: ImageError.fileTooLarge(bytes: 5)) {
      try ImageDecoder.decode([1, 2, 3, 4, 5], limits: ImageLimits(pixels: 9, side: 9, bytes: 4))
    }
  }

  @Test("A file cut off anywhere is an error", arguments: Fixture.pictures)
  func truncation(name: String) throws {
    let bytes = try Fixture.bytes(name)
    // An animation is read up to the end of its first frame, a GIF up to its last row; what is cut behind is not missed.
    let needed =
      switch name {
      case _ where name.hasSuffix("gif"): try firstFrameEnd(bytes)
      case _ where name.hasSuffix("jpg"): bytes.count - 2
      default: bytes.count
      }
    for length in 1..<needed {
      #expect(throws: ImageError.self, "\(name), \(length) of \(bytes.count)") {
        try ImageDecoder.decode(Array(bytes[..<length]))
      }
    }
  }

  /// The shortest beginning of a GIF that gives the whole file's picture; its last blocks may hold only an end code.
  private func firstFrameEnd(_ bytes: [UInt8]) throws -> Int {
    let whole = try ImageDecoder.decode(bytes)
    return (1...bytes.count).first { (try? ImageDecoder.decode(Array(bytes[..<$0]))) == whole } ?? bytes.count
  }

  @Test func aCutFileSaysSo() throws {
    for (name, kind) in [
      ("rgb.png", ImageKind.png), ("interlaced.png", .png), ("baseline.jpg", .jpeg), ("lossy.webp", .webp),
      ("plain.gif", .gif),
    ] {
      let bytes = try Fixture.bytes(name)
      #expect(throws: ImageError.cutOff(kind), "\(name)") { try ImageDecoder.decode(Array(bytes.dropLast(30))) }
    }
  }

  @Test func declaredSizesAreBelievedBeforeDecoding() throws {
    let sizes: [(PixelSize, [UInt8])] = [
      (PixelSize(100_000, 100_000), try patched("rgb.png", at: 16, [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])),
      (PixelSize(65_535, 65_535), try patched("plain.gif", at: 6, [0xFF, 0xFF, 0xFF, 0xFF])),
      (PixelSize(1 << 24, 1 << 24), try patched("animated-offset.webp", at: 24, [255, 255, 255, 255, 255, 255])),
      (PixelSize(60_000, 60_000), try jpeg(sized: [0xEA, 0x60, 0xEA, 0x60])),
    ]
    for (size, bytes) in sizes {
      #expect(throws: ImageError.tooLarge(width: size.width, height: size.height)) { try ImageDecoder.decode(bytes) }
      #expect(throws: ImageError.tooLarge(width: size.width, height: size.height)) { try ImageDecoder.size(of: bytes) }
    }
    // A frame larger than a small canvas.
    let frame = try patched("plain.gif", at: 6, [1, 0, 1, 0])
    #expect(try ImageDecoder.decode(frame).size == PixelSize(1, 1))
  }

  @Test func sixtyFourMegapixelsAreTheLimit() throws {
    #expect(try ImageDecoder.size(of: patched("rgb.png", at: 16, [0, 0, 0x1F, 0x40, 0, 0, 0x1F, 0x40])).width == 8000)
    #expect(throws: ImageError.tooLarge(width: 8001, height: 8000)) {
      try ImageDecoder.size(of: patched("rgb.png", at: 16, [0, 0, 0x1F, 0x41, 0, 0, 0x1F, 0x40]))
    }
  }

  private func patched(_ name: String, at offset: Int, _ bytes: [UInt8]) throws -> [UInt8] {
    var file = try Fixture.bytes(name)
    file.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    return file
  }

  private func jpeg(sized bytes: [UInt8]) throws -> [UInt8] {
    let file = try Fixture.bytes("baseline.jpg")
    let frame = try #require((0..<file.count - 1).first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    return try patched("baseline.jpg", at: frame + 5, bytes)
  }

  @Test func manyPassesOverAHugePictureAreRefused() throws {
    let bytes = try Fixture.bytes("progressive.jpg")
    let limits = ImageLimits(pixels: 80 * 48 / 5, side: 100, bytes: 1 << 20)
    #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes, limits: limits) }
    let scan = try #require((0..<bytes.count - 1).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let bomb = bytes[..<scan] + (0..<40).flatMap { _ in bytes[scan..<bytes.count - 2] } + [0xFF, 0xD9]
    #expect(throws: ImageError.self) {
      try ImageDecoder.decode(Array(bomb), limits: ImageLimits(pixels: 80 * 48, side: 100, bytes: 1 << 20))
    }
  }

  @Test("Damaged files give a picture or an error", arguments: Fixture.pictures)
  func fuzz(name: String) throws {
    let original = try Fixture.bytes(name)
    var random = SplitMix(seed: UInt64(original.count))
    let clock = ContinuousClock()
    let end = clock.now + .seconds(2)
    for run in 0..<400 where clock.now < end {
      var bytes = original
      for _ in 0...Int.random(in: 0..<6, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes[at] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        case 3:
          bytes.insert(contentsOf: original[at % original.count..<min(original.count, at % original.count + 9)], at: at)
        default: bytes.removeSubrange(at..<min(bytes.count - 1, at + 3))
        }
      }
      // With checksums put right, damage reaches what lies behind them.
      if name.hasSuffix("png") && run % 2 == 0 { mendChecksums(&bytes) }
      if let picture = try? ImageDecoder.decode(bytes, limits: Self.tiny) {
        #expect(picture.bytes.count == picture.width * picture.height * 4 && picture.width > 0)
      }
      _ = try? ImageDecoder.size(of: bytes)
      _ = try? PNGMetadata.read(bytes)
    }
  }

  private func mendChecksums(_ bytes: inout [UInt8]) {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { return }
      var checksum = ~UInt32(0)
      for byte in bytes[offset + 4..<offset + 8 + length] {
        checksum ^= UInt32(byte)
        for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
      }
      checksum = ~checksum
      for k in 0..<4 { bytes[offset + 8 + length + k] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * k)) }
      offset += 12 + length
    }
  }
}
