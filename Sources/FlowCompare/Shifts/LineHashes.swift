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
        for y in area.rows {
          let row = view.row(y) + area.x
          // Times 33: a shift and an addition, which vectors can do.
          for x in 0..<hashes.count { hashes[x] = (hashes[x] &<< 5) &+ hashes[x] &+ UInt64(row[x]) }
        }
      }
      return hashes
    }
  }

  /// FNV's offset basis and prime.
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// Four hashes side by side, as each multiplication waits for the one before it, joined at the end.
  private static func rowHash(_ row: UnsafePointer<UInt32>, count: Int) -> UInt64 {
    var (a, b, c, d) = (seed, seed &+ 1, seed &+ 2, seed &+ 3)
    var x = 0
    while x + 4 <= count {
      a = (a ^ UInt64(row[x])) &* prime
      b = (b ^ UInt64(row[x + 1])) &* prime
      c = (c ^ UInt64(row[x + 2])) &* prime
      d = (d ^ UInt64(row[x + 3])) &* prime
      x += 4
    }
    while x < count {
      a = (a ^ UInt64(row[x])) &* prime
      x += 1
    }
    for part in [b, c, d] { a = ((a ^ (a >> 31)) &* prime) ^ part }
    return a ^ (a >> 29)
  }
}
