import CCairo
import FlowBase
import FlowLayout

extension PangoMeasurer {
  /// Draws text where `space` puts its points, whatever matrix the context has now.
  func draw(
    _ text: TextContent, measure: TextMeasure, width: Double, at place: Point, in space: PixelSpace, on context: Context
  ) {
    context.save()
    let t = space.toDevice
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_set_matrix(context.raw, &matrix)
    draw(text, measure: measure, width: width, at: place, on: context.raw, scale: space.unit)
    context.restore()
  }
}
