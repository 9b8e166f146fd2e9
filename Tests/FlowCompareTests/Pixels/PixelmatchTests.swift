import FlowBase
import FlowImage
import Foundation
import TestSupport
import Testing

@testable import FlowCompare

/// The perceptual counts against PyPI's `pixelmatch`, an independent port of the rule.
@Suite struct PixelmatchTests {
  @Test("perceptual counts are pixelmatch's own", .enabled(if: PixelmatchReference.isInstalled))
  func counts() throws {
    let pairs = Self.pairs()
    #expect(pairs.count >= 20)
    let thresholds = [0.02, 0.1, 0.3]
    let reference = try PixelmatchReference.counts(pairs, thresholds: thresholds)
    for (i, pair) in pairs.enumerated() {
      for (j, threshold) in thresholds.enumerated() {
        let verdict = Comparison.compare(
          pair.0, pair.1, options: ComparisonOptions(profile: .perceptual, threshold: threshold))
        #expect(
          verdict.result.differingPixels == reference[i][j],
          "pair \(i), threshold \(threshold), \(verdict.antialiasedPixels) anti-aliased")
      }
    }
  }

  /// Noise in few and many colours (ties and flat neighbours), flat stretches that end and begin anywhere, smooth slopes,
  /// and screens that changed.
  private static func pairs() -> [(PixelBuffer, PixelBuffer)] {
    var random = SplitMix(seed: 42)
    var pairs: [(PixelBuffer, PixelBuffer)] = []
    for levels in [2, 3, 4, 6, 16, 256] {
      for size in [(1, 1), (2, 5), (31, 23), (64, 48)] {
        func noise() -> PixelBuffer {
          var sketch = Sketch(size.0, size.1)
          for y in 0..<size.1 {
            for x in 0..<size.0 {
              func channel() -> UInt8 { UInt8(Int(random.next() % UInt64(levels)) * 255 / (levels - 1)) }
              let grey = channel()
              sketch.blend(x, y, levels < 5 ? Color(grey, grey, grey) : Color(channel(), grey, channel()))
            }
          }
          return sketch.picture
        }
        pairs.append((noise(), noise()))
      }
    }
    for _ in 0..<6 {
      // Lines a pixel high or wide and flat areas, in few colours on either side.
      func rectangles() -> PixelBuffer {
        var sketch = Sketch(90, 60)
        for _ in 0..<60 {
          let (x, y) = (Int(random.next() % 90), Int(random.next() % 60))
          let (width, height) = (Int(random.next() % 40) + 1, [1, 2, 3, 20][Int(random.next() % 4)])
          let level = UInt8(random.next() % 4 * 85)
          sketch.fill(x, y, width, height, Color(level, level, 200))
        }
        return sketch.picture
      }
      pairs.append((rectangles(), rectangles()))
    }
    for step in 0..<8 {
      func screen(_ moved: Double) -> PixelBuffer {
        var sketch = Sketch(120, 90)
        if step % 2 == 1 { sketch.gradient(Color(250, 240, 255), Color(120, 60, 200)) }
        sketch.card(10 + moved, 8, 90, 30, radius: 9, Color(40, 110, 240))
        sketch.text(20 + moved, 16, letters: 8, size: 11, seed: 5, .white)
        sketch.text(12, 50 + moved * 0.7, letters: 12, seed: 9)
        sketch.text(12, 70, letters: 10, size: 7, seed: UInt64(9 + step / 4), Color(90, 90, 90))
        return sketch.picture
      }
      pairs.append((screen(0), screen(Double(step) * 0.37 + 0.2)))
    }
    return pairs
  }
}

/// Runs the Python package on raw pictures.
private enum PixelmatchReference {
  static let isInstalled = (try? run(["-c", "import pixelmatch"])).map { $0.status == 0 } ?? false

  static func counts(_ pairs: [(PixelBuffer, PixelBuffer)], thresholds: [Double]) throws -> [[Int]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pixelmatch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var list = ""
    for (i, pair) in pairs.enumerated() {
      try Data(rgba(pair.0)).write(to: folder.appendingPathComponent("\(i)e"))
      try Data(rgba(pair.1)).write(to: folder.appendingPathComponent("\(i)a"))
      list += "\(i) \(pair.0.width) \(pair.0.height)\n"
    }
    try list.write(to: folder.appendingPathComponent("list"), atomically: true, encoding: .utf8)
    let script = """
      import sys
      from pixelmatch import pixelmatch
      folder = sys.argv[1] + "/"
      for line in open(folder + "list"):
        name, width, height = line.split()
        pair = [open(folder + name + side, "rb").read() for side in "ea"]
        print(*[pixelmatch(*pair, int(width), int(height), None, float(t)) for t in sys.argv[2:]])
      """
    let result = try run(["-c", script, folder.path] + thresholds.map { "\($0)" })
    #expect(result.status == 0)
    return result.output.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
  }

  private static func rgba(_ picture: PixelBuffer) -> [UInt8] {
    var bytes = picture.bytes
    for i in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(i, i + 2) }
    return bytes
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
