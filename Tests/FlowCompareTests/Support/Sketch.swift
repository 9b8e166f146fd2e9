import FlowBase
import FlowImage
import TestSupport

/// Draws the pictures of the corpus: anti-aliased shapes and strokes that look like text to a comparison, without any
/// code of the renderer.
struct Sketch {
  var picture: PixelBuffer

  init(_ width: Int, _ height: Int, _ background: Color = .white) {
    picture = PixelBuffer(width: width, height: height)
    for i in 0..<width * height {
      picture.bytes.replaceSubrange(
        i * 4..<i * 4 + 4, with: [background.blue, background.green, background.red, 255])
    }
  }

  /// Lays a colour over a pixel, `coverage` 0 … 1.
  mutating func blend(_ x: Int, _ y: Int, _ color: Color, _ coverage: Double = 1) {
    guard x >= 0, y >= 0, x < picture.width, y < picture.height, coverage > 0 else { return }
    let i = (y * picture.width + x) * 4
    for (offset, channel) in [color.blue, color.green, color.red].enumerated() {
      let old = Double(picture.bytes[i + offset])
      picture.bytes[i + offset] = UInt8((old + (Double(channel) - old) * min(1, coverage)).rounded())
    }
  }

  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Color) {
    for row in y..<y + height {
      for column in x..<x + width { blend(column, row, color) }
    }
  }

  /// A rounded rectangle with smooth corners.
  mutating func card(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, _ color: Color) {
    for row in Int(y) - 1...Int(y + height) + 1 {
      for column in Int(x) - 1...Int(x + width) + 1 {
        let dx = max(abs(Double(column) + 0.5 - x - width / 2) - width / 2 + radius, 0)
        let dy = max(abs(Double(row) + 0.5 - y - height / 2) - height / 2 + radius, 0)
        blend(column, row, color, max(0, min(1, radius + 0.5 - (dx * dx + dy * dy).squareRoot())))
      }
    }
  }

  /// A line of what looks like letters, each `size` pixels high; the same seed draws the same word.
  mutating func text(
    _ x: Double, _ y: Double, letters: Int, size: Double = 9, seed: UInt64 = 1, _ color: Color = .black
  ) {
    var random = SplitMix(seed: seed)
    for letter in 0..<letters {
      let left = x + Double(letter) * size * 0.75
      for _ in 0..<3 {
        let from = (left + random.unit() * size * 0.55, y + random.unit() * size)
        let to = (left + random.unit() * size * 0.55, y + random.unit() * size)
        line(from, to, width: size / 7, color)
      }
    }
  }

  private mutating func line(_ a: (Double, Double), _ b: (Double, Double), width: Double, _ color: Color) {
    let (vx, vy) = (b.0 - a.0, b.1 - a.1)
    let length = max(vx * vx + vy * vy, 1e-9)
    for row in Int(min(a.1, b.1)) - 2...Int(max(a.1, b.1)) + 2 {
      for column in Int(min(a.0, b.0)) - 2...Int(max(a.0, b.0)) + 2 {
        let (px, py) = (Double(column) + 0.5 - a.0, Double(row) + 0.5 - a.1)
        let t = max(0, min(1, (px * vx + py * vy) / length))
        let (dx, dy) = (px - t * vx, py - t * vy)
        blend(column, row, color, max(0, min(1, width / 2 + 0.5 - (dx * dx + dy * dy).squareRoot())))
      }
    }
  }

  /// A vertical gradient over the whole picture; `dither` adds a pattern of that many levels.
  mutating func gradient(_ top: Color, _ bottom: Color, dither: Int = 0) {
    for y in 0..<picture.height {
      let t = Double(y) / Double(max(1, picture.height - 1))
      func mix(_ a: UInt8, _ b: UInt8) -> Double { Double(a) + (Double(b) - Double(a)) * t }
      for x in 0..<picture.width {
        let shift = dither == 0 ? 0 : Double((x * 7 + y * 3) % (dither + 1))
        func level(_ v: Double) -> UInt8 { UInt8(max(0, min(255, (v + shift).rounded()))) }
        let color = Color(
          level(mix(top.red, bottom.red)), level(mix(top.green, bottom.green)), level(mix(top.blue, bottom.blue)))
        blend(x, y, color)
      }
    }
  }
}
