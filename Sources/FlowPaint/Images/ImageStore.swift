import FlowBase
import FlowImage
import FlowLayout
import FlowLottie
import Synchronization

/// The pictures that screens show: found by path, decoded once, and kept at the sizes at which they were drawn, within a
/// number of bytes. One store may serve any number of threads.
public final class ImageStore: Sendable {
  /// What a file turned out to be.
  enum Asset: Sendable {
    case bitmap(Size)
    case vector(Size)
    /// An SVG that nobody may draw: librsvg has not seen it.
    case undrawn
    /// Why it cannot be drawn, as a sentence without the file's name.
    case broken(String)
  }

  private struct ScaledKey: Hashable {
    var source: ImageSource.Kind
    var region: Rect
    var width: Int
    var height: Int
  }

  private struct Memory {
    var assets: [String: Asset] = [:]
    var decoded: ByteBoundedCache<String, PixelBuffer>
    var scaled: ByteBoundedCache<ScaledKey, PixelBuffer>
  }

  private let iconFolder: String?
  let animations: LottieStore
  private let memory: Mutex<Memory>
  /// librsvg's handles belong to one thread at a time.
  private let drawings = Mutex(ByteBoundedCache<String, SVGDrawing>(limit: 32 << 20))

  /// `iconFolder` holds the files of `ImageSource.Kind.icon`; `cacheBytes` bounds the pixels kept. `animations` is best
  /// shared by all stores of a run: it has a process to run.
  public init(iconFolder: String?, animations: LottieStore = LottieStore(), cacheBytes: Int = 192 << 20) {
    self.iconFolder = iconFolder
    self.animations = animations
    memory = Mutex(
      Memory(
        decoded: ByteBoundedCache(limit: cacheBytes / 2), scaled: ByteBoundedCache(limit: cacheBytes / 2)))
  }

  /// Keeps a picture that is in no file, under a name that no file has; it may be forgotten when memory is short.
  public func add(_ picture: PixelBuffer, as name: String) -> ImageSource {
    memory.withLock {
      $0.assets[name] = .bitmap(Size(Double(picture.width), Double(picture.height)))
      $0.decoded.insert(picture, for: name, bytes: picture.bytes.count)
    }
    return ImageSource(.file(name))
  }

  /// The picture's own size in points (pixels at 1×); nil for placeholders and what cannot be drawn.
  public func naturalSize(of source: ImageSource) -> Size? {
    if case .animation(let path, _) = source.kind { return try? animations.info(of: path).size }
    return switch asset(of: source) {
    case .bitmap(let size), .vector(let size): size
    case .undrawn, .broken, nil: nil
    }
  }

  /// Why the picture cannot be drawn, as a sentence without the file's name (diagnostic `broken-asset`); nil when it can
  /// be, and for placeholders and animations (`fault(ofAnimation:in:scale:)`).
  public func problem(of source: ImageSource) -> String? {
    guard case .broken(let why) = asset(of: source) else { return nil }
    return why
  }

  /// A part of the picture (`region`, in its own points) at a size in pixels; nil when it cannot be drawn.
  func picture(_ source: ImageSource, region: Rect, width: Int, height: Int) -> PixelBuffer? {
    guard width > 0, height > 0, width * height <= ImageLimits.default.pixels, !region.isEmpty else { return nil }
    let key = ScaledKey(source: source.kind, region: region, width: width, height: height)
    if let known = memory.withLock({ $0.scaled.value(for: key) }) { return known }
    let made =
      if case .animation(let path, let moment) = source.kind {
        draw(animation: path, at: moment, region: region, width: width, height: height)
      } else {
        make(source, region: region, width: width, height: height)
      }
    if let made { memory.withLock { $0.scaled.insert(made, for: key, bytes: made.bytes.count) } }
    return made
  }

  private func make(_ source: ImageSource, region: Rect, width: Int, height: Int) -> PixelBuffer? {
    guard let path = path(of: source), let asset = asset(of: source) else { return nil }
    return switch asset {
    case .bitmap: decoded(path).map { Resampler.scale($0, region: region, width: width, height: height) }
    case .vector: draw(path, region: region, width: width, height: height)
    case .undrawn, .broken: nil
    }
  }

  private func path(of source: ImageSource) -> String? {
    switch source.kind {
    case .file(let path): path
    case .icon(let name): iconFolder.map { $0 + "/" + name }
    case .placeholder, .animation: nil
    }
  }

  private func asset(of source: ImageSource) -> Asset? {
    guard let path = path(of: source) else {
      if case .icon = source.kind { return .broken("there is no folder of icons") }
      return nil
    }
    let allowsSVG = if case .file = source.kind { source.allowsSVG } else { true }
    var asset = memory.withLock { $0.assets[path] }
    if case .undrawn = asset, allowsSVG { asset = nil }
    let known = asset ?? inspect(path, allowsSVG: allowsSVG)
    if asset == nil { memory.withLock { $0.assets[path] = known } }
    switch known {
    case .vector where !allowsSVG, .undrawn:
      return .broken("SVG images are not drawn on this platform; use PNG, JPEG or WebP")
    default: return known
    }
  }

  private func inspect(_ path: String, allowsSVG: Bool) -> Asset {
    do {
      let bytes = try ImageFile.read(path)
      guard ImageKind.sniff(bytes) == .svg else {
        let picture = try ImageDecoder.decode(bytes)
        memory.withLock { $0.decoded.insert(picture, for: path, bytes: picture.bytes.count) }
        return .bitmap(Size(Double(picture.width), Double(picture.height)))
      }
      guard allowsSVG else { return .undrawn }
      return try drawings.withLock { cache in
        let drawing = try SVGDrawing(bytes)
        cache.insert(drawing, for: path, bytes: bytes.count * 8)
        return .vector(drawing.size)
      }
    } catch let error as ImageError {
      return .broken(error.description)
    } catch {
      return .broken("\(error)")
    }
  }

  private func decoded(_ path: String) -> PixelBuffer? {
    if let known = memory.withLock({ $0.decoded.value(for: path) }) { return known }
    guard let bytes = try? ImageFile.read(path), let picture = try? ImageDecoder.decode(bytes) else { return nil }
    memory.withLock { $0.decoded.insert(picture, for: path, bytes: picture.bytes.count) }
    return picture
  }

  private func draw(_ path: String, region: Rect, width: Int, height: Int) -> PixelBuffer? {
    drawings.withLock { cache in
      if let known = cache.value(for: path) { return known.draw(region: region, width: width, height: height) }
      guard let bytes = try? ImageFile.read(path), let drawing = try? SVGDrawing(bytes) else { return nil }
      cache.insert(drawing, for: path, bytes: bytes.count * 8)
      return drawing.draw(region: region, width: width, height: height)
    }
  }
}
