#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the rows of a small PNG are filtered before they are packed.
enum PNGRowFilter: CaseIterable {
  /// Not at all: repeated colours and glyphs stay equal bytes.
  case plain
  /// Each row through the filter whose bytes, taken as signed, are least in sum.
  case adaptive

  /// Filter byte and samples of the rows, one after the other.
  func filtered(_ reduced: PNGReduction, rows: [Int]) -> [UInt8] {
    let rowBytes = reduced.rowBytes
    let step = max(1, reduced.colorType.channels * reduced.bitDepth / 8)
    // Before the row above there is nothing: the first row is predicted from zeros.
    let zeros = [UInt8](repeating: 0, count: rowBytes)
    var trial = zeros
    var raw = [UInt8](repeating: 0, count: (rowBytes + 1) * rows.count)
    reduced.samples.withUnsafeBytes { samples in
      zeros.withUnsafeBytes { zeros in
        raw.withUnsafeMutableBytes { raw in
          trial.withUnsafeMutableBytes { trial in
            for (i, y) in rows.enumerated() {
              let row = UnsafeRawBufferPointer(rebasing: samples[y * rowBytes..<(y + 1) * rowBytes])
              let above = y == 0 ? zeros : UnsafeRawBufferPointer(rebasing: samples[(y - 1) * rowBytes..<y * rowBytes])
              let start = i * (rowBytes + 1)
              let output = UnsafeMutableRawBufferPointer(rebasing: raw[start + 1..<start + 1 + rowBytes])
              raw[start] = choose(row, above, step, output, trial).rawValue
            }
          }
        }
      }
    }
    return raw
  }

  /// Filters one row into `output`; `trial` is room for another try.
  private func choose(
    _ row: UnsafeRawBufferPointer, _ above: UnsafeRawBufferPointer, _ step: Int,
    _ output: UnsafeMutableRawBufferPointer,
    _ trial: UnsafeMutableRawBufferPointer
  ) -> PNGFilter {
    guard self == .adaptive else {
      output.copyMemory(from: row)
      return .none
    }
    if let a = row.baseAddress, let b = above.baseAddress, memcmp(a, b, row.count) == 0 {
      output.initializeMemory(as: UInt8.self, repeating: 0)
      return .up
    }
    var (best, least) = (PNGFilter.none, UInt32.max)
    for filter in PNGFilter.allCases {
      filter.apply(row, above: above, step: step, to: trial)
      let sum = Self.magnitude(trial)
      guard sum < least else { continue }
      (best, least) = (filter, sum)
      output.copyMemory(from: UnsafeRawBufferPointer(trial))
    }
    return best
  }

  private static func magnitude(_ bytes: UnsafeMutableRawBufferPointer) -> UInt32 {
    var sum: UInt32 = 0
    for i in 0..<bytes.count { sum &+= UInt32(min(bytes[i], 0 &- bytes[i])) }
    return sum
  }
}
