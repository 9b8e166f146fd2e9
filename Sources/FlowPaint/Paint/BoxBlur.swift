#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Three box blurs in a row, which come within 1 % of a Gaussian. The boxes are of fractional width, so that the result
/// has exactly the variance asked for (Gwosdek and others, "Theoretical foundations of Gaussian convolution by extended
/// box filtering", 2011).
struct BoxBlur {
  private let radius: Int
  private let inner: Float
  private let outer: Float

  /// `sigma` in samples, more than 0.
  init(sigma: Double) {
    let variance = sigma * sigma / 3
    let r = (0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down)
    let edge = (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    radius = Int(r)
    let width = 2 * r + 1 + 2 * edge
    inner = Float(1 / width)
    outer = Float(edge / width)
  }

  /// How many samples away a sample can still matter.
  var reach: Int { 3 * (radius + 1) }

  /// What a blur does with samples outside the line.
  enum Edge { case zero, mirror }

  /// Blurs `count` vectors that lie `step` apart, from `line` into `line`. `spare` holds count + 2·(radius + 1) vectors.
  func blur<V: SIMD>(
    _ line: UnsafeMutablePointer<V>, count: Int, step: Int, edge: Edge, spare: UnsafeMutablePointer<V>
  ) where V.Scalar == Float {
    let pad = radius + 1
    for _ in 0..<3 {
      for i in 0..<count { spare[pad + i] = line[i * step] }
      for i in 0..<pad {
        switch edge {
        case .zero:
          spare[i] = .zero
          spare[pad + count + i] = .zero
        case .mirror:
          spare[pad - 1 - i] = spare[pad + Self.mirrored(i, count)]
          spare[pad + count + i] = spare[pad + count - 1 - Self.mirrored(i, count)]
        }
      }
      var sum = V.zero
      for i in 1..<2 * radius + 2 { sum += spare[i] }
      for i in 0..<count {
        line[i * step] = sum * inner + (spare[i] + spare[i + 2 * radius + 2]) * outer
        sum += spare[i + 2 * radius + 2] - spare[i + 1]
      }
    }
  }

  private static func mirrored(_ i: Int, _ count: Int) -> Int {
    let turn = i % (2 * count)
    return turn < count ? turn : 2 * count - 1 - turn
  }
}
