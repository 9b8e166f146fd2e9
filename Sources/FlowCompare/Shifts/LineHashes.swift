#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Hashes of a picture's rows or columns: equal lines have equal hashes, and other lines practically never.
enum LineHashes {
  /// The axis along which lines follow each other.
  enum Axis { case rows, columns }

  static func hashes(_ view: PixelView, in area: PixelRect, _ axis: Axis) -> [UInt64] {
    switch axis {
    case .rows: return area.rows.map { rowHash(view.row($0) + area.x, count: area.width) }
    case .columns:
      var hashes = [UInt64](repeating: seed, count: area.width)
      hashes.withUnsafeMutableBufferPointer { hashes in
        // Times 33: a shift and an addition, which vectors can do.
        func mix(_ hash: UInt64, _ pixel: UInt32) -> UInt64 { (hash &<< 5) &+ hash &+ UInt64(pixel) }
        var y = area.y
        // Four rows at a time, as every pass reads and writes all hashes.
        while y + 4 <= area.maxY {
          let first = view.row(y) + area.x
          let (second, third, fourth) = (first + view.width, first + 2 * view.width, first + 3 * view.width)
          for x in 0..<hashes.count {
            hashes[x] = mix(mix(mix(mix(hashes[x], first[x]), second[x]), third[x]), fourth[x])
          }
          y += 4
        }
        while y < area.maxY {
          let row = view.row(y) + area.x
          for x in 0..<hashes.count { hashes[x] = mix(hashes[x], row[x]) }
          y += 1
        }
      }
      return hashes
    }
  }

  /// Hashes of rows 0 ..< `height`, of which only those of `range` are computed. Outside, a row shares the number of its
  /// neighbour towards the range where the two are equal, and has one of its own by its place where not.
  static func rowHashes(_ view: PixelView, hashing range: Range<Int>, width: Int, height: Int) -> [UInt64] {
    var hashes = [UInt64](repeating: 0, count: height)
    func outside(_ y: Int, beside neighbor: Int) -> UInt64 {
      let isInside = neighbor >= 0 && neighbor < height
      return isInside && memcmp(view.row(y), view.row(neighbor), width * 4) == 0
        ? hashes[neighbor] : UInt64(y + 1) &* factor
    }
    for y in range { hashes[y] = rowHash(view.row(y), count: width) }
    for y in (0..<range.lowerBound).reversed() { hashes[y] = outside(y, beside: y + 1) }
    for y in range.upperBound..<height { hashes[y] = outside(y, beside: y - 1) }
    return hashes
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The odd number nearest to 2⁶⁴ divided by the golden ratio.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Four hashes over two pixels each side by side, as each multiplication waits for the one before it.
  private static func rowHash(_ row: UnsafePointer<UInt32>, count: Int) -> UInt64 {
    let words = UnsafeRawPointer(row)
    func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
      let product = (hash ^ word) &* factor
      return product ^ (product >> 32)
    }
    func word(_ x: Int) -> UInt64 { words.loadUnaligned(fromByteOffset: x * 4, as: UInt64.self) }
    var (a, b, c, d) = (seed, seed &+ 1, seed &+ 2, seed &+ 3)
    var x = 0
    while x + 8 <= count {
      a = mix(a, word(x))
      b = mix(b, word(x + 2))
      c = mix(c, word(x + 4))
      d = mix(d, word(x + 6))
      x += 8
    }
    while x < count {
      a = mix(a, UInt64(row[x]))
      x += 1
    }
    return mix(mix(mix(a, b), c), d)
  }
}
