/// The chunks of a WebP file (RFC 9649): where its first frame lies, and its profile.
struct WebPContainer {
  /// The canvas.
  private(set) var size = PixelSize(0, 0)
  private(set) var profile: Range<Int>?
  /// The first frame's bitstream, with its alpha chunk before it if there is one.
  private(set) var frame: Range<Int>?
  /// The frame's place on the canvas of an animation; nil for a still picture.
  private(set) var place: (x: Int, y: Int)?

  /// Reads up to the first frame. `size` stays zero in a file without an extended header.
  init(_ view: ByteView) throws(ImageError) {
    guard let riff = view.little32(4) else { throw .cutOff(.webp) }
    guard riff >= 12, riff <= view.count - 8 else { throw .cutOff(.webp) }
    let end = 8 + riff
    var offset = 12
    while offset < end, frame == nil {
      guard let length = view.little32(offset + 4), offset + 8 <= end else { throw .cutOff(.webp) }
      let data = offset + 8..<offset + 8 + length
      guard data.upperBound <= end else { throw .cutOff(.webp) }
      if view.hasText("VP8X", at: offset) {
        guard let width = view.little24(offset + 12), let height = view.little24(offset + 15), length >= 10 else {
          throw .broken(.webp, "its header is too short")
        }
        size = PixelSize(width + 1, height + 1)
      } else if view.hasText("ICCP", at: offset) {
        profile = data
      } else if view.hasText("ANMF", at: offset) {
        guard length > 16, let x = view.little24(data.lowerBound), let y = view.little24(data.lowerBound + 3) else {
          throw .broken(.webp, "a frame has no picture")
        }
        guard size.width > 0 else { throw .broken(.webp, "an animation without a canvas") }
        place = (x * 2, y * 2)
        frame = data.lowerBound + 16..<data.upperBound
      } else if view.hasText("ALPH", at: offset) || view.hasText("VP8 ", at: offset)
        || view.hasText("VP8L", at: offset)
      {
        frame = offset..<end
      }
      offset = data.upperBound + length & 1
    }
    if frame == nil { throw .broken(.webp, "it holds no frame") }
  }
}
