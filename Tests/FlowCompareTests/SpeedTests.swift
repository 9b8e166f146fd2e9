import FlowBase
import FlowImage
import Foundation
import Testing

@testable import FlowCompare

/// The times of comparison.md, Speed, on a picture of 1206 × 2622 pixels. Times depend on the machine and the build, so
/// this runs only where asked: FLOWPROOF_BENCH=1 swift test -c release -Xswiftc -enable-testing --filter SpeedTests
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FLOWPROOF_BENCH"] != nil), .serialized)
struct SpeedTests {
  @Test("equal in a few ms") func equal() {
    let screen = Self.screen()
    var copy = screen
    copy.bytes[copy.bytes.count - 1] = 255  // storage of its own
    #expect(Self.milliseconds("equal", screen, copy) < 3)
  }

  @Test(
    "changed in at most 20 ms; where everything is elsewhere and is laid back, in at most 40",
    arguments: Change.allCases) func changed(_ change: Change)
  {
    let (before, after) = (Self.screen(), Self.screen(change))
    #expect(Self.milliseconds("\(change)", before, after) < change.limit)
  }

  enum Change: CaseIterable {
    case text, recolor, inserted, movedRight, dithered, everything

    /// Milliseconds. Rearranged screens differ in 13 to 23 % of all pixels, and are compared again once laid back.
    var limit: Double { [.inserted, .movedRight, .everything].contains(self) ? 40 : 20 }
  }

  static func milliseconds(_ name: String, _ a: PixelBuffer, _ b: PixelBuffer) -> Double {
    var verdict = Comparison.compare(a, b, options: ComparisonOptions(scale: 3))
    let time =
      (0..<12).map { _ in
        let start = threadTime()
        verdict = Comparison.compare(a, b, options: ComparisonOptions(scale: 3))
        return threadTime() - start
      }.min() ?? 0
    print("\(name): \(time) ms")
    for line in verdict.explanation(regionLimit: 4) { print("    " + line) }
    return time
  }

  /// Processor time of this thread in ms: other work on the machine does not count.
  static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  static func screen(_ change: Change? = nil) -> PixelBuffer {
    var sketch = Sketch(1206, 2622, Color(248, 248, 250))
    if change == .dithered { sketch.gradient(Color(248, 248, 250), Color(246, 246, 248), dither: 1) }
    let dx = change == .movedRight ? 12.0 : change == .everything ? 7 : 0
    var y = change == .everything ? 205.0 : 200.0
    for line in 0..<24 {
      if change == .inserted, line == 5 { y += 36 }
      if line % 4 == 3 {
        sketch.card(60 + dx, y, 1080 - dx * 2, 150, radius: 40, Color(60, 90, UInt8(150 + line * 4)))
        sketch.text(400 + dx, y + 50, letters: 12, size: 48, seed: UInt64(line), .white)
        y += 190
      } else {
        let color = change == .recolor ? Color(200, 30, 30) : Color.black
        let seed = UInt64(change == .text && line == 9 ? 99 : line)
        sketch.text(60 + dx, y, letters: 28, size: 45, seed: seed, color)
        y += 66
      }
    }
    return sketch.picture
  }
}
