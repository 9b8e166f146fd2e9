/// The values of a wheel: from `min` to `max` in steps (S-33). Points on it are counted from 0 at `min`.
struct StepScale: Hashable, Sendable {
  let min: Double
  let max: Double
  let step: Double

  /// nil where no value fits: `min` above `max` (S-33), or a step that leads nowhere.
  init?(min: Double, max: Double, step: Double) {
    guard min <= max, step > 0, (max - min).isFinite, step.isFinite else { return nil }
    self.min = min
    self.max = max
    self.step = step
  }

  /// The last point that does not lie beyond `max`.
  var lastIndex: Int { Int(Swift.min(1e12, ((max - min) / step + Self.tolerance).rounded(.down))) }

  func clamped(_ value: Double) -> Double { Swift.min(max, Swift.max(min, value)) }

  /// The point nearest to a value: clamped, then snapped, ties up (S-33).
  func index(of value: Double) -> Int {
    let steps = Swift.min(1e12, (clamped(value) - min) / step)
    return Swift.min(lastIndex, Int((steps + 0.5 + Self.tolerance).rounded(.down)))
  }

  /// The value at a point, free of the noise that binary fractions leave.
  func value(at index: Int) -> Double {
    let value = min + Double(index) * step
    return abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value
  }

  func snapped(_ value: Double) -> Double { self.value(at: index(of: value)) }

  /// Where a value lies between the ends, 0 … 1.
  func fraction(of value: Double) -> Double { max > min ? (clamped(value) - min) / (max - min) : 0 }

  /// Digits after the point that a number needs, at most 6.
  static func decimals(of number: Double) -> Int {
    var scaled = abs(number)
    for decimals in 0..<6 {
      if abs(scaled - scaled.rounded()) < 1e-7 * Swift.max(1, scaled) { return decimals }
      scaled *= 10
    }
    return 6
  }

  /// 71.25 inches are half-way between two halves, whatever 181 / 2.54 leaves in the last binary digit.
  private static let tolerance = 1e-9
}
