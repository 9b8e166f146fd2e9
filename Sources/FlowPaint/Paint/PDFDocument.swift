import CCairo
import FlowBase
import FlowLayout

/// Pages of display lists as a PDF: text and shapes stay vectors.
public struct PDFDocument {
  public struct Page: Sendable {
    public var display: DisplayList
    /// PDF points (1/72 inch).
    public var size: Size
    /// What the display list's own points are multiplied by, after its `origin` is moved to the page's corner.
    public var scale: Double
    public var origin: Point
    public var background: Color

    public init(
      _ display: DisplayList, size: Size, scale: Double = 1, origin: Point = Point(0, 0), background: Color = .white
    ) {
      self.display = display
      self.size = size
      self.scale = scale
      self.origin = origin
      self.background = background
    }
  }

  private final class Output {
    var bytes: [UInt8] = []
  }

  /// The file's bytes; the same pages give the same bytes. Empty where Cairo cannot make it (no memory).
  public static func bytes(_ pages: [Page], title: String, painter: Painter) -> [UInt8] {
    let output = Output()
    let write: cairo_write_func_t = { closure, data, length in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
      return CAIRO_STATUS_SUCCESS
    }
    let first = pages.first?.size ?? Size(1, 1)
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        write, Unmanaged.passUnretained(output).toOpaque(), first.width, first.height)
    else { return [] }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    // Else it is the time of day.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    if let context = cairo_create(surface) {
      for page in pages {
        cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
        let color = page.background
        cairo_set_source_rgb(
          context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
        cairo_paint(context)
        cairo_save(context)
        cairo_translate(context, -page.origin.x * page.scale, -page.origin.y * page.scale)
        painter.draw(page.display, on: context, scale: page.scale)
        cairo_restore(context)
        cairo_show_page(context)
      }
      cairo_destroy(context)
    }
    cairo_surface_finish(surface)
    let isWhole = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    cairo_surface_destroy(surface)
    return withExtendedLifetime(output) { isWhole ? output.bytes : [] }
  }
}
