import FlowBase
import FlowImage
import FlowLayout
import FlowLottie
import Foundation
import Testing

@testable import FlowPaint

@Suite("Frames of animations as pictures")
struct AnimationPictureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Snapshots/gallery/assets")

  private func source(_ name: String, at moment: AnimationMoment = .middle) -> ImageSource {
    ImageSource(.animation(Self.folder.appending(path: name).path, at: moment))
  }

  /// Pixels that something is drawn on.
  private func inked(_ picture: PixelBuffer) -> Int {
    stride(from: 3, to: picture.bytes.count, by: 4).count { picture.bytes[$0] > 0 }
  }

  private let store = ImageStore(iconFolder: nil)
  private let whole = Rect(0, 0, 240, 240)

  @Test("LO-02 LO-03 a frame at its moment, drawn for the size asked for")
  func moments() throws {
    #expect(store.naturalSize(of: source("bloom.json")) == Size(240, 240))
    #expect(store.fault(ofAnimation: source("bloom.json"), in: whole, scale: 1) == nil)
    #expect(store.omissions(ofAnimation: source("bloom.json")) == [])
    let open = try #require(store.picture(source("bloom.json"), region: whole, width: 300, height: 300))
    let shut = try #require(store.picture(source("bloom.json", at: .first), region: whole, width: 300, height: 300))
    #expect(open.width == 300)
    #expect(inked(open) > inked(shut) * 3)
    let nothing = try #require(store.picture(source("done.json", at: .first), region: whole, width: 60, height: 60))
    let done = try #require(store.picture(source("done.json", at: .last), region: whole, width: 60, height: 60))
    #expect(inked(nothing) == 0)
    #expect(inked(done) > 1000)
  }

  @Test("a part is cut out of the whole, and more pixels than a frame has are scaled up")
  func parts() throws {
    let corner = try #require(
      store.picture(source("bloom.json"), region: Rect(0, 0, 60, 60), width: 60, height: 60))
    let middle = try #require(
      store.picture(source("bloom.json"), region: Rect(90, 90, 60, 60), width: 60, height: 60))
    #expect(inked(corner) < 60 * 60 / 2)
    #expect(inked(middle) == 60 * 60)
    let path = Self.folder.appending(path: "bloom.json").path
    let crisp = try #require(store.draw(animation: path, at: .middle, region: whole, width: 120, height: 120))
    let scaled = try #require(
      store.draw(animation: path, at: .middle, region: whole, width: 120, height: 120, most: 3600))
    #expect(scaled.width == 120)
    #expect(crisp != scaled)
    #expect(abs(inked(crisp) - inked(scaled)) < 1500)
  }

  @Test("LO-02 what is no animation has a fault and no size")
  func broken() {
    #expect(store.naturalSize(of: source("ridge.png")) == nil)
    #expect(store.fault(ofAnimation: source("ridge.png"), in: whole, scale: 1)?.description.contains("PNG") == true)
    #expect(store.picture(source("ridge.png"), region: whole, width: 10, height: 10) == nil)
    #expect(store.fault(ofAnimation: source("nowhere.json"), in: whole, scale: 1) != nil)
    #expect(store.fault(ofAnimation: ImageSource(.placeholder(label: "a")), in: whole, scale: 1) == nil)
  }
}
