import FlowBase
import FlowLayout

/// A gradient's colours at equal steps from 0 to 1, ready to be copied: premultiplied, as Cairo's ARGB32.
struct GradientTable {
  let entries: [UInt32]
  let isOpaque: Bool

  /// `count` steps; entry i holds the colour in the middle of step i.
  init(_ stops: [Gradient.Stop], count: Int) {
    let ramp = GradientRamp(stops)
    isOpaque = ramp.isOpaque
    entries = (0..<count).map { ramp.color(at: (Double($0) + 0.5) / Double(count)).pixel }
  }
}

/// Stops with rising positions; interpolates in premultiplied sRGB (layout.md, Gradients).
struct GradientRamp {
  private var stops: [(color: PremultipliedColor, position: Double)] = []
  private(set) var isOpaque = true

  init(_ given: [Gradient.Stop]) {
    var last = 0.0
    for stop in given {
      // CSS: a position below one before it is moved up to it.
      last = max(last, min(1, max(0, stop.position)))
      stops.append((PremultipliedColor(stop.color), last))
      if stop.color.alpha != 255 { isOpaque = false }
    }
  }

  /// Where colours change, from 0 to 1.
  var positions: [Double] { stops.map(\.position) }

  func color(at t: Double) -> PremultipliedColor {
    guard let first = stops.first, let last = stops.last else { return PremultipliedColor(.clear) }
    if t < first.position { return first.color }
    if t >= last.position { return last.color }
    let next = stops.firstIndex { $0.position > t } ?? stops.count - 1
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.mixed(with: b.color, (t - a.position) / (b.position - a.position))
  }
}

/// Channels 0 … 255 as fractions, colour multiplied by alpha.
struct PremultipliedColor {
  var channels: SIMD4<Double>

  init(_ c: Color) {
    let a = Double(c.alpha)
    channels = SIMD4(Double(c.blue) * a / 255, Double(c.green) * a / 255, Double(c.red) * a / 255, a)
  }

  func mixed(with o: PremultipliedColor, _ share: Double) -> PremultipliedColor {
    var mix = self
    mix.channels += (o.channels - channels) * share
    return mix
  }

  /// As Cairo's ARGB32 holds it.
  var pixel: UInt32 {
    let v = SIMD4<UInt32>(channels.rounded(.toNearestOrAwayFromZero))
    return v[0] | v[1] << 8 | v[2] << 16 | v[3] << 24
  }
}
