import CCairo
import CPango
import CRsvg

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A face that text may be set in.
public struct FontFace: Hashable, Sendable {
  public var family: String
  /// File name without its folder.
  public var file: String
  /// The font's own version: `3.019`.
  public var version: String
}

/// The fonts of the process, and nothing of the machine's: an own fontconfig world that every thread's measurer shares
/// (engineering.md rule 1).
public final class FontLibrary: @unchecked Sendable {
  public let folder: FontFolder
  /// Chinese, Japanese and Korean can be set: the pinned Noto Sans CJK is installed.
  public let hasCJK: Bool
  /// Every file's family and version, in order of family and file.
  public let faces: [FontFace]
  /// Stands for the fonts and for the libraries that set and draw them: pictures with the same one may be compared by
  /// their pixels. 16 hexadecimal digits.
  public let fingerprint: String
  /// Name and version of those libraries, in a fixed order.
  public let libraries: [(name: String, version: String)]
  /// Never changed after `init`, which is what makes the sharing safe.
  let config: OpaquePointer

  /// Takes 2 ms; the first time on a machine about a second, for fontconfig's cache and to prove the CJK fonts.
  ///
  /// - Parameters:
  ///   - path: the folder of fonts; nil = found as `FontFolder` says.
  ///   - systemFonts: glyphs that the pinned fonts lack are taken from the machine's (`--system-fonts`); pictures then
  ///     depend on the machine.
  public init(path: String? = nil, systemFonts: Bool = false) throws(FontError) {
    folder = try FontFolder(path: path)
    // Pango picks a language for scripts that the text's own does not have, and asks the environment first.
    setenv("PANGO_LANGUAGE", "en", 1)
    let cache = try Self.cacheFolder()
    guard let config = FcConfigCreate() else { throw .unusable("fontconfig") }
    let read = FontConfiguration.xml(cache: cache).withCString { xml in
      xml.withMemoryRebound(to: FcChar8.self, capacity: 1) { FcConfigParseAndLoadFromMemory(config, $0, 1) }
    }
    guard read != 0, FcConfigAppFontAddDir(config, folder.path) != 0 else { throw .unusable("fontconfig rules") }
    let cjk = CJKFonts.verifiedFolder(cache: cache)
    hasCJK = cjk.map { FcConfigAppFontAddDir(config, $0) != 0 } ?? false
    if systemFonts { FcConfigAppFontAddDir(config, "/usr/share/fonts") }
    Self.makeCurrent(config)
    self.config = config
    faces = Self.faces(of: config)
    libraries = Self.versions()
    let identity = folder.digest + libraries.map { "\n\($0.name) \($0.version)" }.joined()
    fingerprint = String(FileBytes.sha256(Array(identity.utf8)).prefix(16))
  }

  deinit { FcConfigDestroy(config) }

  /// librsvg and any map of Pango without a configuration of its own use the current one, so the first library stays it.
  private static func makeCurrent(_ config: OpaquePointer) {
    struct Once { static let lock = Lock() }
    Once.lock.first { _ = FcConfigSetCurrent(config) }
  }

  private final class Lock: @unchecked Sendable {
    private var mutex = pthread_mutex_t()
    private var done = false
    init() { pthread_mutex_init(&mutex, nil) }

    func first(_ work: () -> Void) {
      pthread_mutex_lock(&mutex)
      defer { pthread_mutex_unlock(&mutex) }
      if !done { work() }
      done = true
    }
  }

  /// Private to the user; what lies there saves time and never changes a pixel.
  private static func cacheFolder() throws(FontError) -> String {
    var places: [String] = []
    if let cache = getenv("XDG_CACHE_HOME") { places.append(String(cString: cache)) }
    if let home = getenv("HOME") {
      let caches = String(cString: home) + "/.cache"
      mkdir(caches, 0o700)
      places.append(caches)
    }
    places.append("/tmp")
    for place in places {
      let own = place + (place == "/tmp" ? "/flowproof-\(getuid())" : "/flowproof")
      mkdir(own, 0o700)
      var info = stat()
      guard lstat(own, &info) == 0, info.st_uid == getuid(), info.st_mode & S_IFMT == S_IFDIR, access(own, W_OK) == 0
      else { continue }
      return own
    }
    throw .unusable("no writable folder for fontconfig's cache among \(places.joined(separator: ", "))")
  }

  private static func faces(of config: OpaquePointer) -> [FontFace] {
    guard let set = FcConfigGetFonts(config, FcSetApplication), let fonts = set.pointee.fonts else { return [] }
    var faces: Set<FontFace> = []
    for i in 0..<Int(set.pointee.nfont) {
      guard let family = string(fonts[i], FC_FAMILY), let file = string(fonts[i], FC_FILE) else { continue }
      var version: Int32 = 0
      FcPatternGetInteger(fonts[i], FC_FONTVERSION, 0, &version)
      let thousandths = (Int(version) * 1000 + 0x8000) >> 16
      let decimals = String(1000 + thousandths % 1000).dropFirst()
      let name = file.split(separator: "/").last.map(String.init) ?? file
      faces.insert(FontFace(family: family, file: name, version: "\(thousandths / 1000).\(decimals)"))
    }
    return faces.sorted { ($0.family, $0.file) < ($1.family, $1.file) }
  }

  private static func string(_ pattern: OpaquePointer?, _ key: String) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }

  private static func versions() -> [(name: String, version: String)] {
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    let fontconfig = FcGetVersion()
    return [
      ("cairo", String(cString: cairo_version_string())),
      ("pango", String(cString: pango_version_string())),
      ("harfbuzz", String(cString: hb_version_string())),
      ("freetype", "\(major).\(minor).\(patch)"),
      ("fontconfig", "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
      ("librsvg", "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)"),
    ]
  }
}
