import CCairo
import FlowBase
import FlowImage
import FlowLayout

/// Draws display lists. One a thread: it keeps memory, shadows and glyphs from one screen to the next.
public final class Painter {
  private let measurer: PangoMeasurer
  private let images: ImageStore
  private let shadows = ShadowPainter()
  private let scratch = Scratch()

  /// `measurer` must be the one that measured the texts; `images` may be shared between painters.
  public init(measurer: PangoMeasurer, images: ImageStore) {
    self.measurer = measurer
    self.images = images
  }

  /// A new picture of `size` points at `scale` pixels a point (rounded to whole pixels).
  public func paint(_ display: DisplayList, size: Size, scale: Double, background: Color) -> PixelBuffer {
    let (width, height) = Self.pixels(size, scale)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { memory, count in
      count = width * height * 4
      guard let base = memory.baseAddress else { return }
      paint(display, into: base, width: width, height: height, scale: scale, background: background)
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  /// The same into the memory of `picture` if it has the right size, else into a new one.
  public func paint(
    _ display: DisplayList, size: Size, scale: Double, background: Color, into picture: inout PixelBuffer
  ) {
    let (width, height) = Self.pixels(size, scale)
    guard picture.width == width, picture.height == height else {
      picture = paint(display, size: size, scale: scale, background: background)
      return
    }
    picture.bytes.withUnsafeMutableBufferPointer { memory in
      guard let base = memory.baseAddress else { return }
      paint(display, into: base, width: width, height: height, scale: scale, background: background)
    }
  }

  /// Draws on any Cairo context, such as a page of a PDF; `scale` turns points into the context's own unit.
  /// On vector surfaces gradients stay gradients, shadows become pictures, and a backdrop is only tinted, since what lies
  /// behind it is no picture there.
  public func draw(_ display: DisplayList, on context: OpaquePointer, scale: Double) {
    let context = Context(raw: context)
    var base = cairo_matrix_t()
    cairo_get_matrix(context.raw, &base)
    let user = Transform(a: base.xx, b: base.yx, c: base.xy, d: base.yy, tx: base.x0, ty: base.y0)
    context.save()
    var run = PaintRun(
      context: context, measurer: measurer, images: images, shadows: shadows,
      source: PaintSource(context: context, scratch: scratch))
    run.layers = context.pixels.map { [$0] } ?? []
    run.draw(display.items, in: PixelSpace(user.after(.scale(scale, scale))))
    context.restore()
  }

  private func paint(
    _ display: DisplayList, into memory: UnsafeMutablePointer<UInt8>, width: Int, height: Int, scale: Double,
    background: Color
  ) {
    guard width > 0, height > 0 else { return }
    // A screen's own background lies over all of the ground, which then need not be there.
    if !Self.covers(display.items, width: width, height: height, in: PixelSpace(.scale(scale, scale))) {
      let ground = PremultipliedColor(background).pixel
      UnsafeMutableRawPointer(memory).withMemoryRebound(to: UInt32.self, capacity: width * height) {
        $0.update(repeating: ground, count: width * height)
      }
    }
    // A page that is taller than Cairo's pictures is drawn piece by piece.
    for top in stride(from: 0, to: height, by: Self.longestSide) {
      let rows = min(Self.longestSide, height - top)
      guard
        let surface = cairo_image_surface_create_for_data(
          memory + top * width * 4, CAIRO_FORMAT_ARGB32, Int32(width), Int32(rows), Int32(width * 4)),
        let context = cairo_create(surface)
      else { return }
      cairo_translate(context, 0, -Double(top))
      draw(display, on: context, scale: scale)
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// Whether the first thing drawn hides every pixel of the picture.
  private static func covers(_ items: [DisplayItem], width: Int, height: Int, in space: PixelSpace) -> Bool {
    func hides(_ box: RoundedRect) -> Bool {
      let r = space.rect(box.rect)
      return box.corners.isZero && r.x <= 0 && r.y <= 0 && r.maxX >= Double(width) && r.maxY >= Double(height)
    }
    switch items.first {
    case .command(.fill(let box, let paint), _): return paint.isOpaque && hides(box)
    case .group(let group):
      return group.opacity >= 1 && group.transform == nil && group.clipBorder == 0 && group.clip.map(hides) ?? true
        && covers(group.items, width: width, height: height, in: space)
    case .command, nil: return false
    }
  }

  /// Cairo's pictures end here, in pixels.
  public static let longestSide = 32767

  /// The picture's own size in pixels: as wide as Cairo can draw, and as high as memory may be asked for.
  private static func pixels(_ size: Size, _ scale: Double) -> (width: Int, height: Int) {
    func whole(_ points: Double, _ limit: Int) -> Int { Int(max(0, min(Double(limit), (points * scale).rounded()))) }
    let width = whole(size.width, longestSide)
    return (width, whole(size.height, max(longestSide, ImageLimits.default.pixels / max(1, width))))
  }
}
