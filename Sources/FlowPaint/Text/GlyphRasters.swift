import CCairo

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Glyphs as coverage, at quarters of a pixel: text set without hinting keeps its spacing only so, and Cairo 1.16 would
/// put every glyph of a picture on a whole pixel. Filling outlines each time is 25 times slower.
final class GlyphRasters {
  struct Raster {
    /// Pixels from the glyph's whole-pixel origin to the picture's top left.
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    /// Row by row without padding.
    var coverage: [UInt8] = []
  }

  /// A glyph at its place in device pixels.
  struct Placed {
    var index: UInt32
    var x: Double
    var y: Double
  }

  private struct Key: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
    var phase: UInt8
    var scale: Double
  }

  private static let remembered = 16384
  private var rasters: [Key: Raster] = [:]

  /// Fills `glyphs` in the current source on a context whose user space is device pixels.
  func fill(_ glyphs: [Placed], of face: TextFace, scale: Double, on cairo: OpaquePointer) {
    var parts: [(x: Int, y: Int, raster: Raster)] = []
    parts.reserveCapacity(glyphs.count)
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for glyph in glyphs where abs(glyph.x) < 1e6 && abs(glyph.y) < 1e6 {
      let (x, y) = (Int((glyph.x * 4).rounded()), Int((glyph.y * 4).rounded()))
      let raster = raster(face, glyph.index, phase: UInt8(x & 3 | (y & 3) << 2), scale: scale)
      guard raster.width > 0 else { continue }
      let part = (x: (x >> 2) + raster.left, y: (y >> 2) + raster.top, raster: raster)
      left = min(left, part.x)
      top = min(top, part.y)
      right = max(right, part.x + raster.width)
      bottom = max(bottom, part.y + raster.height)
      parts.append(part)
    }
    // Only what can be seen: a line may be far longer than the picture is wide.
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    left = max(left, Int(x1.rounded(.down)))
    top = max(top, Int(y1.rounded(.down)))
    right = min(right, Int(x2.rounded(.up)))
    bottom = min(bottom, Int(y2.rounded(.up)))
    guard !parts.isEmpty, left < right, top < bottom,
      let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top))
    else { return }
    defer { cairo_surface_destroy(mask) }
    guard let bytes = cairo_image_surface_get_data(mask) else { return }
    let stride = Int(cairo_image_surface_get_stride(mask))
    for part in parts {
      Self.add(
        part.raster, x: part.x - left, y: part.y - top, to: bytes, width: right - left, height: bottom - top,
        stride: stride)
    }
    cairo_surface_mark_dirty(mask)
    cairo_mask_surface(cairo, mask, Double(left), Double(top))
  }

  /// Adds coverage, at most full: letters that join share their edge's pixels.
  private static func add(
    _ raster: Raster, x: Int, y: Int, to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    let columns = max(0, -x)..<max(max(0, -x), min(raster.width, width - x))
    let rows = max(0, -y)..<max(max(0, -y), min(raster.height, height - y))
    raster.coverage.withUnsafeBufferPointer { coverage in
      for row in rows {
        var target = bytes + (y + row) * stride + x + columns.lowerBound
        var source = row * raster.width + columns.lowerBound
        for _ in columns {
          let sum = UInt16(target.pointee) &+ UInt16(coverage[source])
          target.pointee = UInt8(min(sum, 255))
          target += 1
          source += 1
        }
      }
    }
  }

  // MARK: Rasters

  /// Coverage in sixteenths. No eye tells it from 256 steps, a picture has half as many colours, and its golden is a
  /// quarter smaller (comparison.md, Approving).
  private static let levels = (0...255).map { (full: Int) -> UInt8 in
    let sixteenths = (full * 16 + 127) / 255
    return UInt8((sixteenths * 255 + 8) / 16)
  }

  private func raster(_ face: TextFace, _ glyph: UInt32, phase: UInt8, scale: Double) -> Raster {
    let key = Key(face: ObjectIdentifier(face), glyph: glyph, phase: phase, scale: scale)
    if let known = rasters[key] { return known }
    if rasters.count >= Self.remembered { rasters = [:] }
    let made = Self.rasterise(face, glyph, phase: phase, scale: scale)
    rasters[key] = made
    return made
  }

  private static func rasterise(_ face: TextFace, _ glyph: UInt32, phase: UInt8, scale: Double) -> Raster {
    guard let scaled = face.scaled else { return Raster() }
    var shape = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, &shape, 1, &extents)
    guard extents.width > 0, extents.height > 0, extents.width * scale < 16384, extents.height * scale < 16384 else {
      return Raster()
    }
    // A pixel more on each side for the phase and for what extents round away.
    var raster = Raster()
    raster.left = Int((extents.x_bearing * scale).rounded(.down)) - 1
    raster.top = Int((extents.y_bearing * scale).rounded(.down)) - 1
    raster.width = Int(((extents.x_bearing + extents.width) * scale).rounded(.up)) + 2 - raster.left
    raster.height = Int(((extents.y_bearing + extents.height) * scale).rounded(.up)) + 2 - raster.top
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(raster.width), Int32(raster.height)),
      let cairo = cairo_create(surface)
    else { return Raster() }
    cairo_translate(
      cairo, Double(Int(phase & 3)) / 4 - Double(raster.left), Double(Int(phase >> 2)) / 4 - Double(raster.top))
    cairo_scale(cairo, scale, scale)
    cairo_set_scaled_font(cairo, scaled)
    cairo_glyph_path(cairo, &shape, 1)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      raster.coverage.reserveCapacity(raster.width * raster.height)
      for row in 0..<raster.height {
        for column in 0..<raster.width { raster.coverage.append(levels[Int(bytes[row * stride + column])]) }
      }
    }
    cairo_surface_destroy(surface)
    return raster
  }
}
