/// What a file is, by its first bytes; a name is never asked (assets.md, 7).
public enum ImageKind: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, webp, gif, svg
  // Known so that messages can name them.
  case gzip, lottie, zip, rive, mp4, heif, avif, bmp, tiff, pdf

  /// The kind's name as people write it.
  public var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .svg: "SVG"
    case .gzip: "gzip (a compressed SVG?)"
    case .lottie: "Lottie"
    case .zip: "ZIP (a dotLottie?)"
    case .rive: "Rive"
    case .mp4: "MP4 video"
    case .heif: "HEIF"
    case .avif: "AVIF"
    case .bmp: "BMP"
    case .tiff: "TIFF"
    case .pdf: "PDF"
    }
  }

  /// Whether ``ImageDecoder`` reads it.
  public var isDecoded: Bool {
    switch self {
    case .png, .jpeg, .webp, .gif: true
    default: false
    }
  }

  /// The kind of a file that begins with (or is) `bytes`; nil when it begins like none of them.
  public static func sniff(_ bytes: [UInt8]) -> ImageKind? {
    bytes.withUnsafeBufferPointer { sniff(ByteView($0)) }
  }

  static func sniff(_ view: ByteView) -> ImageKind? {
    if let kind = signatures.first(where: { view.hasText($0.text, at: $0.offset) })?.kind { return kind }
    if view.hasBytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return .png }
    if view.hasBytes([0xFF, 0xD8, 0xFF], at: 0) { return .jpeg }
    if view.hasBytes([0x1F, 0x8B], at: 0) { return .gzip }
    if view.hasText("RIFF", at: 0) { return view.hasText("WEBP", at: 8) ? .webp : nil }
    if view.hasText("ftyp", at: 4) { return mediaBrand(view) }
    return sniffText(view)
  }

  private static let signatures: [(text: StaticString, offset: Int, kind: ImageKind)] = [
    ("GIF87a", 0, .gif), ("GIF89a", 0, .gif), ("RIVE", 0, .rive), ("PK\u{3}\u{4}", 0, .zip), ("BM", 0, .bmp),
    ("II*\0", 0, .tiff), ("MM\0*", 0, .tiff), ("%PDF-", 0, .pdf),
  ]

  private static func mediaBrand(_ view: ByteView) -> ImageKind {
    if view.hasText("avi", at: 8) { return .avif }
    let still: [StaticString] = ["heic", "heix", "heim", "heis", "mif1", "msf1"]
    return still.contains { view.hasText($0, at: 8) } ? .heif : .mp4
  }

  /// SVG and Lottie, which are text: the first character decides, words near the beginning confirm.
  private static func sniffText(_ view: ByteView) -> ImageKind? {
    var start = view.hasBytes([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0
    while let byte = view.byte(start), byte == 0x20 || (0x09...0x0D).contains(byte) { start += 1 }
    let head = start..<min(view.count, start + 65_536)
    switch view.byte(start) {
    case UInt8(ascii: "<"):
      return view.contains("<svg", in: head) || view.contains(":svg", in: head) ? .svg : nil
    case UInt8(ascii: "{"):
      let tail = max(start, view.count - 65_536)..<view.count
      let isLottie =
        view.contains("\"layers\"", in: head) || view.contains("\"layers\"", in: tail)
        || (view.contains("\"fr\"", in: head) && view.contains("\"op\"", in: head))
      return isLottie ? .lottie : nil
    default: return nil
    }
  }
}
