import CWebP

/// Writes WebP files.
public enum WebPWriter {
  /// Lossless; the pixels come back as they were.
  /// - Parameter effort: 0 (fastest) … 9 (smallest).
  /// - Throws: `.tooLarge` for an empty picture or one above 16,383 pixels a side; `.outOfMemory`.
  public static func lossless(_ picture: PixelBuffer, effort: Int = 4) throws(ImageError) -> [UInt8] {
    guard (1...16_383).contains(picture.width), (1...16_383).contains(picture.height) else {
      throw .tooLarge(width: picture.width, height: picture.height)
    }
    var (config, image, writer) = (WebPConfig(), WebPPicture(), WebPMemoryWriter())
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, Int32(min(9, max(0, effort)))) != 0,
      WebPPictureInit(&image) != 0
    else { throw .outOfMemory }
    config.exact = 1
    image.use_argb = 1
    image.width = Int32(picture.width)
    image.height = Int32(picture.height)
    WebPMemoryWriterInit(&writer)
    defer {
      WebPPictureFree(&image)
      WebPMemoryWriterClear(&writer)
    }
    var straight = picture
    if !picture.isOpaque { straight.unpremultiply() }
    let isImported = straight.bytes.withUnsafeBufferPointer {
      WebPPictureImportBGRA(&image, $0.baseAddress, Int32(straight.stride))
    }
    guard isImported != 0 else { throw .outOfMemory }
    image.writer = WebPMemoryWrite
    let isEncoded = withUnsafeMutablePointer(to: &writer) { pointer in
      image.custom_ptr = UnsafeMutableRawPointer(pointer)
      return WebPEncode(&config, &image)
    }
    guard isEncoded != 0, let memory = writer.mem else { throw .outOfMemory }
    return Array(UnsafeBufferPointer(start: memory, count: writer.size))
  }
}

extension PixelBuffer {
  /// Divides colour by alpha in place: what codecs want, no longer what this type promises.
  fileprivate mutating func unpremultiply() {
    bytes.withUnsafeMutableBytes { raw in
      for i in Swift.stride(from: 0, to: raw.count, by: 4) {
        let alpha = raw[i + 3]
        for k in 0..<3 { raw[i + k] = unpremultiplied(raw[i + k], alpha) }
      }
    }
  }
}
