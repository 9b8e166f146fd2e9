import FlowBase

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Shapes of a canvas in points of the screen: x' = sx·x + dx, y' = sy·y + dy; `sx` is negative where it is mirrored.
struct CanvasMapping {
  private var sx: Double
  private var sy: Double
  private var dx: Double
  private var dy: Double
  /// For line widths and dashes.
  private var strokeScale: Double

  /// Lays `canvas` into the content box `box`.
  init(_ canvas: Canvas, in box: Rect, mirrored: Bool) {
    switch canvas.space {
    case .points(let size):
      (sx, sy, strokeScale) = (1, 1, 1)
      (dx, dy) = (box.center.x - size.width / 2, box.center.y - size.height / 2)
    case .scaled(let size):
      let wanted = min(
        size.width > 0 ? box.width / size.width : .infinity, size.height > 0 ? box.height / size.height : .infinity)
      let scale = wanted.isFinite ? wanted : 1
      (sx, sy, strokeScale) = (scale, scale, scale)
      (dx, dy) = (box.center.x - size.width * scale / 2, box.center.y - size.height * scale / 2)
    case .unit:
      (sx, sy, strokeScale) = (box.width, box.height, 1)
      (dx, dy) = (box.x, box.y)
    }
    if mirrored {
      sx = -sx
      dx = 2 * box.center.x - dx
    }
  }

  func map(_ shape: Shape) -> Shape {
    var shape = shape
    shape.outline = map(shape.outline)
    if strokeScale != 1, let stroke = shape.stroke {
      shape.stroke?.width = stroke.width * strokeScale
      shape.stroke?.dash = stroke.dash.map { $0 * strokeScale }
    }
    return shape
  }

  private func map(_ p: Point) -> Point { Point(sx * p.x + dx, sy * p.y + dy) }

  private func map(_ r: Rect) -> Rect {
    let (a, b) = (map(r.origin), map(Point(r.maxX, r.maxY)))
    return Rect(min(a.x, b.x), min(a.y, b.y), abs(b.x - a.x), abs(b.y - a.y))
  }

  private func map(_ outline: Outline) -> Outline {
    switch outline {
    case .rect(let rect, let corners):
      let scaled = corners.map { $0 * min(abs(sx), abs(sy)) }
      let physical =
        sx < 0
        ? Corners(
          topLeft: scaled.topRight, topRight: scaled.topLeft, bottomRight: scaled.bottomLeft,
          bottomLeft: scaled.bottomRight) : scaled
      let box = map(rect)
      return .rect(box, physical.fitted(to: box.size))
    case .ellipse(let rect): return .ellipse(map(rect))
    case .path(let elements): return .path(map(elements))
    }
  }

  private func map(_ elements: [PathElement]) -> [PathElement] {
    var mapped: [PathElement] = []
    for element in elements {
      switch element {
      case .move(let p): mapped.append(.move(map(p)))
      case .line(let p): mapped.append(.line(map(p)))
      case .curve(let p, let q, let end): mapped.append(.curve(map(p), map(q), to: map(end)))
      case .close: mapped.append(.close)
      case .arc(let center, let radius, let from, let to):
        if sx == sy {
          mapped.append(.arc(center: map(center), radius: radius * sx, from: from, to: to))
        } else {
          mapped += curves(center: center, radius: radius, from: from, to: to, startsPath: mapped.isEmpty)
        }
      }
    }
    return mapped
  }

  /// A mirrored or unevenly scaled arc is no arc any more: Bézier curves of at most a quarter turn each.
  private func curves(center: Point, radius: Double, from: Double, to: Double, startsPath: Bool) -> [PathElement] {
    func point(_ angle: Double, _ along: Double = 0) -> Point {
      map(
        Point(
          center.x + radius * (cos(angle) - along * sin(angle)), center.y + radius * (sin(angle) + along * cos(angle))))
    }
    let start = from * .pi / 180
    let sweep = max(-2 * .pi, min(2 * .pi, (to - from) * .pi / 180))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4.0 / 3 * tan(step / 4)
    var elements: [PathElement] = [startsPath ? .move(point(start)) : .line(point(start))]
    for k in 0..<pieces {
      let (a, b) = (start + Double(k) * step, start + Double(k + 1) * step)
      elements.append(.curve(point(a, handle), point(b, -handle), to: point(b)))
    }
    return elements
  }
}
