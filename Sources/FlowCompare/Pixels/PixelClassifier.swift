/// Says of one pixel in what way it differs. The perceptual rule is pixelmatch's: a distance in YIQ over the threshold,
/// unless the pixel anti-aliases an edge in either picture (Vyšniauskas, "Anti-aliased pixel and intensity slope
/// detector", 2009).
struct PixelClassifier {
  let expected: PixelView
  let actual: PixelView
  /// The squared distance above which a pixel differs.
  private let limit: Double
  /// A step in every channel up to which no two colours come over the limit: 1.144 · step² is the most that the
  /// distance can be, and four times that where the alphas differ too.
  private let harmlessStep: Int32

  init(expected: PixelView, actual: PixelView, threshold: Double) {
    self.expected = expected
    self.actual = actual
    limit = ColorDistance.maximum * threshold * threshold
    harmlessStep = Int32((max(0, limit) / (4 * 1.15)).squareRoot())
  }

  /// Pixels of a row that are not the very same in the expected picture moved down by `dy`; that row must exist.
  func unequalPixels(row y: Int, dy: Int) -> Int {
    let (e, a) = (expected.row(y - dy), actual.row(y))
    var count: UInt32 = 0
    for x in 0..<actual.width { count &+= e[x] != a[x] ? 1 : 0 }
    return Int(count)
  }

  /// What two colours alone say.
  struct Colors {
    var classes = PixelClass()
    var isOverThreshold = false
  }

  /// Two colours that are not equal.
  @inline(__always)
  func compare(_ expected: UInt32, _ actual: UInt32) -> Colors {
    let step = ColorDistance.largestStep(expected, actual)
    return Colors(
      classes: step > 2 ? [.exact, .strict] : .exact,
      isOverThreshold: step > harmlessStep && ColorDistance.between(expected, actual) > limit)
  }

  /// The actual pixel (x, y) against the expected pixel (x − dx, y − dy), both of which exist and are over the
  /// threshold: whether it differs, or smooths an edge only. Kept out of the loop over a row, whose registers it needs.
  @inline(never)
  func classOverThreshold(_ x: Int, _ y: Int, dx: Int, dy: Int) -> PixelClass {
    let smooths =
      smoothsEdge(expected, x - dx, y - dy, in: actual, dx, dy) || smoothsEdge(actual, x, y, in: expected, -dx, -dy)
    return smooths ? .antialiased : .perceptual
  }

  /// The end of the pixels from (x, y) on that have, in both pictures, the colour of their neighbours to the left and
  /// right and above (or below): more than two equal ones, so none of them smooths an edge. `x` itself where there are
  /// none. `columns` are those of the row that exist in both.
  @inline(__always)
  func flatEnd(_ x: Int, _ y: Int, dx: Int, dy: Int, in columns: Range<Int>) -> Int {
    let (e, a) = (expected.row(y - dy) - dx, actual.row(y))
    guard x > columns.lowerBound, e[x - 1] == e[x], a[x - 1] == a[x] else { return x }
    func flatEnd(beside step: Int) -> Int {
      guard y + step >= 0, y + step < actual.height, y - dy + step >= 0, y - dy + step < expected.height
      else { return x }
      // All four rows at once: no more is looked at than is told by it.
      let (besideExpected, besideActual) = (e + step * expected.width, a + step * actual.width)
      let end = Self.runEnd((e, a), (besideExpected, besideActual), from: x, to: columns.upperBound)
      return end < columns.upperBound && e[end] == e[x] && a[end] == a[x] ? end : end - 1
    }
    let above = flatEnd(beside: -1)
    return above > x ? above : flatEnd(beside: 1)
  }

  /// An expected and an actual row.
  typealias Rows = (expected: UnsafePointer<UInt32>, actual: UnsafePointer<UInt32>)

  /// The end of the pixels that are, in both pairs of rows, what the first pair has at `start`; `start` if there are none.
  @inline(__always)
  static func runEnd(_ rows: Rows, _ others: Rows, from start: Int, to end: Int) -> Int {
    let (e, a) = (rows.expected[start], rows.actual[start])
    let (twoExpected, twoActual) = (UInt64(e) << 32 | UInt64(e), UInt64(a) << 32 | UInt64(a))
    func differs(_ row: UnsafePointer<UInt32>, _ x: Int, _ two: UInt64) -> UInt64 {
      let words = UnsafeRawPointer(row + x)
      return (words.loadUnaligned(as: UInt64.self) ^ two)
        | (words.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ two)
    }
    func differ(_ rows: Rows, _ x: Int) -> UInt64 {
      differs(rows.expected, x, twoExpected) | differs(rows.actual, x, twoActual)
    }
    func are(_ rows: Rows, _ x: Int) -> Bool { rows.expected[x] == e && rows.actual[x] == a }
    var x = start
    while x &+ 4 <= end, differ(rows, x) | differ(others, x) == 0 { x &+= 4 }
    while x < end, are(rows, x), are(others, x) { x &+= 1 }
    return x
  }

  /// Whether the pixel lies on a slope between a darker and a brighter neighbour of which one belongs to a flat area
  /// in both pictures; `dx`, `dy` lead from this picture's places to the other's.
  @inline(__always)
  private func smoothsEdge(_ view: PixelView, _ x: Int, _ y: Int, in other: PixelView, _ dx: Int, _ dy: Int) -> Bool {
    let equal = equalNeighbors(view, x, y)
    return equal <= 2 && smoothsEdge(view, x, y, in: other, dx, dy, equal)
  }

  private func smoothsEdge(
    _ view: PixelView, _ x: Int, _ y: Int, in other: PixelView, _ dx: Int, _ dy: Int, _ equalNeighbors: Int
  ) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, view.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, view.height - 1))
    let center = view[x, y]
    let brightness = ColorDistance.luma(center)
    var equal = equalNeighbors
    var (brightest, darkest) = (0, 0)
    var (brightX, brightY, darkX, darkY) = (0, 0, 0, 0)
    // Column by column: of several extremes the first one counts.
    var nx = left
    while nx <= right {
      var ny = top
      while ny <= bottom {
        let neighbor = view[nx, ny]
        if neighbor != center {
          let delta = brightness - ColorDistance.luma(neighbor)
          if delta == 0 {
            equal += 1
          } else if delta < brightest {
            (brightest, brightX, brightY) = (delta, nx, ny)
          } else if delta > darkest {
            (darkest, darkX, darkY) = (delta, nx, ny)
          }
        }
        ny += 1
      }
      nx += 1
    }
    if equal > 2 || brightest == 0 || darkest == 0 { return false }
    return (liesInFlatArea(view, brightX, brightY) && liesInFlatArea(other, brightX + dx, brightY + dy))
      || (liesInFlatArea(view, darkX, darkY) && liesInFlatArea(other, darkX + dx, darkY + dy))
  }

  /// Whether more than two of the eight neighbours have the very same colour.
  @inline(__always)
  private func liesInFlatArea(_ view: PixelView, _ x: Int, _ y: Int) -> Bool {
    view.contains(x, y) && equalNeighbors(view, x, y) > 2
  }

  /// Neighbours of the very same colour, counted as far as is needed to tell whether they are more than two; what lies
  /// outside the picture counts as one more.
  @inline(__always)
  private func equalNeighbors(_ view: PixelView, _ x: Int, _ y: Int) -> Int {
    let center = view[x, y]
    if x > 0, y > 0, x < view.width - 1, y < view.height - 1 {
      let row = view.row(y) + x
      let (above, below) = (row - view.width, row + view.width)
      func equal(_ pixel: UInt32) -> Int { pixel == center ? 1 : 0 }
      let near = equal(row[-1]) + equal(row[1]) + equal(above[0])
      if near > 2 { return near }
      return near + equal(below[0]) + equal(above[-1]) + equal(above[1]) + equal(below[-1]) + equal(below[1])
    }
    // The pixel itself is counted by the loop and stands for the outside.
    var equal = 0
    for ny in max(y - 1, 0)...min(y + 1, view.height - 1) {
      for nx in max(x - 1, 0)...min(x + 1, view.width - 1) where view[nx, ny] == center { equal += 1 }
    }
    return equal
  }
}
