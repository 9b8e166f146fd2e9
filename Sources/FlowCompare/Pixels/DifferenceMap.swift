#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// For every pixel in what way it differs, and for every row where the differing pixels begin and end, so that later
/// steps look at nothing else.
struct DifferenceMap {
  let width: Int
  let height: Int
  /// Raw values of `PixelClass`, row by row.
  private(set) var classes: [UInt8]
  /// Columns of a row outside which every pixel is equal; empty for equal rows.
  private(set) var extents: [Range<Int>]
  /// Pixels of each combination of classes: index = raw value; equal pixels are not counted.
  private(set) var histogram = [Int](repeating: 0, count: 16)

  /// A map without differences.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    classes = [UInt8](repeating: 0, count: width * height)
    extents = [Range<Int>](repeating: 0..<0, count: height)
  }

  /// The differences of two pictures of the same size, place by place.
  init(_ classifier: PixelClassifier) {
    self.init(width: classifier.actual.width, height: classifier.actual.height)
    for y in 0..<height { classify(classifier, 0..<width, row: y) }
  }

  /// Classifies `columns` of a row anew, against the expected picture moved by (dx, dy). What falls outside the
  /// expected picture has nothing to differ from and counts as equal.
  mutating func classify(_ classifier: PixelClassifier, _ columns: Range<Int>, row y: Int, dx: Int = 0, dy: Int = 0) {
    let (expected, actual) = (classifier.expected, classifier.actual)
    clear(columns, row: y)
    let columns = columns.clamped(to: max(0, dx)..<max(max(0, dx), min(width, width + dx)))
    guard y - dy >= 0, y - dy < expected.height, !columns.isEmpty else { return }
    let (expectedRow, actualRow) = (expected.row(y - dy) - dx, actual.row(y))
    if memcmp(expectedRow + columns.lowerBound, actualRow + columns.lowerBound, columns.count * 4) == 0 { return }
    var (first, end) = (columns.upperBound, columns.lowerBound)
    // Neighbours mostly change from the same colour to the same colour.
    var (previousExpected, previousActual) = (UInt32(0), UInt32(0))
    var colors = PixelClassifier.Colors()
    classes.withUnsafeMutableBufferPointer { classes in
      histogram.withUnsafeMutableBufferPointer { histogram in
        let row = UnsafeMutableBufferPointer(rebasing: classes[y * width..<(y + 1) * width])
        var x = columns.lowerBound
        while true {
          x = Self.nextDifference(expectedRow, actualRow, from: x, to: columns.upperBound)
          if x == columns.upperBound { return }
          first = min(first, x)
          let (e, a) = (expectedRow[x], actualRow[x])
          if e != previousExpected || a != previousActual {
            (previousExpected, previousActual) = (e, a)
            colors = classifier.compare(e, a)
          }
          var result = colors.classes
          let start = x
          if colors.isOverThreshold {
            x = classifier.flatEnd(x, y, dx: dx, dy: dy, in: columns)
            result.formUnion(x > start ? .perceptual : classifier.classOverThreshold(x, y, dx: dx, dy: dy))
          } else {
            let rows = (expectedRow, actualRow)
            x = PixelClassifier.runEnd(rows, rows, from: x, to: columns.upperBound)
          }
          x = max(x, start + 1)
          row[start..<x].update(repeating: result.rawValue)
          histogram[Int(result.rawValue & 15)] += x - start
          end = x
        }
      }
    }
    if first < end { extend(row: y, over: first..<end) }
  }

  /// The first column from `start` on that differs, or `end`: four pixels at a time where they are equal.
  @inline(__always)
  private static func nextDifference(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, from start: Int, to end: Int
  ) -> Int {
    func word(_ row: UnsafePointer<UInt32>, _ x: Int) -> UInt64 {
      UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self)
    }
    var x = start
    while x &+ 4 <= end, (word(expected, x) ^ word(actual, x)) | (word(expected, x &+ 2) ^ word(actual, x &+ 2)) == 0 {
      x &+= 4
    }
    while x < end, expected[x] == actual[x] { x &+= 1 }
    return x
  }

  /// Takes a stretch of a row as equal.
  mutating func clear(_ columns: Range<Int>, row y: Int) {
    let range = columns.clamped(to: extents[y])
    guard !range.isEmpty else { return }
    classes.withUnsafeMutableBufferPointer { classes in
      histogram.withUnsafeMutableBufferPointer { histogram in
        let row = UnsafeMutableBufferPointer(
          rebasing: classes[y * width + range.lowerBound..<y * width + range.upperBound])
        var start = 0
        while start < row.count {
          var end = start + 1
          while end < row.count, row[end] == row[start] { end += 1 }
          if row[start] != 0 { histogram[Int(row[start] & 15)] -= end - start }
          start = end
        }
        row.update(repeating: 0)
      }
    }
    if range == extents[y] { extents[y] = 0..<0 }
  }

  private mutating func extend(row y: Int, over columns: Range<Int>) {
    let old = extents[y]
    extents[y] =
      old.isEmpty
      ? columns : min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
  }

  /// Pixels that have any of the classes.
  func count(_ wanted: PixelClass) -> Int { wanted.total(in: histogram) }

  /// Pixels inside an area that have any of the classes.
  func count(_ wanted: PixelClass, in area: PixelRect) -> Int {
    var count = 0
    classes.withUnsafeBufferPointer { classes in
      for y in area.rows.clamped(to: 0..<height) {
        let columns = extents[y].clamped(to: area.columns)
        count += Self.count(wanted, in: classes[y * width + columns.lowerBound..<y * width + columns.upperBound])
      }
    }
    return count
  }

  /// Pixels of a stretch that have the class, a single one: eight bytes at a time.
  @inline(__always)
  static func count(_ wanted: PixelClass, in stretch: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let bytes = UnsafeRawBufferPointer(
      rebasing: UnsafeRawBufferPointer(stretch.base)[stretch.startIndex..<stretch.endIndex])
    let (ones, shift) = (UInt64(0x0101_0101_0101_0101), UInt64(wanted.rawValue.trailingZeroBitCount))
    var (count, i) = (0, 0)
    while i &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self)
      // The product's highest byte is the sum of all eight.
      count &+= Int(truncatingIfNeeded: (((word &>> shift) & ones) &* ones) &>> 56)
      i &+= 8
    }
    while i < bytes.count {
      count &+= Int((bytes[i] &>> UInt8(shift)) & 1)
      i &+= 1
    }
    return count
  }
}
