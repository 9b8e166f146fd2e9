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
    for y in 0..<height where !Self.isSameRow(classifier, y) { classify(classifier, 0..<width, row: y) }
  }

  private static func isSameRow(_ classifier: PixelClassifier, _ y: Int) -> Bool {
    memcmp(classifier.expected.row(y), classifier.actual.row(y), classifier.actual.width * 4) == 0
  }

  /// Classifies `columns` of a row anew, against the expected picture moved by (dx, dy). What falls outside the
  /// expected picture has nothing to differ from and counts as equal.
  mutating func classify(_ classifier: PixelClassifier, _ columns: Range<Int>, row y: Int, dx: Int = 0, dy: Int = 0) {
    let (expected, actual) = (classifier.expected, classifier.actual)
    clear(columns, row: y)
    let columns = columns.clamped(to: max(0, dx)..<max(max(0, dx), min(width, width + dx)))
    guard y - dy >= 0, y - dy < expected.height, !columns.isEmpty else { return }
    let (expectedRow, actualRow) = (expected.row(y - dy), actual.row(y))
    var (first, last) = (-1, -1)
    classes.withUnsafeMutableBufferPointer { classes in
      for x in columns where expectedRow[x - dx] != actualRow[x] {
        classes[y * width + x] = classifier.classify(x, y, dx: dx, dy: dy).rawValue
        if first < 0 { first = x }
        last = x
      }
    }
    if first >= 0 { extend(row: y, over: first..<(last + 1)) }
  }

  /// Takes a stretch of a row as equal.
  mutating func clear(_ columns: Range<Int>, row y: Int) {
    let range = columns.clamped(to: extents[y])
    guard !range.isEmpty else { return }
    for x in range { classes[y * width + x] = 0 }
    if range == extents[y] { extents[y] = 0..<0 }
  }

  private mutating func extend(row y: Int, over columns: Range<Int>) {
    let old = extents[y]
    extents[y] =
      old.isEmpty
      ? columns : min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
  }

  /// How many pixels are of a class, for every combination of classes at once: index = raw value.
  func histogram(in area: PixelRect? = nil) -> [Int] {
    var counts = [Int](repeating: 0, count: 16)
    let area = area ?? PixelRect(x: 0, y: 0, width: width, height: height)
    classes.withUnsafeBufferPointer { classes in
      counts.withUnsafeMutableBufferPointer { counts in
        for y in area.rows {
          for x in extents[y].clamped(to: area.columns) { counts[Int(classes[y * width + x] & 15)] += 1 }
        }
      }
    }
    return counts
  }

  /// Pixels that have any of the classes.
  func count(_ wanted: PixelClass, in area: PixelRect? = nil) -> Int {
    wanted.total(in: histogram(in: area))
  }
}
