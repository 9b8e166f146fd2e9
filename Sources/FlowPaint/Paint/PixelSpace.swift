import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The pixels in which a group is drawn, seen from its points.
///
/// Where the way from points to device pixels only scales and moves, local pixels are device pixels and edges snap to
/// them. Turned or skewed groups get local pixels of the same size on a matrix of their own, and nothing snaps.
struct PixelSpace {
  /// Points to device pixels.
  let toDevice: Transform
  /// Local pixels a point.
  let unit: Double
  /// Local pixels to device pixels; the identity where edges snap.
  let matrix: Transform
  /// Edges snap to whole pixels.
  let snaps: Bool

  init(_ toDevice: Transform) {
    self.toDevice = toDevice
    snaps = toDevice.b == 0 && toDevice.c == 0 && toDevice.a > 0 && abs(toDevice.a - toDevice.d) < 1e-9
    unit = snaps ? toDevice.a : abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot()
    matrix = snaps || unit == 0 ? .identity : toDevice.after(.scale(1 / unit, 1 / unit))
  }

  /// The space of a group that is moved by `transform` (points to points).
  func inside(_ transform: Transform) -> PixelSpace { PixelSpace(toDevice.after(transform)) }

  /// A place in local pixels, not snapped.
  func point(_ p: Point) -> Point { snaps ? toDevice.apply(p) : Point(p.x * unit, p.y * unit) }

  /// A rectangle in local pixels, not snapped.
  func exact(_ r: Rect) -> Rect { Rect(point(r.origin), Size(r.width * unit, r.height * unit)) }

  /// A rectangle in local pixels, its edges on whole pixels. What has any size keeps at least one pixel (a hairline).
  func rect(_ r: Rect) -> Rect {
    let e = exact(r)
    guard snaps else { return e }
    let (x, width) = Self.snap(e.x, e.width)
    let (y, height) = Self.snap(e.y, e.height)
    return Rect(x, y, width, height)
  }

  /// An outline in local pixels, its radii made to fit.
  func outline(_ o: RoundedRect) -> RoundedRect {
    let r = rect(o.rect)
    return RoundedRect(r, o.corners.map { max(0, $0) * unit }.fitted(to: r.size))
  }

  /// The width of a border or a line: whole pixels, at least one, ties down.
  func lineWidth(_ points: Double) -> Double {
    guard points > 0 else { return 0 }
    return snaps ? max(1, (points * unit - 0.5).rounded(.up)) : points * unit
  }

  private static func snap(_ start: Double, _ length: Double) -> (Double, Double) {
    // Half a pixel is decided as for positive numbers; the tiny term absorbs the noise of sums such as 0.1 + 0.2.
    func nearest(_ v: Double) -> Double { (v + 0.5 + 1e-6).rounded(.down) }
    let low = nearest(start)
    let size = nearest(start + length) - low
    return (low, size == 0 && length > 1.0 / 16 ? 1 : size)
  }
}

extension Transform {
  /// First `inner`, then this.
  func after(_ inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

  /// The smallest upright rectangle around what `r` becomes.
  func bounds(of r: Rect) -> Rect {
    let corners = [r.origin, Point(r.maxX, r.y), Point(r.x, r.maxY), Point(r.maxX, r.maxY)].map(apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return Rect(xs.min()!, ys.min()!, xs.max()! - xs.min()!, ys.max()! - ys.min()!)
  }
}

extension Rect {
  /// Grown by `d` on every side.
  func grown(by d: Double) -> Rect { Rect(x - d, y - d, width + 2 * d, height + 2 * d) }

  func intersection(_ o: Rect) -> Rect {
    let left = max(x, o.x)
    let top = max(y, o.y)
    return Rect(left, top, max(0, min(maxX, o.maxX) - left), max(0, min(maxY, o.maxY) - top))
  }

  /// The whole pixels that it touches.
  var wholePixels: Rect {
    let left = x.rounded(.down)
    let top = y.rounded(.down)
    return Rect(left, top, maxX.rounded(.up) - left, maxY.rounded(.up) - top)
  }
}
