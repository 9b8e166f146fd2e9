import FlowBase
import Foundation
import TestSupport

@testable import FlowImage

/// Files made by other tools (Fixtures/make.py).
enum Fixture {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: name))) }

  static func decode(_ name: String) throws -> PixelBuffer { try ImageDecoder.decode(bytes(name)) }

  /// Every picture of the folder, sorted.
  static let pictures: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { !$0.hasSuffix(".py") }.sorted()
  }()

  static let red = Color(255, 0, 0)
  static let green = Color(0, 255, 0)
  static let blue = Color(0, 0, 255)

  /// The card of make.py: red, green, blue, white quadrants.
  static func card(width: Int = 20, height: Int = 12) -> PixelBuffer {
    var card = PixelBuffer(width: width, height: height, color: .white)
    for y in 0..<height {
      for x in 0..<width {
        if y * 2 < height { card[x, y] = x * 2 < width ? red : green } else if x * 2 < width { card[x, y] = blue }
      }
    }
    return card
  }

  /// The card with its top left quadrant transparent, its bottom right one half so.
  static func clearCard() -> PixelBuffer {
    var card = card()
    for y in 0..<6 {
      for x in 0..<10 {
        card[x, y] = .clear
        card[x + 10, y + 6] = Color(255, 255, 255, 128)
      }
    }
    return card
  }
}

/// A picture like a screen: bands, text-like noise, and with `isOpaque` false transparent parts.
func testPicture(_ width: Int, _ height: Int, isOpaque: Bool, seed: UInt64 = 1) -> PixelBuffer {
  var random = SplitMix(seed: seed)
  var picture = PixelBuffer(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      let isNoisy = (x / 7 + y / 5) % 3 == 0
      let bits = isNoisy ? random.next() : UInt64(y * 3)
      let alpha = isOpaque ? 255 : UInt8(truncatingIfNeeded: isNoisy ? bits >> 24 : UInt64(x * 11))
      picture[x, y] = Color(
        UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8), UInt8(truncatingIfNeeded: bits >> 16),
        alpha)
    }
  }
  return picture
}

/// The largest difference of a channel between two pictures of one size; 256 when their sizes differ.
func largestDifference(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
  guard a.size == b.size else { return 256 }
  return zip(a.bytes, b.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
}
