/// Says of one pixel in what way it differs. The perceptual rule is pixelmatch's: a distance in YIQ over the threshold,
/// unless the pixel anti-aliases an edge in either picture (Vyšniauskas, "Anti-aliased pixel and intensity slope
/// detector", 2009).
struct PixelClassifier {
  let expected: PixelView
  let actual: PixelView
  /// The squared distance above which a pixel differs.
  private let limit: Double

  init(expected: PixelView, actual: PixelView, threshold: Double) {
    self.expected = expected
    self.actual = actual
    limit = ColorDistance.maximum * threshold * threshold
  }

  /// The actual pixel (x, y) against the expected pixel (x − dx, y − dy); both must exist and differ.
  @inline(__always)
  func classify(_ x: Int, _ y: Int, dx: Int, dy: Int) -> PixelClass {
    let (e, a) = (expected[x - dx, y - dy], actual[x, y])
    var result = PixelClass.exact
    if ColorDistance.anyChannel(e, a, over: 2) { result.insert(.strict) }
    if ColorDistance.between(e, a) > limit {
      let smooths =
        smoothsEdge(expected, x - dx, y - dy, in: actual, dx, dy) || smoothsEdge(actual, x, y, in: expected, -dx, -dy)
      result.insert(smooths ? .antialiased : .perceptual)
    }
    return result
  }

  /// Whether the pixel lies on a slope between a darker and a brighter neighbour of which one belongs to a flat area
  /// in both pictures; `dx`, `dy` lead from this picture's places to the other's.
  private func smoothsEdge(_ view: PixelView, _ x: Int, _ y: Int, in other: PixelView, _ dx: Int, _ dy: Int) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, view.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, view.height - 1))
    let center = view[x, y]
    let brightness = ColorDistance.luma(center)
    // What lies outside the picture counts as one more equal neighbour.
    var equal = x == left || x == right || y == top || y == bottom ? 1 : 0
    var (brightest, darkest) = (0, 0)
    var (brightX, brightY, darkX, darkY) = (0, 0, 0, 0)
    var nx = left
    while nx <= right {
      var ny = top
      while ny <= bottom {
        let neighbor = view[nx, ny]
        if neighbor == center {
          if nx != x || ny != y {
            equal += 1
            if equal > 2 { return false }
          }
        } else {
          let delta = brightness - ColorDistance.luma(neighbor)
          if delta == 0 {
            equal += 1
            if equal > 2 { return false }
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
    if brightest == 0 || darkest == 0 { return false }
    return (liesInFlatArea(view, brightX, brightY) && liesInFlatArea(other, brightX + dx, brightY + dy))
      || (liesInFlatArea(view, darkX, darkY) && liesInFlatArea(other, darkX + dx, darkY + dy))
  }

  /// Whether more than two of the eight neighbours have the very same colour.
  private func liesInFlatArea(_ view: PixelView, _ x: Int, _ y: Int) -> Bool {
    guard view.contains(x, y) else { return false }
    let (left, right) = (max(x - 1, 0), min(x + 1, view.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, view.height - 1))
    let center = view[x, y]
    // The pixel itself is counted by the loop, so the count starts one lower.
    var equal = x == left || x == right || y == top || y == bottom ? 0 : -1
    var ny = top
    while ny <= bottom {
      let row = view.row(ny)
      var nx = left
      while nx <= right {
        if row[nx] == center {
          equal += 1
          if equal > 2 { return true }
        }
        nx += 1
      }
      ny += 1
    }
    return false
  }
}
