import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The platform's activity indicator at a fixed phase: eight spokes that fade.
enum Spinner {
  static func node(size: Double, color: Color) -> Node {
    let shapes = (0..<8).map { i in
      let angle = Double(i) * .pi / 4 - .pi / 2
      func at(_ radius: Double) -> Point {
        Point(size / 2 + cos(angle) * radius * size, size / 2 + sin(angle) * radius * size)
      }
      let stroke = Stroke(.color(color.opacity(0.25 + 0.75 * Double(i) / 7)), width: size * 0.1)
      return Shape(.path([.move(at(0.24)), .line(at(0.44))]), stroke: stroke)
    }
    return Node(
      .canvas(Canvas(.points(Size(size, size)), shapes: shapes)), layout: LayoutStyle { $0.widthNature = .own })
  }
}
