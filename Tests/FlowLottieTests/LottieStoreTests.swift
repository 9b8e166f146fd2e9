import FlowBase
import FlowImage
import Foundation
import Testing

@testable import FlowLottie

/// The whole way: a store, its drawing process, rlottie.
@Suite("Animations are drawn in a process of their own")
final class LottieStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "lottie-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ bytes: [UInt8], _ name: String = "a.json") throws -> String {
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }

  private func pixel(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> [UInt8] {
    Array(picture.bytes[(y * picture.width + x) * 4..<(y * picture.width + x) * 4 + 4])
  }

  /// Why a small picture of a frame cannot be had.
  private func fault(_ store: LottieStore, _ path: String, frame: Int = 0) -> LottieFault? {
    do throws(LottieFault) {
      _ = try store.picture(of: path, frame: frame, width: 50, height: 50)
      return nil
    } catch { return error }
  }

  @Test("LO-02 LO-04 CB-04 size, frames and pixels at any size")
  func draws() throws {
    let path = try file(SmallAnimation.document())
    let store = LottieStore()
    #expect(try store.info(of: path) == LottieInfo(size: Size(100, 100), frames: 60, rate: 30))
    #expect(fault(store, path, frame: 59) == nil)
    for side in [40, 300] {
      let picture = try store.picture(of: path, frame: 0, width: side, height: side)
      #expect(pixel(picture, side / 2, side / 2) == [0, 0, 255, 255])
      #expect(pixel(picture, 1, 1) == [0, 0, 0, 0])
    }
  }

  @Test("G2 two runs and two threads give the same bytes")
  func deterministic() async throws {
    let path = try file(
      SmallAnimation.document(SmallAnimation.shapes(SmallAnimation.triangle(rotation: #"{"a":0,"k":17}"#))))
    let shared = LottieStore()
    let pictures = try await withThrowingTaskGroup(of: PixelBuffer.self) { group in
      for run in 0..<4 {
        group.addTask {
          let store = run < 2 ? shared : LottieStore()
          return try store.picture(of: path, frame: 0, width: 211, height: 211)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(pictures.map(\.bytes)).count == 1)
    #expect(pictures[0].bytes.contains { $0 != 0 })
  }

  @Test("LO-02 what crashes its process is a fault of that file alone")
  func crash() throws {
    let store = LottieStore()
    let good = try file(SmallAnimation.document())
    _ = try store.picture(of: good, frame: 0, width: 10, height: 10)
    let flood = try file(SmallAnimation.flood, "flood.json")
    let fault = fault(store, flood)
    #expect(fault == .crashed || fault == .tooSlow)
    #expect(throws: LottieFault.self) { try store.picture(of: flood, frame: 0, width: 10, height: 10) }
    _ = try store.picture(of: good, frame: 0, width: 10, height: 10)
  }

  @Test("LO-02 endless work is ended, by the processor's time and by the clock")
  func endless() throws {
    let path = try file(SmallAnimation.endless)
    let clock = ContinuousClock()
    for limits in [
      LottieLimits(processorSeconds: 1, wallMilliseconds: 60_000),
      LottieLimits(processorSeconds: 60, wallMilliseconds: 500),
    ] {
      let store = LottieStore(limits: limits)
      var faults: [LottieFault?] = []
      let first = clock.measure { faults.append(fault(store, path)) }
      let second = clock.measure { faults.append(fault(store, path)) }
      #expect(faults == [.tooSlow, .tooSlow])
      #expect(first < .seconds(20))
      // It is known, and not tried again.
      #expect(store.fault(of: path, frame: 0) == .tooSlow)
      #expect(second < .milliseconds(100))
    }
  }

  @Test("LO-02 more pixels than a frame may have are refused, by the store and by its process")
  func huge() throws {
    let path = try file(SmallAnimation.document())
    let fault = LottieFault.tooLarge(width: 1 << 20, height: 1 << 20)
    #expect(throws: fault) { try LottieStore().picture(of: path, frame: 0, width: 1 << 20, height: 1 << 20) }
    var drawer = LottieDrawer()
    #expect(throws: fault) {
      try drawer.answer(
        LottieRequest(file: SmallAnimation.document(), frame: 0, width: 1 << 20, height: 1 << 20))
    }
  }

  @Test(
    "LO-04 sizes and rates that nobody can use are a fault of the file",
    arguments: [(#""w":100,"h""#, #""w":1e9,"h""#), (#""fr":30"#, #""fr":1e9"#)])
  func unusable(usual: String, other: String) throws {
    let text = String(decoding: SmallAnimation.document(), as: UTF8.self)
    let path = try file(Array(text.replacingOccurrences(of: usual, with: other).utf8))
    #expect(throws: LottieFault.broken("its size or its frame rate cannot be used")) {
      try LottieStore().info(of: path)
    }
  }

  @Test("AU-01 pictures that a document names outside of itself are not read")
  func outside() throws {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/blue.png")
    let link = folder.appending(path: "blue.png")
    try FileManager.default.copyItem(at: fixture, to: link)
    let layer = #"{"ty":2,"refId":"i","ip":0,"op":60,"st":0,"ks":{\#(SmallAnimation.transform(position: "[0,0]"))}}"#
    func drawn(_ asset: String) throws -> (picture: PixelBuffer, info: LottieInfo) {
      let path = try file(SmallAnimation.document(layer, assets: #"{"id":"i","w":50,"h":50,\#(asset)}"#))
      let store = LottieStore()
      return (try store.picture(of: path, frame: 0, width: 100, height: 100), try store.info(of: path))
    }
    let inside = try drawn(#""e":1,"p":"data:image/png;base64,\#(try Data(contentsOf: link).base64EncodedString())""#)
    #expect(pixel(inside.picture, 25, 25)[0] > 250 && pixel(inside.picture, 25, 25)[2] == 0)
    #expect(inside.info.omissions == [])
    for asset in [
      #""u":"\#(folder.path)/","p":"blue.png""#, #""u":"","p":"\#(link.path)","e":0"#,
      #""u":"","p":"\#(link.path)","e":1"#,
    ] {
      let outside = try drawn(asset)
      #expect(outside.picture.bytes.allSatisfy { $0 == 0 }, "\(asset)")
      #expect(outside.info.omissions == ["pictures outside of the file"])
    }
  }

  @Test("without a program that draws there is a fault with a way out")
  func noWorker() throws {
    let path = try file(SmallAnimation.document())
    let absent = fault(LottieStore(executable: folder.appending(path: "nothing").path), path)
    #expect(absent?.isOfMachine == true)
    #expect(absent?.hint != nil)
    #expect(fault(LottieStore(executable: "/bin/true"), path)?.isOfMachine == true)
    // One that answers something else.
    #expect(fault(LottieStore(executable: "/bin/echo"), path) != nil)
  }

  @Test("a file that is not there, or is too large, is told")
  func unreadable() throws {
    let store = LottieStore()
    #expect(throws: LottieFault.self) { try store.info(of: folder.appending(path: "none.json").path) }
    let large = try file([UInt8](repeating: 0x20, count: LottieLimits.fileBytes + 1))
    let bytes = LottieLimits.fileBytes + 1
    #expect(throws: LottieFault.unreadable("too large: the file has \(bytes) bytes")) { try store.info(of: large) }
  }
}
