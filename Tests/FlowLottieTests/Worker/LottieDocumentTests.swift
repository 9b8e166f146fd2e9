import FlowBase
import FlowDocument
import Foundation
import Testing

@testable import FlowLottie

@Suite("Animations as rlottie is given them")
struct LottieDocumentTests {
  private func document(_ file: [UInt8]) throws -> JSON {
    var sources = SourceMap()
    let read = JSONReader.read(bytes: try LottieDocument(file).bytes, file: "", into: &sources).value
    return try #require(read)
  }

  private func fixture(_ name: String) throws -> [UInt8] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(name)")
    return Array(try Data(contentsOf: file))
  }

  private func star(_ rotation: String) throws -> JSON? {
    let layer = SmallAnimation.shapes(SmallAnimation.triangle(rotation: rotation))
    return try document(SmallAnimation.document(layer))["layers"]?[0]?["shapes"]?[0]?["it"]?[0]?["r"]
  }

  @Test("LO-02 stars turn by half of what they say, which rlottie doubles; other rotations stay")
  func polystars() throws {
    #expect(try star(#"{"a":0,"k":30}"#)?["k"] == .number(15))
    let moving = try star(#"{"a":1,"k":[{"t":0,"s":[10],"e":[90]},{"t":30,"s":[90]}]}"#)
    #expect(moving?["k"]?[0]?["s"]?[0] == .number(5))
    #expect(moving?["k"]?[0]?["e"]?[0] == .number(45))
    #expect(moving?["k"]?[1]?["s"]?[0] == .number(45))
    #expect(moving?["k"]?[1]?["t"] == .number(30))
    let turned = SmallAnimation.document(
      SmallAnimation.shapes().replacingOccurrences(of: #""r":{"a":0,"k":0}"#, with: #""r":{"a":0,"k":30}"#))
    #expect(try document(turned)["layers"]?[0]?["ks"]?["r"]?["k"] == .number(30))
  }

  @Test("LO-02 a version is given to those without one")
  func version() throws {
    #expect(try document(SmallAnimation.document(version: ""))["v"] == .string("5.5.7"))
    #expect(try document(SmallAnimation.document(version: #""v":"4.1","#))["v"] == .string("4.1"))
  }

  @Test("LO-02 what rlottie does not draw is named")
  func omissions() throws {
    func omitted(_ layer: String) throws -> [String] {
      try LottieDocument(SmallAnimation.document(layer)).omissions
    }
    #expect(try omitted(SmallAnimation.shapes()) == [])
    let text = SmallAnimation.shapes().replacingOccurrences(of: #""ty":4"#, with: #""ty":5"#)
    #expect(try omitted(text) == ["text layers"])
    #expect(try omitted(SmallAnimation.shapes(more: #","bm":3,"ef":[{"ty":25}]"#)) == ["blend modes", "effects"])
    #expect(try omitted(SmallAnimation.shapes(more: #","ef":[{"ty":0},{"ty":25,"en":0}]"#)) == [])
    #expect(try omitted(SmallAnimation.shapes(more: #","hd":true,"bm":3"#)) == [])
    #expect(try omitted(SmallAnimation.shapes(SmallAnimation.disc + #",{"ty":"zz"}"#)) == ["zig-zag"])
  }

  @Test(
    "LO-02 AU-01 what is no animation is told by its bytes",
    arguments: [
      (#"{"layers": []}"#, "`w`"), (#"{"w": 1}"#, "no `layers`"), (#"{"layers": ["#, "ends too early"),
      (#"{"v":"5","fr":0,"ip":0,"op":1,"w":1,"h":1,"layers":[]}"#, "`fr`"),
      (#"{"v":"5","fr":1,"ip":0,"w":1,"h":1,"layers":[]}"#, "`op`"), ("GIF89a", "a GIF file"), ("RIVE", "a Rive file"),
      ("", "JSON"),
    ])
  func broken(text: String, word: String) throws {
    let fault = #expect(throws: LottieFault.self) { try LottieDocument(Array(text.utf8)) }
    #expect(fault?.description.contains(word) == true, "\(String(describing: fault))")
  }

  @Test("LO-02 archives of both versions, with the manifest's animation and pictures from inside; a Mac's own left out")
  func archives() throws {
    for name in ["version1.lottie", "version2.lottie"] {
      let asset = try document(fixture(name))["assets"]?[0]
      #expect(asset?["p"]?.asString?.hasPrefix("data:image/png;base64,iVBOR") == true, "\(name)")
      #expect(asset?["e"] == .number(1))
      #expect(asset?["u"] == nil)
      #expect(try LottieDocument(fixture(name)).omissions == [])
    }
  }

  @Test("LO-02 archives that are bombs, cut off or empty are refused")
  func brokenArchives() throws {
    let bomb = #expect(throws: LottieFault.self) { try LottieDocument(fixture("bomb.lottie")) }
    #expect(bomb?.description.contains("more than 32 MiB") == true)
    let whole = try fixture("version1.lottie")
    for length in [4, 30, whole.count / 2, whole.count - 1] {
      #expect(throws: LottieFault.self) { try LottieDocument(Array(whole.prefix(length))) }
    }
    #expect(throws: LottieFault.broken("the archive has no animation")) { try LottieDocument(fixture("empty.lottie")) }
  }

  @Test("LO-02 any change of a byte gives a document or a reason")
  func fuzz() throws {
    for file in [try fixture("version1.lottie"), SmallAnimation.document()] {
      for place in stride(from: 0, to: file.count, by: 7) {
        var changed = file
        changed[place] ^= 0x55
        do throws(LottieFault) { _ = try LottieDocument(changed) } catch { #expect(!error.description.isEmpty) }
      }
    }
  }

  @Test(
    "bytes as letters", arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func base64(text: String, letters: String) { #expect(Base64.encoded(Array(text.utf8)) == letters) }
}
