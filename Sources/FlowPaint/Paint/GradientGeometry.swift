import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a gradient's colours lie over a box (layout.md, Gradients), in the box's own unit.
enum GradientGeometry {
  /// From `start` (0) to `end` (1); bands stand square on that line.
  case linear(start: Point, end: Point)
  case radial(center: Point, radius: Double)
  /// One turn clockwise from `start` radians after twelve o'clock.
  case conic(center: Point, start: Double)

  init(_ geometry: Gradient.Geometry, over r: Rect) {
    switch geometry {
    case .angle(let degrees):
      let (s, c) = Self.sinCos(degrees)
      // CSS: as long as needed for the corners to get the end colours.
      let half = (abs(r.width * s) + abs(r.height * c)) / 2
      let m = r.center
      self = .linear(start: Point(m.x - s * half, m.y + c * half), end: Point(m.x + s * half, m.y - c * half))
    case .topLeftToBottomRight: self = .linear(start: r.origin, end: Point(r.maxX, r.maxY))
    case .topRightToBottomLeft: self = .linear(start: Point(r.maxX, r.y), end: Point(r.x, r.maxY))
    case .radial(let unit):
      let center = Point(r.x + unit.x * r.width, r.y + unit.y * r.height)
      let dx = max(abs(center.x - r.x), abs(r.maxX - center.x))
      let dy = max(abs(center.y - r.y), abs(r.maxY - center.y))
      self = .radial(center: center, radius: (dx * dx + dy * dy).squareRoot())
    case .conic(let unit, let angle):
      let center = Point(r.x + unit.x * r.width, r.y + unit.y * r.height)
      self = .conic(center: center, start: angle / 180 * .pi)
    }
  }

  /// Exact on the axes, so that an upright gradient has no slope left from rounding.
  private static func sinCos(_ degrees: Double) -> (Double, Double) {
    let turn = degrees - (degrees / 360).rounded(.down) * 360
    switch turn {
    case 0: return (0, 1)
    case 90: return (1, 0)
    case 180: return (0, -1)
    case 270: return (-1, 0)
    default: return (sin(turn / 180 * .pi), cos(turn / 180 * .pi))
    }
  }

  /// The length over which all colours appear, in pixels: how fine the table must be.
  var extent: Double {
    switch self {
    case .linear(let a, let b): return hypot(b.x - a.x, b.y - a.y)
    case .radial(_, let radius): return radius
    case .conic: return 2048
    }
  }
}
