/// What a JPEG file's segments say before and about its pixels.
struct JPEGSegments {
  private(set) var size: PixelSize
  /// EXIF's tag 0x112, 1 … 8.
  private(set) var orientation = 1
  /// The ICC profile, its pieces joined.
  private(set) var profile: [UInt8]?
  /// Whether Adobe's marker is there: its four-ink files are stored inverted.
  private(set) var isAdobe = false
  /// How many times the file passes over the picture (one, or one a scan of a progressive file).
  private(set) var scans = 0

  /// The size once orientation is applied.
  var uprightSize: PixelSize { orientation >= 5 ? PixelSize(size.height, size.width) : size }

  init(_ view: ByteView) throws(ImageError) {
    var offset = 2
    var frame: PixelSize?
    var pieces: [Int: Range<Int>] = [:]
    while true {
      guard let first = view.byte(offset), let marker = view.byte(offset + 1) else { throw .cutOff(.jpeg) }
      // Stray bytes and fill bytes before a marker are allowed for.
      guard first == 0xFF, marker != 0xFF, marker != 0 else {
        offset += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += 2
        continue
      }
      guard marker != 0xD9 else { throw .broken(.jpeg, "it holds no pixels") }
      guard let length = view.big16(offset + 2) else { throw .cutOff(.jpeg) }
      guard length >= 2 else { throw .broken(.jpeg, "a segment has no length") }
      let data = offset + 4..<offset + 2 + length
      guard data.upperBound <= view.count else { throw .cutOff(.jpeg) }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = view.big16(data.lowerBound + 1), let width = view.big16(data.lowerBound + 3) else {
          throw .cutOff(.jpeg)
        }
        guard width > 0, height > 0 else { throw .broken(.jpeg, "it is empty") }
        frame = PixelSize(width, height)
      case 0xE1 where data.count >= 6 && view.hasText("Exif\0\0", at: data.lowerBound):
        orientation = Self.readOrientation(view.slice(data.lowerBound + 6..<data.upperBound)) ?? orientation
      case 0xE2 where view.hasText("ICC_PROFILE\0", at: data.lowerBound) && data.count >= 14:
        pieces[Int(view.base[data.lowerBound + 12])] = data.lowerBound + 14..<data.upperBound
      case 0xEE where view.hasText("Adobe", at: data.lowerBound): isAdobe = true
      default: break
      }
      offset = data.upperBound
      if marker == 0xDA { break }
    }
    guard let frame else { throw .broken(.jpeg, "its pixels come before their size") }
    size = frame
    if !pieces.isEmpty {
      profile = pieces.sorted { $0.key < $1.key }.flatMap { view.base[$0.value] }
    }
    scans = 1 + Self.countScans(view, from: offset)
  }

  private static func countScans(_ view: ByteView, from start: Int) -> Int {
    var (count, previous) = (0, UInt8(0))
    for byte in view.base[start...] {
      if previous == 0xFF && byte == 0xDA { count += 1 }
      previous = byte
    }
    return count
  }

  /// The orientation in a TIFF structure's first directory; nil where there is none.
  private static func readOrientation(_ tiff: ByteView) -> Int? {
    let isLittle = tiff.hasText("II", at: 0)
    guard isLittle || tiff.hasText("MM", at: 0) else { return nil }
    func short(_ at: Int) -> Int? { isLittle ? tiff.little16(at) : tiff.big16(at) }
    guard short(2) == 42, let directory = isLittle ? tiff.little32(4) : tiff.big32(4), let count = short(directory)
    else { return nil }
    for i in 0..<count {
      let entry = directory + 2 + i * 12
      guard let tag = short(entry) else { return nil }
      if tag == 0x112 { return short(entry + 8).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}
