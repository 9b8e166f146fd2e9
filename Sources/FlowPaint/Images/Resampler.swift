import FlowBase
import FlowImage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Scales pictures with a Catmull-Rom filter, widened where a picture becomes smaller: sharp, without steps or moiré.
enum Resampler {
  /// `region` in pixels of `picture`; the result is `width` × `height`, at least one each.
  static func scale(_ picture: PixelBuffer, region: Rect, width: Int, height: Int) -> PixelBuffer {
    let columns = Taps(from: region.x, length: region.width, count: width, limit: picture.width)
    let rows = Taps(from: region.y, length: region.height, count: height, limit: picture.height)
    let first = columns.span.lowerBound
    let lineLength = columns.span.count * 4
    var line = [Float](repeating: 0, count: lineLength)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { memory, count in
      count = width * height * 4
      guard let result = memory.baseAddress else { return }
      picture.bytes.withUnsafeBufferPointer { source in
        line.withUnsafeMutableBufferPointer { line in
          guard let source = source.baseAddress, let line = line.baseAddress else { return }
          for y in 0..<height {
            line.update(repeating: 0, count: lineLength)
            for (row, weight) in rows[y] {
              let from = source + row * picture.stride + first * 4
              for i in 0..<lineLength { line[i] += Float(from[i]) * weight }
            }
            write(line, first: first, columns, to: result + y * width * 4)
          }
        }
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  private static func write(
    _ line: UnsafeMutablePointer<Float>, first: Int, _ columns: Taps, to row: UnsafeMutablePointer<UInt8>
  ) {
    let pixels = UnsafeRawPointer(line)
    columns.weights.withUnsafeBufferPointer { weights in
      for x in 0..<columns.starts.count {
        var sum = SIMD4<Float>(repeating: 0.5)
        let start = columns.starts[x] - first
        for i in 0..<columns.width {
          sum += pixels.load(fromByteOffset: (start + i) * 16, as: SIMD4<Float>.self) * weights[x * columns.width + i]
        }
        // The filter may overshoot; no colour is brighter than its alpha.
        let alpha = max(0, min(255.5, sum[3]))
        sum.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
        for i in 0..<4 { row[x * 4 + i] = UInt8(sum[i]) }
      }
    }
  }
}

/// For each pixel of the result along one axis, the source pixels that make it and their weights.
private struct Taps {
  /// Source pixels a result pixel takes.
  let width: Int
  /// The first of them.
  let starts: [Int]
  /// `width` weights for each result pixel; they sum to 1.
  let weights: [Float]
  /// All source pixels that are needed.
  let span: Range<Int>

  init(from origin: Double, length: Double, count: Int, limit: Int) {
    let ratio = length / Double(count)
    let stretch = max(1, ratio)
    let width = min(limit, Int((4 * stretch).rounded(.up)) + 1)
    var starts: [Int] = []
    var weights: [Float] = []
    for i in 0..<count {
      // Nothing outside the region comes in, save for the filter's own width at its edge.
      let center = origin + (Double(i) + 0.5) * ratio
      let start = max(0, min(limit - width, Int((center - 2 * stretch).rounded(.down))))
      let own = (0..<width).map { Self.kernel((Double(start + $0) + 0.5 - center) / stretch) }
      let sum = own.reduce(0, +)
      starts.append(start)
      weights += own.map { Float(sum == 0 ? 1 / Double(width) : $0 / sum) }
    }
    self.width = width
    self.starts = starts
    self.weights = weights
    span = (starts.min() ?? 0)..<(starts.max() ?? 0) + width
  }

  subscript(i: Int) -> [(Int, Float)] { (0..<width).map { (starts[i] + $0, weights[i * width + $0]) } }

  private static func kernel(_ t: Double) -> Double {
    let x = abs(t)
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
    return 0
  }
}
