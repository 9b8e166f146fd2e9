import CCairo
import FlowBase
import FlowLayout

/// Blurs what is already drawn under a box, as CSS `backdrop-filter` (BL-01 … BL-03): only what lies inside the box
/// counts, mirrored at its edges.
struct BackdropPainter {
  let context: Context
  let scratch: Scratch
  /// The pictures under the box, the lowest first: the screen and the groups that are open.
  let layers: [SurfacePixels]

  func draw(_ box: RoundedRect, _ backdrop: Backdrop, in space: PixelSpace) {
    let outline = space.outline(box)
    if let ground = layers.first, backdrop.radius > 0 || backdrop.saturation != 1 {
      let area = space.matrix.bounds(of: outline.rect).intersection(ground.area).wholePixels
      if !area.isEmpty { drawBlurred(area, outline, sigma: max(0, backdrop.radius) * space.unit, backdrop.saturation) }
    }
    if let tint = backdrop.tint, tint.alpha > 0 {
      context.setSource(tint)
      context.add(outline)
      context.fill()
    }
  }

  private func drawBlurred(_ area: Rect, _ outline: RoundedRect, sigma: Double, _ saturation: Double) {
    let (width, height) = (Int(area.width), Int(area.height))
    scratch.withSurface(CAIRO_FORMAT_ARGB32, width: width, height: height, copies: false) { pixels, surface in
      collect(area, into: pixels)
      var plane = BlurPlane(pixels, width: width, height: height, sigma: sigma)
      if saturation != 1 { plane.saturate(max(0, saturation)) }
      plane.write(to: pixels)
      cairo_surface_mark_dirty(surface)
      context.save()
      context.add(outline)
      cairo_identity_matrix(context.raw)
      cairo_set_source_surface(context.raw, surface, area.x, area.y)
      cairo_pattern_set_filter(cairo_get_source(context.raw), CAIRO_FILTER_NEAREST)
      cairo_set_operator(context.raw, CAIRO_OPERATOR_SOURCE)
      context.fill()
      context.restore()
    }
  }

  /// What is visible in `area`: the layers over one another.
  private func collect(_ area: Rect, into pixels: UnsafeMutablePointer<UInt32>) {
    let (left, top, width) = (Int(area.x), Int(area.y), Int(area.width))
    pixels.update(repeating: 0, count: width * Int(area.height))
    for layer in layers {
      let part = area.intersection(layer.area)
      guard !part.isEmpty else { continue }
      for y in Int(part.y)..<Int(part.maxY) {
        let (from, to) = (layer.row(y), pixels + (y - top) * width - left)
        for x in Int(part.x)..<Int(part.maxX) { to[x] = Self.over(from[x], to[x]) }
      }
    }
  }

  private static func over(_ front: UInt32, _ back: UInt32) -> UInt32 {
    let rest = 255 - front >> 24
    if rest == 0 || back == 0 { return front }
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let v = (front >> shift & 255) + ((back >> shift & 255) * rest + 127) / 255
      result |= min(255, v) << shift
    }
    return result
  }
}

/// A picture in fractions, made smaller where the blur is so wide that nobody could tell.
struct BlurPlane {
  private let width: Int
  private let height: Int
  /// Pixels a sample stands for, each way.
  private let step: Int
  private let columns: Int
  private let rows: Int
  private var samples: [SIMD4<Float>]

  init(_ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, sigma: Double) {
    self.width = width
    self.height = height
    var step = 1
    while sigma / Double(step) > 8, step < 16 { step *= 2 }
    self.step = step
    columns = (width + step - 1) / step
    rows = (height + step - 1) / step
    samples = [SIMD4<Float>](repeating: .zero, count: columns * rows)
    shrink(pixels)
    if sigma > 0.1 { blur(sigma: sigma / Double(step)) }
  }

  private mutating func shrink(_ pixels: UnsafeMutablePointer<UInt32>) {
    for row in 0..<rows {
      let ys = row * step..<min(height, (row + 1) * step)
      for column in 0..<columns {
        let xs = column * step..<min(width, (column + 1) * step)
        var (blueRed, greenAlpha): (UInt64, UInt64) = (0, 0)
        for y in ys {
          for x in xs {
            // Two channels at once, 32 bits apart.
            let p = UInt64(pixels[y * width + x])
            blueRed += p & 0xFF | (p & 0xFF0000) << 16
            greenAlpha += p >> 8 & 0xFF | (p >> 24) << 32
          }
        }
        let sums = SIMD4<Float>(
          Float(blueRed & 0xFFFF_FFFF), Float(greenAlpha & 0xFFFF_FFFF), Float(blueRed >> 32), Float(greenAlpha >> 32))
        samples[row * columns + column] = sums / Float(ys.count * xs.count)
      }
    }
  }

  private mutating func blur(sigma: Double) {
    let box = BoxBlur(sigma: sigma)
    let spare = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: max(columns, rows) + 2 * box.reach + 8)
    defer { spare.deallocate() }
    let (columns, rows) = (columns, rows)
    samples.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for row in 0..<rows { box.blur(base + row * columns, count: columns, step: 1, edge: .mirror, spare: spare) }
      for column in 0..<columns { box.blur(base + column, count: rows, step: columns, edge: .mirror, spare: spare) }
    }
  }

  /// CSS `saturate()`.
  mutating func saturate(_ s: Double) {
    let s = Float(s)
    for i in samples.indices {
      let v = samples[i]
      let gray = 0.072 * v[0] + 0.715 * v[1] + 0.213 * v[2]
      var mixed = SIMD4(repeating: gray) + (v - SIMD4(repeating: gray)) * s
      mixed.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: v[3]))
      mixed[3] = v[3]
      samples[i] = mixed
    }
  }

  func write(to pixels: UnsafeMutablePointer<UInt32>) {
    samples.withUnsafeBufferPointer { samples in
      var line = [SIMD4<Float>](repeating: .zero, count: columns)
      for y in 0..<height {
        let (up, down, share) = neighbours(y, rows)
        for i in 0..<columns {
          let a = samples[up * columns + i]
          line[i] = a + (samples[down * columns + i] - a) * share + 0.5
        }
        for x in 0..<width {
          let (before, after, part) = neighbours(x, columns)
          let v = line[before] + (line[after] - line[before]) * part
          let p = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(v))
          pixels[y * width + x] = unsafeBitCast(p, to: UInt32.self)
        }
      }
    }
  }

  /// The two samples between whose middles pixel `i` lies, and its way from the first to the second.
  @inline(__always)
  private func neighbours(_ i: Int, _ count: Int) -> (Int, Int, Float) {
    if step == 1 { return (i, i, 0) }
    let twice = 2 * i + 1 - step
    let before = twice < 0 ? 0 : twice / (2 * step)
    if twice < 0 || before + 1 >= count { return (min(before, count - 1), min(before, count - 1), 0) }
    return (before, before + 1, Float(twice - before * 2 * step) / Float(2 * step))
  }
}
