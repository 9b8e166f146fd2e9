import FlowBase
import FlowImage
import Foundation
import Testing

@testable import FlowCompare

@Suite struct PictureTests {
  /// A screen at 3× with a recolour, a move, a mask.
  private static func example() -> (PixelBuffer, PixelBuffer, Verdict) {
    func screen(_ moved: Double, _ color: Color, _ word: UInt64) -> PixelBuffer {
      var sketch = Sketch(390, 560, Color(250, 250, 252))
      sketch.text(36, 40, letters: 10, size: 40, seed: 3)
      sketch.text(36, 120, letters: 15, size: 26, seed: word, color)
      sketch.text(36, 180, letters: 12, size: 26, seed: 8)
      sketch.card(40 + moved, 260, 280, 100, radius: 30, Color(40, 90, 230))
      sketch.text(110 + moved, 292, letters: 6, size: 34, seed: 11, .white)
      sketch.text(36, 440, letters: 13, size: 24, seed: word)
      return sketch.picture
    }
    var options = ComparisonOptions(scale: 3)
    options.masks = [PixelRect(x: 20, y: 420, width: 200, height: 70)]
    let (before, after) = (screen(0, .black, 7), screen(12, Color(200, 40, 60), 9))
    return (before, after, Comparison.compare(before, after, options: options))
  }

  @Test("a heat map shows what differs, and nothing where all is equal")
  func heatMap() {
    let (before, after, verdict) = Self.example()
    let map = DifferencePicture.heatMap(before, after, verdict)
    #expect(map.width == 390 && map.height == 560)
    func isRed(_ x: Int, _ y: Int) -> Bool {
      let i = (y * 390 + x) * 4
      return Int(map.bytes[i + 2]) - Int(map.bytes[i + 1]) > 50 && map.bytes[i] < 60
    }
    let box = verdict.regions[0].box
    #expect(box.rows.contains { y in box.columns.contains { isRed($0, y) } })
    #expect(!(0..<100).contains { y in (0..<390).contains { isRed($0, y) } })
    write(map, "heatmap")
  }

  @Test("a triptych has three panels and a strip of labels")
  func triptych() {
    let (before, after, verdict) = Self.example()
    let picture = DifferencePicture.triptych(before, after, verdict)
    #expect(picture.width == 3 * 390 + 4 * 36 && picture.height == 560 + 90 + 36)
    #expect(picture.isOpaque)
    // The actual picture stands on the right, untouched outside the mask.
    let right = picture.cropped(x: picture.width - 36 - 390, y: 90, width: 390, height: 400)
    #expect(right == after.cropped(x: 0, y: 0, width: 390, height: 400))
    write(picture, "triptych")
  }

  @Test("pictures of two sizes still make a picture", arguments: [(0, 0), (1, 1), (40, 300), (500, 20)])
  func sizes(_ width: Int, _ height: Int) {
    let (before, _, _) = Self.example()
    let other = Sketch(width, height, Color(90, 90, 90)).picture
    let verdict = Comparison.compare(before, other)
    #expect(!verdict.passes)
    #expect(verdict.summary.hasPrefix("sizes differ: expected 390 × 560 px, actual \(width) × \(height) px"))
    #expect(DifferencePicture.triptych(before, other, verdict).width == 3 * max(390, width) + 48)
  }

  /// For looking at: FLOWPROOF_PICTURES=DIR.
  private func write(_ picture: PixelBuffer, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["FLOWPROOF_PICTURES"] else { return }
    if let bytes = try? PNGWriter.fast(picture) {
      try? Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
  }
}
