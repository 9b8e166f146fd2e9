import CCairo
import CRsvg
import FlowBase
import FlowImage

/// An SVG file, parsed. Nothing outside its bytes is ever read: librsvg refuses references to files when the document
/// has no place of its own.
final class SVGDrawing {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// In points; what the file says, else its view box.
  let size: Size

  init(_ bytes: [UInt8]) throws {
    try SVGCheck.check(bytes)
    var failure: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &failure) else {
      throw ImageError.broken(.svg, Self.message(failure))
    }
    rsvg_handle_set_dpi(handle, 96)
    guard let size = Self.size(of: handle) else {
      g_object_unref(UnsafeMutableRawPointer(handle))
      throw ImageError.broken(.svg, "it has neither a size nor a view box")
    }
    self.handle = handle
    self.size = size
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// A part of the drawing, in its own points, stretched to a size in pixels.
  func draw(region: Rect, width: Int, height: Int) -> PixelBuffer? {
    var isDrawn = false
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { memory, count in
      count = width * height * 4
      guard let base = memory.baseAddress else { return }
      base.update(repeating: 0, count: count)
      guard
        let surface = cairo_image_surface_create_for_data(
          base, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)),
        let cr = cairo_create(surface)
      else { return }
      cairo_scale(cr, Double(width) / region.width, Double(height) / region.height)
      cairo_translate(cr, -region.x, -region.y)
      var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
      var failure: UnsafeMutablePointer<GError>?
      isDrawn = rsvg_handle_render_document(handle, cr, &viewport, &failure) != 0
      if let failure { g_error_free(failure) }
      cairo_destroy(cr)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return isDrawn ? PixelBuffer(width: width, height: height, bytes: bytes) : nil
  }

  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> Size? {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return Size(width, height)
    }
    var has: (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (w, h) = (RsvgLength(), RsvgLength())
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(handle, &has.0, &w, &has.1, &h, &has.2, &box)
    return has.2 != 0 && box.width > 0 && box.height > 0 ? Size(box.width, box.height) : nil
  }

  private static func message(_ failure: UnsafeMutablePointer<GError>?) -> String {
    guard let failure else { return "librsvg cannot read it" }
    defer { g_error_free(failure) }
    return String(cString: failure.pointee.message)
  }
}
