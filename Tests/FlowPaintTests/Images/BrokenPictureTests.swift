import FlowBase
import FlowImage
import FlowLayout
import Foundation
import TestSupport
import Testing

@testable import FlowPaint

/// product.md, Safe on hostile input: any file is a picture or a placeholder with a finding at the block, in bounded
/// time and memory.
@Suite struct BrokenPictureTests {
  private let folder: URL
  private let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("FlowImageTests/Fixtures")

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func fixture(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: fixtures.appendingPathComponent(name)))
  }

  /// Draws an image block that shows `bytes` under `name`, and takes the files away.
  private func draw(_ bytes: [UInt8], as name: String) throws -> (picture: PixelBuffer, found: [Diagnostic]) {
    try Data(bytes).write(to: folder.appendingPathComponent(name))
    defer { try? FileManager.default.removeItem(at: folder) }
    return try Picture.draw(
      #"{"id": "p", "type": "image", "image_url": "\#(name)", "width": 100, "height": 80}"#, beside: folder)
  }

  private func expectPlaceholder(
    _ bytes: [UInt8], as name: String, saying words: String, location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let (picture, found) = try draw(bytes, as: name)
    #expect(clock.now - start < .seconds(10), "bounded time", sourceLocation: location)
    #expect(found.map(\.code) == [.brokenAsset], "\(found)", sourceLocation: location)
    let finding = try #require(found.first, sourceLocation: location)
    #expect(finding.message.contains(words), "\(finding.message)", sourceLocation: location)
    #expect(finding.message.contains(name) && finding.origin != .none, sourceLocation: location)
    #expect(picture.width == 360, sourceLocation: location)
    let ink = Set((0..<picture.width).map { picture.bytes[120 * picture.stride + $0 * 4] })
    #expect(ink.count > 1, "a placeholder is drawn", sourceLocation: location)
  }

  @Test("IM-01 a truncated file is a placeholder and `broken-asset` at its block")
  func truncated() throws {
    try expectPlaceholder(Array(fixture("rgb.png").dropLast(40)), as: "cut.png", saying: "cut off")
  }

  @Test("IM-01 a picture that claims 100,000 × 100,000 pixels is refused before it is decoded")
  func huge() throws {
    var bytes = try fixture("rgb.png")
    bytes.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    try expectPlaceholder(bytes, as: "huge.png", saying: "100000")
  }

  @Test("IM-01 the content counts, not the name's ending")
  func wrongEnding() throws {
    let (_, found) = try draw(fixture("baseline.jpg"), as: "photo.png")
    #expect(found.isEmpty, "\(found)")
  }

  @Test func text() throws {
    try expectPlaceholder(Array("<html>not found</html>".utf8), as: "page.png", saying: "not")
  }

  @Test("IM-02 SVG on iOS is a placeholder with a finding, whatever the file is called")
  func svgOnIOS() throws {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>"#
    let svg = Array(text.utf8)
    try expectPlaceholder(svg, as: "logo.svg", saying: "SVG")
  }

  // MARK: SVG, where it is drawn (android)

  private func svg(_ body: String, head: String = "") -> [UInt8] {
    Array(#"\#(head)<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">\#(body)</svg>"#.utf8)
  }

  private func store(_ bytes: [UInt8]) throws -> (ImageStore, ImageSource) {
    let file = folder.appendingPathComponent("x.svg")
    try Data(bytes).write(to: file)
    return (ImageStore(iconFolder: nil), ImageSource(.file(file.path), allowsSVG: true))
  }

  @Test("IM-02 an SVG draws on android")
  func svgOnAndroid() throws {
    let (store, source) = try store(svg(##"<rect width="40" height="40" fill="#FF0000"/>"##))
    #expect(store.problem(of: source) == nil)
    let picture = try #require(store.picture(source, region: Rect(0, 0, 40, 40), width: 4, height: 4))
    #expect(Array(picture.bytes[0..<4]) == [0, 0, 255, 255])
  }

  @Test("IM-02 references to files and servers are not followed")
  func externalReferences() throws {
    try Data(fixture("rgb.png")).write(to: folder.appendingPathComponent("beside.png"))
    for target in ["beside.png", "file://\(folder.path)/beside.png", "/etc/passwd", "http://127.0.0.1:9/x.png"] {
      let (store, source) = try store(svg(#"<image href="\#(target)" width="40" height="40"/>"#))
      let picture = store.picture(source, region: Rect(0, 0, 40, 40), width: 8, height: 8)
      #expect(picture?.bytes.allSatisfy { $0 == 0 } ?? true, "\(target)")
    }
  }

  @Test("IM-02 entity bombs, endless nesting, copies of copies and floods of elements are refused")
  func bombs() throws {
    let laughs = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined()
    let bombs = [
      svg("<text>&l9;</text>", head: "<!DOCTYPE svg [<!ENTITY l0 \"ha\">\(laughs)]>"),
      svg(String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)),
      svg(String(repeating: "<g>", count: 100_000)),
      svg(String(repeating: "<use href=\"#a\"/>", count: 2_000)),
      svg(String(repeating: "<rect/>", count: 60_000)),
    ]
    for (i, bomb) in bombs.enumerated() {
      let (store, source) = try store(bomb)
      #expect(store.problem(of: source) != nil, "bomb \(i)")
      #expect(store.naturalSize(of: source) == nil)
    }
  }

  @Test("Any bytes give a picture or a reason, never a crash")
  func fuzz() throws {
    var random = SplitMix(seed: 7)
    let seeds =
      try ["rgb.png", "palette.png", "baseline.jpg", "lossy.webp", "plain.gif"].map(fixture)
      + [svg("<rect width='3' height='4'/><circle r='4'/>")]
    for round in 0..<120 {
      var bytes = seeds[round % seeds.count]
      for _ in 0...Int.random(in: 0..<8, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if round % 3 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      let (store, source) = try store(bytes)
      let size = store.naturalSize(of: source)
      #expect((size == nil) == (store.problem(of: source) != nil), "round \(round)")
    }
  }
}
