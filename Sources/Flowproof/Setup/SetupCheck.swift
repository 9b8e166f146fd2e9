import FlowLottie
import FlowPaint

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether everything that drawing needs is there and is what it should be: what `doctor` says.
public struct SetupCheck: Sendable {
  public enum State: String, Sendable {
    case ok
    /// Pictures can be drawn, with gaps.
    case warning
    /// Nothing can be drawn.
    case failure
  }

  /// One thing looked at.
  public struct Item: Sendable {
    public var name: String
    public var state: State
    /// What was found: a version, a folder, a fault.
    public var detail: String
    /// The way out.
    public var hint: String?
  }

  public private(set) var items: [Item] = []
  /// Stands for fonts and libraries; nil where there are no usable fonts.
  public private(set) var fingerprint: String?

  /// `fonts`: the folder to take instead of the bundled one. Hashes every font (50 ms).
  public init(fonts path: String? = nil) {
    let library: FontLibrary
    do throws(FontError) {
      library = try FontLibrary(path: path)
      try library.folder.verify()
      add("fonts", .ok, "\(library.folder.entries.count) files as pinned in \(library.folder.path)")
    } catch {
      add("fonts", .failure, "\(error)", hint: "check the folder Fonts out again, or name one with --fonts DIR")
      return
    }
    addIcons(library.folder.path + "/Icons")
    if library.hasCJK {
      add("cjk", .ok, "the pinned Noto Sans CJK")
    } else {
      add(
        "cjk", .warning, "no Noto Sans CJK of the pinned version: Chinese, Japanese and Korean glyphs are missing",
        hint: "apt-get install fonts-noto-cjk (Debian 12 has the pinned one)")
    }
    for (name, version) in library.libraries { add(name, .ok, version) }
    for (name, isThere) in LottieLibraries.found {
      if isThere {
        add(name, .ok, "for animations")
      } else {
        let gap =
          name == "libzip" ? "`.lottie` files are drawn as placeholders" : "animations are drawn as placeholders"
        add(name, .warning, "not installed: \(gap)", hint: LottieLibraries.hint(for: name))
      }
    }
    fingerprint = library.fingerprint
  }

  /// The worst state found.
  public var worst: State {
    items.contains { $0.state == .failure }
      ? .failure : items.contains { $0.state == .warning } ? .warning : .ok
  }

  private mutating func addIcons(_ root: String) {
    let needed = ["lucide", "material", "sf-to-lucide-material.tsv", "emoji.tsv"]
    if let missing = needed.first(where: { access("\(root)/\($0)", R_OK) != 0 }) {
      add(
        "icons", .warning, "\(root)/\(missing) is missing: icons are drawn as question marks",
        hint: "check the folder Fonts/Icons out again")
    } else {
      add("icons", .ok, "Lucide and Material Symbols in \(root)")
    }
  }

  private mutating func add(_ name: String, _ state: State, _ detail: String, hint: String? = nil) {
    items.append(Item(name: name, state: state, detail: detail, hint: hint))
  }
}
