import FlowBase
import FlowImage

/// An opaque picture being drawn: rectangles, outlines and hatching, clipped to its edges.
struct Raster {
  let width: Int
  let height: Int
  /// Alpha, red, green, blue from the highest byte down; alpha is 255.
  var pixels: [UInt32]

  init(width: Int, height: Int, _ background: Color) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: Self.word(background), count: width * height)
  }

  var picture: PixelBuffer {
    PixelBuffer(width: width, height: height, bytes: pixels.withUnsafeBytes { [UInt8]($0) })
  }

  /// An opaque colour as a pixel.
  static func word(_ color: Color) -> UInt32 {
    0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Lays a colour over a pixel, `coverage` 0 … 256.
  @inline(__always)
  mutating func blend(_ x: Int, _ y: Int, _ color: Color, _ coverage: UInt32) {
    let i = y * width + x
    let old = pixels[i]
    func mix(_ new: UInt8, _ shift: UInt32) -> UInt32 {
      ((UInt32(new) * coverage + ((old >> shift) & 255) * (256 - coverage)) >> 8) << shift
    }
    pixels[i] = 0xFF00_0000 | mix(color.red, 16) | mix(color.green, 8) | mix(color.blue, 0)
  }

  /// Fills a rectangle with the colour, as opaque as its alpha says.
  mutating func fill(_ rect: PixelRect, _ color: Color) {
    let rect = rect.intersection(bounds)
    let coverage = UInt32(color.alpha) * 256 / 255
    for y in rect.rows {
      for x in rect.columns { blend(x, y, color, coverage) }
    }
  }

  /// A frame of `line` pixels just inside a rectangle.
  mutating func outline(_ rect: PixelRect, line: Int, _ color: Color) {
    let side = max(0, rect.height - 2 * line)
    fill(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: min(line, rect.height)), color)
    fill(PixelRect(x: rect.x, y: max(rect.y + line, rect.maxY - line), width: rect.width, height: line), color)
    fill(PixelRect(x: rect.x, y: rect.y + line, width: min(line, rect.width), height: side), color)
    fill(PixelRect(x: max(rect.x + line, rect.maxX - line), y: rect.y + line, width: line, height: side), color)
  }

  /// Diagonal stripes, `period` pixels from one to the next, and a frame: a mask.
  mutating func hatch(_ rect: PixelRect, period: Int) {
    let (light, dark) = (Color(236, 236, 242), Color(150, 146, 170))
    let visible = rect.intersection(bounds)
    for y in visible.rows {
      for x in visible.columns { blend(x, y, (x + y) % period * 3 < period ? dark : light, 214) }
    }
    outline(visible, line: max(1, period / 8), dark)
  }

  /// A picture laid over what is there.
  mutating func draw(_ picture: PixelBuffer, x: Int, y: Int) {
    var canvas = self.picture
    canvas.draw(picture, x: x, y: y)
    canvas.bytes.withUnsafeBytes { pixels = [UInt32]($0.bindMemory(to: UInt32.self)) }
  }
}
