#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The few letters that the pictures of a comparison need, as strokes with round ends. An own font, because a label
/// drawn by the text library under test would itself differ between machines.
enum StrokeFont {
  /// A line from one point to the next, in units: capitals are 7 high, small letters 5, the baseline is at 7.
  struct Segment {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
  }

  static let capitalHeight = 7.0
  static let lineWidth = 0.95
  private static let spacing = 1.55
  private static let spaceWidth = 2.2

  /// The segments of a line of text from x = 0 on, and its width. Characters it has no glyph for leave a space.
  static func layout(_ text: String) -> (segments: [Segment], width: Double) {
    var segments: [Segment] = []
    var x = 0.0
    for character in text {
      if x > 0 { x += spacing }
      guard let glyph = glyphs[character] else {
        x += spaceWidth - spacing
        continue
      }
      segments += strokes(glyph.strokes).map { Segment(x0: $0.x0 + x, y0: $0.y0, x1: $0.x1 + x, y1: $0.y1) }
      x += glyph.width
    }
    return (segments, x)
  }

  /// Strokes are parted by `;`: either points `x,y x,y …` joined by lines, or `o` with centre, radii, and the angles of
  /// an arc (0 = to the right, 90 = down).
  private static let glyphs: [Character: (width: Double, strokes: String)] = [
    "A": (5, "0,7 2.5,0 5,7;0.9,4.7 4.1,4.7"),
    "D": (4.8, "2,0 0,0 0,7 2,7;o 2,3.5,2.8,3.5,-90,90"),
    "E": (3.8, "3.8,0 0,0 0,7 3.8,7;0,3.4 3.4,3.4"),
    "a": (4, "4,2 4,7;o 2,4.5,2,2.5,0,360"),
    "c": (3.4, "o 2,4.5,2,2.5,50,310"),
    "d": (4, "4,0 4,7;o 2,4.5,2,2.5,0,360"),
    "e": (4, "0,4.5 4,4.5;o 2,4.5,2,2.5,40,360"),
    "f": (2.4, "0.9,7 0.9,1.6;o 2.1,1.6,1.2,1.6,180,270;0,2.2 2.2,2.2"),
    "i": (0.4, "0.2,2 0.2,7;0.2,0 0.2,0.2"),
    "l": (0.4, "0.2,0 0.2,7"),
    "n": (3.6, "0,2 0,7;o 1.8,3.9,1.8,1.9,180,360;3.6,3.9 3.6,7"),
    "o": (4, "o 2,4.5,2,2.5,0,360"),
    "p": (4, "0,2 0,9;o 2,4.5,2,2.5,0,360"),
    "q": (4, "4,2 4,9;o 2,4.5,2,2.5,0,360"),
    "r": (2.2, "0,2 0,7;o 2,4.2,2,2.2,180,280"),
    "s": (3.1, "o 1.6,3.25,1.45,1.25,-30,-270;o 1.6,5.75,1.45,1.25,-90,150"),
    "t": (2.5, "1,0.4 1,5.6;o 2.2,5.6,1.2,1.4,90,180;0,2.2 2.4,2.2"),
    "u": (3.6, "3.6,2 3.6,7;0,2 0,5.1;o 1.8,5.1,1.8,1.9,0,180"),
    "x": (3.6, "0,2 3.6,7;3.6,2 0,7"),
    "0": (4, "o 2,3.5,2,3.5,0,360"),
    "1": (2.4, "0.4,1.5 2.2,0 2.2,7"),
    "2": (4, "o 2,2,1.9,2,-170,30;3.65,3 0,7 4,7"),
    "3": (4, "o 2,1.8,1.7,1.8,-160,90;o 2,5.3,2,1.7,-90,160"),
    "4": (4.2, "3.1,7 3.1,0 0,5 4.2,5"),
    "5": (4, "3.6,0 0.6,0 0.3,3.2;o 1.9,4.7,2.1,2.3,-140,150"),
    "6": (4, "o 2,4.8,2,2.2,0,360;o 2.6,4.8,2.6,4.8,180,280"),
    "7": (4, "0,0 4,0 1.4,7"),
    "8": (4, "o 2,1.75,1.7,1.75,0,360;o 2,5.25,2,1.75,0,360"),
    "9": (4, "o 2,2.2,2,2.2,0,360;o 1.4,2.2,2.6,4.8,0,100"),
    ",": (0.6, "0.5,6.8 0.1,8.2"),
    ".": (0.4, "0.2,6.8 0.2,7"),
    "%": (5.6, "o 1.1,1.5,1.1,1.5,0,360;o 4.5,5.5,1.1,1.5,0,360;4.6,0 1,7"),
    "<": (3.4, "3.4,2 0,4.3 3.4,6.6"),
    "×": (3.4, "0,2.6 3.4,6;3.4,2.6 0,6"),
  ]

  private static func strokes(_ text: String) -> [Segment] {
    text.split(separator: ";").flatMap { stroke -> [Segment] in
      let isArc = stroke.hasPrefix("o ")
      let numbers = stroke.dropFirst(isArc ? 2 : 0).split { $0 == "," || $0 == " " }.compactMap { Double($0) }
      var points: [(Double, Double)] = []
      if isArc, numbers.count == 6 {
        let steps = max(2, Int(abs(numbers[5] - numbers[4]) / 15))
        points = (0...steps).map { step in
          let angle = (numbers[4] + (numbers[5] - numbers[4]) * Double(step) / Double(steps)) * .pi / 180
          return (numbers[0] + numbers[2] * cos(angle), numbers[1] + numbers[3] * sin(angle))
        }
      } else {
        points = stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
      }
      return zip(points, points.dropFirst()).map { Segment(x0: $0.0, y0: $0.1, x1: $1.0, y1: $1.1) }
    }
  }
}
