import FlowDocument

/// A `.lottie` archive: a manifest, animations under `animations/` (version 1) or `a/` (version 2), and their pictures
/// under `images/` or `i/`.
struct DotLottie {
  private var archive: ZipArchive
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ file: [UInt8]) throws(LottieFault) {
    bytes = .allocate(capacity: file.count)
    _ = bytes.initialize(from: file)
    do throws(LottieFault) { archive = try ZipArchive(UnsafeBufferPointer(bytes)) } catch {
      bytes.deallocate()
      throw error
    }
  }

  func end() {
    archive.end()
    bytes.deallocate()
  }

  /// The animation that the manifest begins with, else the first by name.
  mutating func animation() throws(LottieFault) -> [UInt8] {
    var names = archive.files.map(\.name).filter { name in
      name.hasSuffix(".json") && (name.hasPrefix("animations/") || name.hasPrefix("a/"))
    }.sorted()
    if let first = try firstID() { names = ["animations/\(first).json", "a/\(first).json"] + names }
    for name in names {
      if let content = try archive.content(name) { return content }
    }
    throw .broken("the archive has no animation")
  }

  /// A picture by its name in the animation.
  mutating func picture(_ name: String) throws(LottieFault) -> [UInt8]? {
    guard let last = name.split(separator: "/").last else { return nil }
    for folder in ["images", "i"] {
      if let content = try archive.content("\(folder)/\(last)") { return content }
    }
    return nil
  }

  private mutating func firstID() throws(LottieFault) -> String? {
    guard let text = try archive.content("manifest.json") else { return nil }
    var sources = SourceMap()
    let manifest = JSONReader.read(bytes: text, file: "", into: &sources).value
    return manifest?["initial"]?["animation"]?.asString ?? manifest?["activeAnimationId"]?.asString
      ?? manifest?["animations"]?[0]?["id"]?.asString
  }
}
