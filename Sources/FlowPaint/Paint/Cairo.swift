import CCairo
import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A Cairo context by another name than the pointer that every C type shares, with the few calls that paint needs.
struct Context {
  let raw: OpaquePointer

  func save() { cairo_save(raw) }
  func restore() { cairo_restore(raw) }
  func fill() { cairo_fill(raw) }
  func clip() { cairo_clip(raw) }
  func newPath() { cairo_new_path(raw) }

  func setMatrix(_ t: Transform) {
    var m = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_set_matrix(raw, &m)
  }

  func setSource(_ c: Color) {
    cairo_set_source_rgba(
      raw, Double(c.red) / 255, Double(c.green) / 255, Double(c.blue) / 255, Double(c.alpha) / 255)
  }

  func rectangle(_ r: Rect) { cairo_rectangle(raw, r.x, r.y, r.width, r.height) }

  /// Appends a closed outline, clockwise from the left end of its top edge.
  func add(_ outline: RoundedRect) {
    let (r, c) = (outline.rect, outline.corners)
    guard !c.isZero else { return rectangle(r) }
    let right = Double.pi / 2
    cairo_new_sub_path(raw)
    cairo_move_to(raw, r.x + c.topLeft, r.y)
    corner(r.maxX - c.topRight, r.y + c.topRight, c.topRight, -right)
    corner(r.maxX - c.bottomRight, r.maxY - c.bottomRight, c.bottomRight, 0)
    corner(r.x + c.bottomLeft, r.maxY - c.bottomLeft, c.bottomLeft, right)
    corner(r.x + c.topLeft, r.y + c.topLeft, c.topLeft, 2 * right)
    cairo_close_path(raw)
  }

  private func corner(_ x: Double, _ y: Double, _ radius: Double, _ start: Double) {
    if radius > 0 { cairo_arc(raw, x, y, radius, start, start + .pi / 2) } else { cairo_line_to(raw, x, y) }
  }

  /// What the clip lets through, in user space.
  var clipExtents: Rect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(raw, &x1, &y1, &x2, &y2)
    return Rect(x1, y1, x2 - x1, y2 - y1)
  }

  /// The clip in user space if it is one upright rectangle.
  var clipRectangle: Rect? {
    guard let list = cairo_copy_clip_rectangle_list(raw) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return nil }
    let r = list.pointee.rectangles[0]
    return Rect(r.x, r.y, r.width, r.height)
  }

  /// The surface drawn on is a picture in memory, not a page of vectors.
  var isPicture: Bool { cairo_surface_get_type(cairo_get_target(raw)) == CAIRO_SURFACE_TYPE_IMAGE }

  /// The memory of the innermost group; nil on vector surfaces.
  var pixels: SurfacePixels? { SurfacePixels(cairo_get_group_target(raw)) }
}

/// A picture's memory while a context draws on it. Changes are announced by `markDirty`.
struct SurfacePixels {
  let surface: OpaquePointer
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let rowLength: Int
  let width: Int
  let height: Int
  /// Where the surface's first pixel lies in device pixels.
  let left: Int
  let top: Int

  init?(_ surface: OpaquePointer?) {
    guard let surface, cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    self.surface = surface
    base = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    rowLength = Int(cairo_image_surface_get_stride(surface)) / 4
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &dx, &dy)
    left = Int(-dx.rounded())
    top = Int(-dy.rounded())
  }

  func markDirty() { cairo_surface_mark_dirty(surface) }

  /// The surface's own area in device pixels.
  var area: Rect { Rect(Double(left), Double(top), Double(width), Double(height)) }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + (y - top) * rowLength - left }
}
