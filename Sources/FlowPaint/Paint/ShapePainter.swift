import CCairo
import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Draws a canvas's shapes: outlines filled and stroked where they are, not snapped, but for rectangles that are only
/// filled (ticks, bars), whose edges would blur.
struct ShapePainter {
  let source: PaintSource
  let space: PixelSpace
  private var context: Context { source.context }

  init(source: PaintSource, space: PixelSpace) {
    self.source = source
    self.space = space
  }

  func draw(_ shape: Shape) {
    context.newPath()
    add(shape.outline, snaps: shape.stroke == nil)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context.raw, &x1, &y1, &x2, &y2)
    let bounds = Rect(x1, y1, x2 - x1, y2 - y1)
    if let fill = shape.fill {
      source.use(fill, over: bounds) { cairo_fill_preserve(context.raw) }
    }
    if let stroke = shape.stroke, stroke.width > 0 {
      if shape.fill != nil {
        context.newPath()
        add(shape.outline, snaps: false)
      }
      context.save()
      cairo_set_line_width(context.raw, stroke.width * space.unit)
      cairo_set_line_cap(context.raw, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(context.raw, stroke.cap == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      // Cairo refuses negative lengths and dashes that come to nothing, and would draw nothing from then on.
      let dash = stroke.dash.map { max(0, $0) * space.unit }
      if dash.contains(where: { $0 > 0 }) { cairo_set_dash(context.raw, dash, Int32(dash.count), 0) }
      source.use(stroke.paint, over: bounds, reach: stroke.width * space.unit * 2) {
        cairo_stroke_preserve(context.raw)
      }
      context.restore()
    }
    context.newPath()
  }

  private func add(_ outline: Outline, snaps: Bool) {
    let cr = context.raw
    switch outline {
    case .rect(let rect, let corners):
      if snaps {
        context.add(space.outline(RoundedRect(rect, corners)))
      } else {
        let r = space.exact(rect)
        context.add(RoundedRect(r, corners.map { max(0, $0) * space.unit }.fitted(to: r.size)))
      }
    case .ellipse(let rect):
      let r = space.exact(rect)
      guard !r.isEmpty else { return }
      context.save()
      cairo_translate(cr, r.center.x, r.center.y)
      cairo_scale(cr, r.width / 2, r.height / 2)
      cairo_new_sub_path(cr)
      cairo_arc(cr, 0, 0, 1, 0, 2 * .pi)
      cairo_close_path(cr)
      context.restore()
    case .path(let elements):
      for element in elements { add(element) }
    }
  }

  private func add(_ element: PathElement) {
    let cr = context.raw
    switch element {
    case .move(let p):
      let q = space.point(p)
      cairo_move_to(cr, q.x, q.y)
    case .line(let p):
      let q = space.point(p)
      cairo_line_to(cr, q.x, q.y)
    case .curve(let a, let b, let end):
      let (a, b, end) = (space.point(a), space.point(b), space.point(end))
      cairo_curve_to(cr, a.x, a.y, b.x, b.y, end.x, end.y)
    case .arc(let center, let radius, let from, let to):
      let c = space.point(center)
      let arc = to >= from ? cairo_arc : cairo_arc_negative
      arc(cr, c.x, c.y, max(0, radius) * space.unit, from / 180 * .pi, to / 180 * .pi)
    case .close: cairo_close_path(cr)
    }
  }
}
