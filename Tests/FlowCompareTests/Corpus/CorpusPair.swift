import FlowBase
import FlowImage
import TestSupport
import Testing

@testable import FlowCompare

/// Two pictures and what is known of them. All are made in code, so that a reader sees what differs.
struct CorpusPair: CustomTestStringConvertible, Sendable {
  var name: String
  var expected: PixelBuffer
  var actual: PixelBuffer
  var options = ComparisonOptions(scale: 2)
  /// Whether the pair passes under exact, strict and perceptual.
  var passes: (exact: Bool, strict: Bool, perceptual: Bool)
  /// What moved, in words.
  var shifts: [String] = []
  var testDescription: String { name }

  /// A small screen with a title, two lines, a card with a label, and a footer.
  static func screen(
    titleX: Double = 12, titleColor: Color = .black, bodyY: Double = 40, word: UInt64 = 7, buttonX: Double = 20,
    height: Int = 220, drawsFooter: Bool = true
  ) -> Sketch {
    var sketch = Sketch(140, height, Color(250, 250, 252))
    sketch.text(titleX, 12, letters: 9, size: 14, seed: 3, titleColor)
    sketch.text(12, bodyY, letters: 14, seed: word)
    sketch.text(12, bodyY + 16, letters: 12, seed: 8)
    sketch.card(buttonX, bodyY + 50, 100, 36, radius: 10, Color(40, 90, 230))
    sketch.text(buttonX + 26, bodyY + 62, letters: 6, size: 11, seed: 11, .white)
    if drawsFooter { sketch.text(12, Double(height) - 20, letters: 10, size: 8, seed: 21, Color(120, 120, 130)) }
    return sketch
  }

  static let all: [CorpusPair] = [
    CorpusPair(
      name: "equal", expected: screen().picture, actual: screen().picture, passes: (true, true, true)),
    CorpusPair(
      name: "text recolour", expected: screen().picture, actual: screen(titleColor: Color(120, 0, 60)).picture,
      passes: (false, false, false)),
    CorpusPair(
      name: "faint text recolour, under the perceptual threshold", expected: screen().picture,
      actual: screen(titleColor: Color(14, 10, 12)).picture, passes: (false, false, true)),
    CorpusPair(
      name: "other words", expected: screen().picture, actual: screen(word: 99).picture,
      passes: (false, false, false)),
    CorpusPair(
      name: "1 px shift of the page", expected: screen(drawsFooter: false).picture,
      actual: screen(bodyY: 41, drawsFooter: false).picture, passes: (false, false, false),
      shifts: ["everything below y = 19.5 moved down 0.5 pt"]),
    CorpusPair(
      name: "inserted line", expected: screen(drawsFooter: false).picture,
      actual: screen(bodyY: 64, drawsFooter: false).picture, passes: (false, false, false),
      shifts: ["everything below y = 19.5 moved down 12 pt"]),
    CorpusPair(
      name: "inserted line above a footer that stays", expected: screen().picture,
      actual: screen(bodyY: 64).picture, passes: (false, false, false),
      shifts: ["y = 19.5 to 63 moved down 12 pt"]),
    CorpusPair(
      name: "removed line", expected: screen(bodyY: 64, drawsFooter: false).picture,
      actual: screen(drawsFooter: false).picture, passes: (false, false, false),
      shifts: ["everything below y = 31.5 moved up 12 pt"]),
    CorpusPair(
      name: "button moved to the right", expected: screen().picture, actual: screen(buttonX: 26).picture,
      passes: (false, false, false), shifts: ["x = 10 to 60, y = 45 to 63 moved right 3 pt"]),
    antialiasing, dither, missingPixel, solidInNoise, masked,
    CorpusPair(
      name: "a pixel higher", expected: screen().picture, actual: screen(height: 221).picture,
      passes: (false, false, false), shifts: ["everything below y = 99.5 moved down 0.5 pt"]),
  ]

  /// The same disc, its edge sampled otherwise.
  private static var antialiasing: CorpusPair {
    var (before, after) = (Sketch(60, 60), Sketch(60, 60))
    before.card(10, 10, 40, 40, radius: 20, Color(30, 30, 30))
    after.card(10.3, 10.2, 39.6, 39.8, radius: 19.8, Color(30, 30, 30))
    return CorpusPair(
      name: "anti-aliasing only", expected: before.picture, actual: after.picture, passes: (false, false, true))
  }

  private static var dither: CorpusPair {
    var (before, after) = (Sketch(90, 120), Sketch(90, 120))
    before.gradient(Color(230, 240, 255), Color(120, 90, 210))
    after.gradient(Color(230, 240, 255), Color(120, 90, 210), dither: 1)
    return CorpusPair(
      name: "gradient dither", expected: before.picture, actual: after.picture, passes: (false, true, true))
  }

  private static var missingPixel: CorpusPair {
    var sketch = screen()
    sketch.blend(70, 30, Color(20, 20, 20))
    return CorpusPair(
      name: "one missing pixel", expected: sketch.picture, actual: screen().picture, passes: (false, false, false))
  }

  /// 64 solid pixels among scattered noise: the number is allowed, the density is not.
  private static var solidInNoise: CorpusPair {
    var sketch = Sketch(160, 160)
    var random = SplitMix(seed: 4)
    for _ in 0..<60 {
      sketch.blend(Int(random.next() % 160), Int(random.next() % 160), Color(60, 60, 60))
    }
    sketch.fill(100, 40, 8, 8, Color(200, 60, 60))
    let options = ComparisonOptions(maxDiffRatio: 0.01, maxWindow: 30, scale: 2)
    return CorpusPair(
      name: "small solid change in noise", expected: Sketch(160, 160).picture, actual: sketch.picture,
      options: options, passes: (false, false, false))
  }

  private static var masked: CorpusPair {
    var options = ComparisonOptions(scale: 2)
    options.masks = [PixelRect(x: 0, y: 5, width: 140, height: 30)]
    return CorpusPair(
      name: "recolour under a mask", expected: screen().picture,
      actual: screen(titleColor: Color(255, 0, 0)).picture, options: options, passes: (true, true, true))
  }
}
