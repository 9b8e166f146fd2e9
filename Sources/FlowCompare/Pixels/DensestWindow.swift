/// How many differing pixels lie inside the densest square window, for the three profiles in one pass.
///
/// Sums along rows are made by doubling (1, 2, 4 … pixels) and sums along columns by adding the row that enters and
/// taking off the one that leaves; both are plain loops over bytes and words, which the compiler turns into vectors.
struct DensestWindow {
  /// The longest side, in pixels, whose sums fit their words.
  static let longestSide = 255

  private let side: Int
  /// Columns between the first and the last difference of the map.
  private let columns: Range<Int>
  /// The last `side` rows of row sums.
  private var ring: [UInt8]
  /// Window sums: differing pixels in the last `side` rows and the `side` columns from each column on.
  private var sums: [UInt16]

  /// Counts in each profile's densest window of `side` × `side` pixels (1 … 255), in the order of
  /// `ComparisonProfile.allCases`.
  static func counts(_ map: DifferenceMap, side: Int) -> [Int] {
    let left = map.extents.lazy.filter { !$0.isEmpty }.map(\.lowerBound).min() ?? 0
    let right = map.extents.lazy.map(\.upperBound).max() ?? 0
    return ComparisonProfile.allCases.map { profile in
      guard left < right, map.count(PixelClass(profile)) > 0 else { return 0 }
      var window = DensestWindow(side: min(side, longestSide), columns: left..<right)
      return window.densest(map, bit: UInt8(PixelClass(profile).rawValue.trailingZeroBitCount))
    }
  }

  private init(side: Int, columns: Range<Int>) {
    self.side = side
    self.columns = columns
    ring = [UInt8](repeating: 0, count: columns.count * side)
    sums = [UInt16](repeating: 0, count: columns.count)
  }

  private mutating func densest(_ map: DifferenceMap, bit: UInt8) -> Int {
    let (width, side, columns) = (columns.count, side, columns)
    var best: UInt16 = 0
    var filled = [Bool](repeating: false, count: side)
    ring.withUnsafeMutableBufferPointer { ring in
      sums.withUnsafeMutableBufferPointer { sums in
        map.classes.withUnsafeBufferPointer { classes in
          withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * (width + side)) { scratch in
            guard let ring = ring.baseAddress, let sums = sums.baseAddress, let classes = classes.baseAddress,
              let scratch = scratch.baseAddress
            else { return }
            for y in 0..<map.height {
              let slot = y % side
              let row = ring + slot * width
              if filled[slot] { Self.leave(row, sums, width) }
              filled[slot] = !map.extents[y].isEmpty
              // Without new pixels the window holds no more than the one a row higher did.
              guard filled[slot] else { continue }
              let source = classes + y * map.width + columns.lowerBound
              for x in 0..<width { scratch[x] = (source[x] &>> bit) & 1 }
              (scratch + width).update(repeating: 0, count: side)
              Self.sumAlong(scratch, scratch + width + side, row, width, side)
              best = max(best, Self.enter(row, sums, width))
              if Int(best) == side * side { return }
            }
          }
        }
      }
    }
    return Int(best)
  }

  private typealias Bytes = UnsafeMutablePointer<UInt8>
  private typealias Words = UnsafeMutablePointer<UInt16>

  /// Sums of `side` values from each one on. `values` holds `width` of them and `side` zeros, `spare` is as large;
  /// both are spent.
  private static func sumAlong(_ values: Bytes, _ spare: Bytes, _ result: Bytes, _ width: Int, _ side: Int) {
    var (doubled, other) = (values, spare)
    var (length, done) = (1, 0)
    result.update(repeating: 0, count: width)
    while true {
      if side & length != 0 {
        let ahead = doubled + done
        for x in 0..<width { result[x] &+= ahead[x] }
        done += length
      }
      if length * 2 > side { return }
      let ahead = doubled + length
      for x in 0..<width { other[x] = doubled[x] &+ ahead[x] }
      (other + width).update(repeating: 0, count: side)
      (doubled, other) = (other, doubled)
      length *= 2
    }
  }

  /// Adds a row's sums; the largest window sum afterwards.
  private static func enter(_ row: Bytes, _ sums: Words, _ width: Int) -> UInt16 {
    var best: UInt16 = 0
    for x in 0..<width {
      let sum = sums[x] &+ UInt16(truncatingIfNeeded: row[x])
      sums[x] = sum
      best = max(best, sum)
    }
    return best
  }

  private static func leave(_ row: Bytes, _ sums: Words, _ width: Int) {
    for x in 0..<width { sums[x] &-= UInt16(truncatingIfNeeded: row[x]) }
  }
}
