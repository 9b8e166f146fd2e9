/// How many differing pixels lie inside the densest square window, for three profiles in one pass.
enum DensestWindow {
  /// Counts of `exact`, `strict` and `perceptual` differences (lanes 0, 1, 2) in each one's densest window of
  /// `side` × `side` pixels. O(pixels between the first and last difference).
  static func counts(_ map: DifferenceMap, side: Int) -> SIMD4<Int32> {
    var best = SIMD4<Int32>.zero
    // Differing pixels of each column among the last `side` rows; the window slides over their sums.
    var columns = [SIMD4<Int32>](repeating: .zero, count: map.width)
    var reach = 0..<0
    map.classes.withUnsafeBufferPointer { classes in
      columns.withUnsafeMutableBufferPointer { columns in
        for y in 0..<map.height {
          if y >= side { add(classes, map, row: y - side, to: columns, sign: -1) }
          // Without new pixels the window holds no more than the one a row higher did.
          guard !map.extents[y].isEmpty else { continue }
          add(classes, map, row: y, to: columns, sign: 1)
          reach =
            reach.isEmpty
            ? map.extents[y]
            : min(reach.lowerBound, map.extents[y].lowerBound)..<max(reach.upperBound, map.extents[y].upperBound)
          var sum = SIMD4<Int32>.zero
          for x in reach {
            sum &+= columns[x]
            if x - side >= reach.lowerBound { sum &-= columns[x - side] }
            best.replace(with: sum, where: sum .> best)
          }
        }
      }
    }
    return best
  }

  @inline(__always)
  private static func add(
    _ classes: UnsafeBufferPointer<UInt8>, _ map: DifferenceMap, row y: Int,
    to columns: UnsafeMutableBufferPointer<SIMD4<Int32>>, sign: Int32
  ) {
    for x in map.extents[y] {
      let bits = Int32(classes[y * map.width + x])
      columns[x] &+= SIMD4(bits & 1, (bits >> 1) & 1, (bits >> 2) & 1, 0) &* sign
    }
  }
}
