/// A place on the screen, in points from the top left, y down (layout.md, Coordinates).
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public static let zero = Point(0, 0)

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public static let zero = Size(0, 0)

  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
  public static let zero = Rect(0, 0, 0, 0)

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(_ origin: Point, _ size: Size) { self.init(origin.x, origin.y, size.width, size.height) }

  public var origin: Point { Point(x, y) }
  public var size: Size { Size(width, height) }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var center: Point { Point(x + width / 2, y + height / 2) }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle inside `edges`; its size never falls below zero.
  public func inset(by edges: Edges) -> Rect {
    Rect(
      x + edges.left, y + edges.top, max(0, width - edges.left - edges.right), max(0, height - edges.top - edges.bottom)
    )
  }

  public func offset(by d: Point) -> Rect { Rect(x + d.x, y + d.y, width, height) }

  /// Whether the two share an area larger than `tolerance` points in both directions.
  public func intersects(_ other: Rect, tolerance: Double = 0) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > tolerance && min(maxY, other.maxY) - max(y, other.y) > tolerance
  }

  public func union(_ o: Rect) -> Rect {
    let left = min(x, o.x)
    let top = min(y, o.y)
    return Rect(left, top, max(maxX, o.maxX) - left, max(maxY, o.maxY) - top)
  }
}

/// Four physical sides in points: padding, margin, insets. Left and right do not mirror (layout.md, Containers).
public struct Edges: Hashable, Sendable {
  public var top: Double
  public var right: Double
  public var bottom: Double
  public var left: Double
  public static let zero = Edges(0)

  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  public init(_ all: Double) { self.init(top: all, right: all, bottom: all, left: all) }
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, right: horizontal, bottom: vertical, left: horizontal)
  }

  public var horizontal: Double { left + right }
  public var vertical: Double { top + bottom }

  public static func + (a: Edges, b: Edges) -> Edges {
    Edges(top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom, left: a.left + b.left)
  }
}

/// Corner radii in points, physical corners. `fitted` scales them down as CSS does.
public struct Corners: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double
  public static let zero = Corners(0)

  public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(_ all: Double) { self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all) }

  public var isZero: Bool { topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0 }

  /// All radii scaled by one factor so that neighbours fit their side (CSS Backgrounds 5.5).
  public func fitted(to size: Size) -> Corners {
    func ratio(_ side: Double, _ a: Double, _ b: Double) -> Double { a + b > side && a + b > 0 ? side / (a + b) : 1 }
    let f = min(
      ratio(size.width, topLeft, topRight), ratio(size.width, bottomLeft, bottomRight),
      ratio(size.height, topLeft, bottomLeft), ratio(size.height, topRight, bottomRight))
    return f < 1 ? map { $0 * f } : self
  }

  /// The radii of an edge that lies `inset` points further inside.
  public func inset(by inset: Double) -> Corners { map { max(0, $0 - inset) } }

  public func map(_ change: (Double) -> Double) -> Corners {
    Corners(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}

/// An affine map of points: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
  public var a = 1.0
  public var b = 0.0
  public var c = 0.0
  public var d = 1.0
  public var tx = 0.0
  public var ty = 0.0
  public static let identity = Transform()

  public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static func translation(_ x: Double, _ y: Double) -> Transform { Transform(tx: x, ty: y) }
  public static func scale(_ x: Double, _ y: Double) -> Transform { Transform(a: x, d: y) }
}
