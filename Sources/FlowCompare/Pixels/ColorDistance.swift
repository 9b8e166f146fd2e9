/// Perceived distance of colours in the YIQ space of television, weighted as in Kotsarenko and Ramos, "Measuring
/// perceived color difference using YIQ NTSC transmission color space in mobile applications" (2010), on which
/// pixelmatch rests. Colours are laid over white first.
enum ColorDistance {
  /// The largest distance there is, black against white.
  static let maximum = 35215.0

  /// The squared, weighted distance: 0 … `maximum`.
  @inline(__always)
  static func between(_ a: UInt32, _ b: UInt32) -> Double {
    let (r1, g1, b1) = overWhite(a)
    let (r2, g2, b2) = overWhite(b)
    // Each part is taken per colour before the difference, as the reference does: at the threshold itself the last
    // bit decides.
    let y =
      (Double(r1) * 0.29889531 + Double(g1) * 0.58662247 + Double(b1) * 0.11448223)
      - (Double(r2) * 0.29889531 + Double(g2) * 0.58662247 + Double(b2) * 0.11448223)
    let i =
      (Double(r1) * 0.59597799 - Double(g1) * 0.27417610 - Double(b1) * 0.32180189)
      - (Double(r2) * 0.59597799 - Double(g2) * 0.27417610 - Double(b2) * 0.32180189)
    let q =
      (Double(r1) * 0.21147017 - Double(g1) * 0.52261711 + Double(b1) * 0.31114694)
      - (Double(r2) * 0.21147017 - Double(g2) * 0.52261711 + Double(b2) * 0.31114694)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Brightness in units of 10⁻⁸: whole numbers, so that only equal colours are equally bright and the order of two
  /// colours never hangs on rounding.
  @inline(__always)
  static func luma(_ pixel: UInt32) -> Int {
    let (r, g, b) = overWhite(pixel)
    return r * 29_889_531 + g * 58_662_247 + b * 11_448_223
  }

  /// The largest difference in any of the four channels, 0 … 255.
  @inline(__always)
  static func largestStep(_ a: UInt32, _ b: UInt32) -> Int32 {
    func step(_ shift: UInt32) -> Int32 {
      abs(Int32(truncatingIfNeeded: (a >> shift) & 255) &- Int32(truncatingIfNeeded: (b >> shift) & 255))
    }
    return max(max(step(0), step(8)), max(step(16), step(24)))
  }

  @inline(__always)
  private static func overWhite(_ pixel: UInt32) -> (Int, Int, Int) {
    let rest = 255 - Int(pixel >> 24)
    return (Int((pixel >> 16) & 255) + rest, Int((pixel >> 8) & 255) + rest, Int(pixel & 255) + rest)
  }
}
