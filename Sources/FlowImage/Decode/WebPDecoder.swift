import CWebP

/// WebP through libwebp; of an animation the first frame, on a transparent canvas as browsers lay it.
enum WebPDecoder {
  static func size(_ view: ByteView) throws(ImageError) -> PixelSize {
    // The extended header may stand in a file whose frame has not arrived.
    if view.hasText("VP8X", at: 12), let width = view.little24(24), let height = view.little24(27) {
      return PixelSize(width + 1, height + 1)
    }
    return try features(view)
  }

  static func decode(_ view: ByteView, _ limits: ImageLimits) throws(ImageError) -> PixelBuffer {
    let canvas = try size(view)
    try limits.check(width: canvas.width, height: canvas.height)
    let container = try WebPContainer(view)
    guard let range = container.frame else { throw .broken(.webp, "it holds no frame") }
    let stream = view.slice(range)
    let size = try features(stream)
    let place = container.place ?? (0, 0)
    guard place.x + size.width <= canvas.width, place.y + size.height <= canvas.height,
      container.place != nil || size == canvas
    else { throw .broken(.webp, "its frame does not fit its canvas") }

    var picture = PixelBuffer(unfilledWidth: size.width, height: size.height)
    let stride = Int32(picture.stride)
    let status = picture.bytes.withUnsafeMutableBufferPointer { output in
      flow_webp_decode_bgra(stream.base.baseAddress, stream.count, output.baseAddress, output.count, stride)
    }
    guard status == VP8_STATUS_OK else { throw error(status) }
    if let profile = container.profile {
      let conversion = ColorConversion(profile: Array(view.base[profile]), source: .rgb)
      picture.bytes.withUnsafeMutableBytes { conversion?.apply(to: $0) }
    }
    picture.bytes.withUnsafeMutableBytes { $0.premultiply() }
    guard size != canvas else { return picture }
    var result = PixelBuffer(width: canvas.width, height: canvas.height)
    result.draw(picture, x: place.x, y: place.y)
    return result
  }

  /// The size of a bitstream (or of a whole file).
  private static func features(_ view: ByteView) throws(ImageError) -> PixelSize {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(view.base.baseAddress, view.count, &features)
    guard status == VP8_STATUS_OK else { throw error(status) }
    guard features.width > 0, features.height > 0 else { throw .broken(.webp, "it is empty") }
    return PixelSize(Int(features.width), Int(features.height))
  }

  private static func error(_ status: VP8StatusCode) -> ImageError {
    switch status {
    case VP8_STATUS_OUT_OF_MEMORY: .outOfMemory
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: .cutOff(.webp)
    case VP8_STATUS_UNSUPPORTED_FEATURE: .broken(.webp, "it uses a feature that does not exist")
    default: .broken(.webp, "its compressed data is damaged")
    }
  }
}
