import CTurboJPEG

/// JPEG through libturbojpeg, which catches its own errors: none jumps over a Swift frame.
enum JPEGDecoder {
  static func size(_ view: ByteView) throws(ImageError) -> PixelSize { try JPEGSegments(view).uprightSize }

  static func decode(_ view: ByteView, _ limits: ImageLimits) throws(ImageError) -> PixelBuffer {
    let segments = try JPEGSegments(view)
    let (width, height) = (segments.size.width, segments.size.height)
    try limits.check(width: width, height: height)
    // A tiny progressive file can pass over a huge picture thousands of times. Ten passes over the largest are allowed.
    guard segments.scans * width * height <= 10 * limits.pixels else {
      throw .broken(.jpeg, "it has \(segments.scans) passes")
    }

    guard let handle = tjInitDecompress() else { throw .outOfMemory }
    defer { tjDestroy(handle) }
    var (w, h, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard
      tjDecompressHeader3(handle, view.base.baseAddress, UInt(view.count), &w, &h, &sampling, &space) == 0
        || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue)
    else { throw error(handle) }
    guard Int(w) == width, Int(h) == height else { throw .broken(.jpeg, "it states two sizes") }

    var picture = PixelBuffer(unfilledWidth: width, height: height)
    if space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue) {
      var inks = PixelBuffer(unfilledWidth: width, height: height)
      try decompress(handle, view, as: TJPF_CMYK, to: &inks)
      convert(inks, segments, to: &picture)
    } else {
      try decompress(handle, view, as: TJPF_BGRA, to: &picture)
      if let profile = segments.profile {
        let source: ColorConversion.Source = space == Int32(TJCS_GRAY.rawValue) ? .gray : .rgb
        let conversion = ColorConversion(profile: profile, source: source)
        picture.bytes.withUnsafeMutableBytes { conversion?.apply(to: $0) }
      }
    }
    return picture.turned(byOrientation: segments.orientation)
  }

  private static func decompress(
    _ handle: tjhandle, _ view: ByteView, as format: TJPF, to picture: inout PixelBuffer
  ) throws(ImageError) {
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    let code = picture.bytes.withUnsafeMutableBufferPointer {
      tjDecompress2(
        handle, view.base.baseAddress, UInt(view.count), $0.baseAddress, width, width * 4, height,
        Int32(format.rawValue), TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
    }
    if code == 0 { return }
    let failure = error(handle)
    // Stray bytes between segments harm nothing and are common; every other warning means damaged pixels.
    if case .broken(_, let text) = failure, tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue),
      text.contains("extraneous bytes")
    {
      return
    }
    throw failure
  }

  private static func error(_ handle: tjhandle) -> ImageError {
    let text = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown error"
    return text.contains("Premature end") || text.contains("premature end") ? .cutOff(.jpeg) : .broken(.jpeg, text)
  }

  /// Four inks to sRGB: through the profile, else by the plain rule that a channel is what both inks let through.
  private static func convert(_ inks: PixelBuffer, _ segments: JPEGSegments, to picture: inout PixelBuffer) {
    let isInverted = segments.isAdobe
    picture.bytes.withUnsafeMutableBytes { output in
      inks.bytes.withUnsafeBytes { input in
        guard let from = input.baseAddress, let to = output.baseAddress else { return }
        if let profile = segments.profile,
          let conversion = ColorConversion(profile: profile, source: .cmyk(isInverted: isInverted))
        {
          for y in 0..<inks.height {
            conversion.convertInks(from + y * inks.stride, to: to + y * inks.stride, count: inks.width)
          }
        } else {
          let flip: UInt8 = isInverted ? 0 : 255
          for i in stride(from: 0, to: input.count, by: 4) {
            let light = input[i + 3] ^ flip
            for k in 0..<3 { output[i + k] = UInt8(premultiplied(input[i + 2 - k] ^ flip, light)) }
          }
        }
        for i in stride(from: 3, to: output.count, by: 4) { output[i] = 255 }
      }
    }
  }
}
