import CCairo
import FlowBase
import FlowLayout

/// Makes a `Paint` what the context draws with.
struct PaintSource {
  let context: Context
  /// Memory for gradients, kept from one command to the next.
  let scratch: Scratch

  /// Runs `draw` with `paint` as the source, its gradient spanning `bounds`; `reach` is how far beyond them is drawn on.
  func use(_ paint: Paint, over bounds: Rect, reach: Double = 0, draw: () -> Void) {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return context.newPath() }
      context.setSource(color)
      draw()
    case .gradient(let gradient) where gradient.stops.count < 2:
      guard let only = gradient.stops.first else { return context.newPath() }
      use(.color(only.color), over: bounds, draw: draw)
    case .gradient(let gradient):
      if !context.isPicture, let pattern = VectorGradient.pattern(gradient, over: bounds) {
        cairo_set_source(context.raw, pattern)
        cairo_pattern_destroy(pattern)
        draw()
      } else {
        useRaster(gradient, over: bounds, reach: reach, draw: draw)
      }
    }
  }

  private func useRaster(_ gradient: Gradient, over bounds: Rect, reach: Double, draw: () -> Void) {
    let area = bounds.grown(by: reach).intersection(context.clipExtents).wholePixels
    guard !area.isEmpty else { return context.newPath() }
    let raster = GradientRaster(gradient, over: bounds)
    let (width, height) = (Int(area.width), Int(area.height))
    scratch.withSurface(
      raster.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: width, height: height,
      copies: !context.isPicture
    ) { pixels, surface in
      let (left, top) = (Int(area.x), Int(area.y))
      raster.write(left: left, top: top, width: width, height: height) { y in pixels + (y - top) * width - left }
      cairo_surface_mark_dirty(surface)
      cairo_set_source_surface(context.raw, surface, area.x, area.y)
      cairo_pattern_set_filter(cairo_get_source(context.raw), CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(cairo_get_source(context.raw), CAIRO_EXTEND_PAD)
      draw()
      // The context must not keep memory that the next command writes to.
      context.setSource(.black)
    }
  }

  /// Writes an opaque gradient straight into the picture where it fills whole pixels of one rectangle: half the work.
  /// False where that cannot be.
  func writeDirectly(_ gradient: Gradient, into rect: Rect) -> Bool {
    guard gradient.stops.count > 1, gradient.stops.allSatisfy({ $0.color.alpha == 255 }),
      let clip = context.clipRectangle, clip == clip.wholePixels, let pixels = context.pixels
    else { return false }
    let area = rect.intersection(clip).intersection(pixels.area)
    guard !area.isEmpty else { return true }
    GradientRaster(gradient, over: rect).write(
      left: Int(area.x), top: Int(area.y), width: Int(area.width), height: Int(area.height), rows: pixels.row)
    pixels.markDirty()
    return true
  }
}

/// Memory for one temporary picture, grown as needed and used again.
final class Scratch {
  private var memory: UnsafeMutableRawPointer?
  private var capacity = 0

  deinit { memory?.deallocate() }

  /// Lends a picture of undefined content. Vector surfaces keep what is drawn on them, so they get memory of their own
  /// (`copies`).
  func withSurface(
    _ format: cairo_format_t, width: Int, height: Int, copies: Bool,
    _ body: (UnsafeMutablePointer<UInt32>, OpaquePointer) -> Void
  ) {
    if copies {
      guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return }
      defer { cairo_surface_destroy(surface) }
      guard let data = cairo_image_surface_get_data(surface) else { return }
      body(UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self), surface)
      return
    }
    let bytes = width * height * 4
    if bytes > capacity {
      memory?.deallocate()
      memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
      capacity = bytes
    }
    guard let memory,
      let surface = cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(width * 4))
    else { return }
    body(memory.bindMemory(to: UInt32.self, capacity: width * height), surface)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
