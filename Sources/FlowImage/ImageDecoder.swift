/// Reads PNG, JPEG, WebP and GIF files of any origin: hostile bytes give an error, in bounded time and memory.
///
/// The result is what a phone shows: sRGB (an embedded profile is applied), upright (EXIF orientation is applied),
/// alpha premultiplied, the first frame of an animation.
public enum ImageDecoder {
  /// Decodes a whole file. The kind is told by its bytes.
  public static func decode(_ bytes: [UInt8], limits: ImageLimits = .default) throws(ImageError) -> PixelBuffer {
    try bytes.withUnsafeBufferPointer { (base) throws(ImageError) in
      let view = ByteView(base)
      switch try kind(of: view, limits) {
      case .png: return try PNGDecoder.decode(view, limits)
      case .jpeg: return try JPEGDecoder.decode(view, limits)
      case .webp: return try WebPDecoder.decode(view, limits)
      case .gif: return try GIFDecoder.decode(view, limits)
      case let other: throw .unsupported(other)
      }
    }
  }

  /// The size that ``decode(_:limits:)`` would answer, read from the file's header alone; the pixels may still be broken.
  public static func size(of bytes: [UInt8], limits: ImageLimits = .default) throws(ImageError) -> PixelSize {
    try bytes.withUnsafeBufferPointer { (base) throws(ImageError) in
      let view = ByteView(base)
      let size =
        switch try kind(of: view, limits) {
        case .png: try PNGDecoder.size(view)
        case .jpeg: try JPEGDecoder.size(view)
        case .webp: try WebPDecoder.size(view)
        case .gif: try GIFDecoder.size(view)
        case let other: throw ImageError.unsupported(other)
        }
      try limits.check(width: size.width, height: size.height)
      return size
    }
  }

  private static func kind(of view: ByteView, _ limits: ImageLimits) throws(ImageError) -> ImageKind {
    guard view.count > 0 else { throw .empty }
    guard view.count <= limits.bytes else { throw .fileTooLarge(bytes: view.count) }
    if view.hasText("version https://git-lfs", at: 0) { throw .gitLFSPointer }
    guard let kind = ImageKind.sniff(view) else { throw .notAnImage }
    return kind
  }
}
