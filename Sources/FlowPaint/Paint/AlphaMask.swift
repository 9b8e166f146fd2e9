import CCairo
import FlowBase
import FlowLayout

/// Coverage of a shape, one byte a pixel, as a Cairo picture that owns its memory.
final class AlphaMask {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  let stride: Int
  var bytes: UnsafeMutablePointer<UInt8> { cairo_image_surface_get_data(surface) }

  /// An empty mask; nil where there is no memory for it or Cairo cannot hold it.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width < 32768, height < 32768,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.width = width
    self.height = height
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Fills an outline given in the mask's own pixels.
  func fill(_ outline: RoundedRect) {
    guard let cr = cairo_create(surface) else { return }
    let context = Context(raw: cr)
    context.add(outline)
    context.fill()
    cairo_destroy(cr)
    cairo_surface_flush(surface)
  }

  /// Blurs by a Gaussian of `sigma` pixels; nothing lies outside the mask.
  func blur(sigma: Double) {
    let box = BoxBlur(sigma: sigma)
    // Eight lines are blurred side by side; the plane is turned over between the directions so that they lie together.
    let (wide, high) = ((width + 7) / 8 * 8, (height + 7) / 8 * 8)
    let plane = UnsafeMutablePointer<Float>.allocate(capacity: wide * high)
    let turned = UnsafeMutablePointer<Float>.allocate(capacity: wide * high)
    let spare = UnsafeMutablePointer<SIMD8<Float>>.allocate(capacity: max(wide, high) + 2 * box.reach + 8)
    defer {
      plane.deallocate()
      turned.deallocate()
      spare.deallocate()
    }
    plane.update(repeating: 0, count: wide * high)
    turned.update(repeating: 0, count: wide * high)
    for y in 0..<height { for x in 0..<width { turned[x * high + y] = Float(bytes[y * stride + x]) } }
    func pass(_ p: UnsafeMutablePointer<Float>, lanes: Int, count: Int) {
      p.withMemoryRebound(to: SIMD8<Float>.self, capacity: wide * high / 8) { vectors in
        for lane in 0..<lanes / 8 {
          box.blur(vectors + lane, count: count, step: lanes / 8, edge: .zero, spare: spare)
        }
      }
    }
    pass(turned, lanes: high, count: width)
    for y in 0..<height { for x in 0..<width { plane[y * wide + x] = turned[x * high + y] } }
    pass(plane, lanes: wide, count: height)
    for y in 0..<height {
      for x in 0..<width { bytes[y * stride + x] = UInt8(max(0, min(255, plane[y * wide + x] + 0.5))) }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// This mask as large as asked for: its middle column and row are repeated.
  func stretched(toWidth newWidth: Int, height newHeight: Int) -> AlphaMask? {
    guard let result = AlphaMask(width: newWidth, height: newHeight) else { return nil }
    let (half, middle) = (width / 2, newWidth - width)
    for y in 0..<newHeight {
      let extra = newHeight - height
      let sourceY = y <= height / 2 ? y : y <= height / 2 + extra ? height / 2 : y - extra
      let from = bytes + sourceY * stride
      let to = result.bytes + y * result.stride
      to.update(from: from, count: half)
      (to + half).update(repeating: from[half], count: middle)
      (to + half + middle).update(from: from + half, count: width - half)
    }
    cairo_surface_mark_dirty(result.surface)
    return result
  }

  /// Takes away what `hole` covers; it is as large as this mask.
  func subtract(_ hole: AlphaMask) {
    for y in 0..<height {
      let (a, b) = (bytes + y * stride, hole.bytes + y * hole.stride)
      for x in 0..<width where b[x] != 0 { a[x] = UInt8((Int(a[x]) * (255 - Int(b[x])) + 127) / 255) }
    }
    cairo_surface_mark_dirty(surface)
  }
}
