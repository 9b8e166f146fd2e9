import CCairo
import FlowBase
import FlowLayout

/// Cairo's own gradients, for surfaces that keep vectors (PDF, SVG).
enum VectorGradient {
  /// A new pattern; nil for conic gradients, which such surfaces get as a picture.
  static func pattern(_ gradient: Gradient, over bounds: Rect) -> OpaquePointer? {
    let pattern: OpaquePointer?
    switch GradientGeometry(gradient.geometry, over: bounds) {
    case .linear(let a, let b): pattern = cairo_pattern_create_linear(a.x, a.y, b.x, b.y)
    case .radial(let c, let radius): pattern = cairo_pattern_create_radial(c.x, c.y, 0, c.x, c.y, radius)
    case .conic: return nil
    }
    guard let pattern else { return nil }
    for stop in gradient.stops.count > 1 ? stops(gradient.stops) : [] {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.position, Double(c.red) / 255, Double(c.green) / 255, Double(c.blue) / 255,
        Double(c.alpha) / 255)
    }
    return pattern
  }

  /// Cairo interpolates colours that are not premultiplied: where alpha changes, steps between make up for it.
  private static func stops(_ given: [Gradient.Stop]) -> [Gradient.Stop] {
    let ramp = GradientRamp(given)
    var result: [Gradient.Stop] = []
    for (i, position) in ramp.positions.enumerated() {
      if i > 0, given[i].color.alpha != given[i - 1].color.alpha {
        let start = ramp.positions[i - 1]
        for step in 1..<16 where position > start {
          let t = start + (position - start) * Double(step) / 16
          result.append(Gradient.Stop(ramp.color(at: t).straight, t))
        }
      }
      result.append(Gradient.Stop(given[i].color, position))
    }
    return result
  }
}

extension PremultipliedColor {
  /// Not premultiplied, as documents write colours.
  var straight: Color {
    let a = channels[3]
    guard a > 0 else { return .clear }
    let v = SIMD4<UInt8>(
      (channels * (255 / a)).rounded(.toNearestOrAwayFromZero).clamped(
        lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255)))
    return Color(v[2], v[1], v[0], UInt8(a.rounded()))
  }
}
