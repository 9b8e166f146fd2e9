import FlowBase

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the file that a document means by a name or URL, without ever leaving the folders it was given (S-14).
///
/// In this order: the plan's `assets` map; the path relative to the document; the last path component, its query off
/// and percent-decoded, in each asset folder. Nothing is fetched.
public struct AssetResolver: Sendable {
  /// The folder of the document.
  public let root: String
  /// Looked through in this order.
  public let folders: [String]
  /// A name as the document writes it → a file, as the user's own plan says; relative to `mapRoot`.
  public let map: [String: String]
  public let mapRoot: String

  /// `folders` nil = `assets` beside the document.
  public init(document: String, folders: [String]? = nil, map: [String: String] = [:], mapRoot: String = ".") {
    root = Self.parent(of: document)
    self.folders = folders ?? [root + "/assets"]
    self.map = map
    self.mapRoot = mapRoot
  }

  public func resolve(_ name: String, kind: ValueKind.AssetKind) -> AssetResolution {
    if name.isEmpty { return .missing(.unnamed) }
    if let mapped = map[name] {
      let path = mapped.hasPrefix("/") ? mapped : mapRoot + "/" + mapped
      return Self.file(path).map(AssetResolution.file) ?? .missing(.notFound(looked: [path]))
    }
    guard !name.utf8.contains(0) else { return .missing(.unusableName) }
    let isURL = Self.hasScheme(name)
    if !isURL || name.hasPrefix("file:") {
      if name.hasPrefix("/") || name.hasPrefix("file:") { return .missing(.absolutePath) }
      if Self.climbs(name) { return .missing(.leavesFolder) }
      if kind != .image, name.hasPrefix("appdna-assets/") { return .missing(.imagesOnly(kind)) }
    }
    var looked: [String] = []
    var other: AssetResolution?
    if !isURL {
      switch lookUp(name, in: root, &looked) {
      case .missing(.notFound): break
      case let odd where odd.isNotRegular: other = odd
      case let settled: return settled
      }
    }
    guard let last = Self.lastComponent(of: name) else { return .missing(.leavesFolder) }
    for folder in folders {
      switch lookUp(last, in: folder, &looked) {
      case .missing(.notFound): continue
      case let odd where odd.isNotRegular: other = other ?? odd
      case let settled: return settled
      }
    }
    return other ?? .missing(.notFound(looked: looked))
  }

  /// The regular file `name` inside `folder`, links followed, but never out of it.
  private func lookUp(_ name: String, in folder: String, _ looked: inout [String]) -> AssetResolution {
    let path = folder + "/" + name
    guard let real = Self.file(path), let inside = Self.real(folder) else {
      if let other = Self.kindOfOther(path) { return .missing(.notRegular(path: path, kind: other)) }
      if !looked.contains(path) { looked.append(path) }
      return .missing(.notFound(looked: looked))
    }
    return real.hasPrefix(inside == "/" ? "/" : inside + "/") ? .file(real) : .missing(.leavesFolder)
  }

  // MARK: Paths

  /// The real path of a regular file; nil for anything else.
  private static func file(_ path: String) -> String? {
    var status = stat()
    guard let real = real(path), stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return real
  }

  /// What stands in a file's place, if something does.
  private static func kindOfOther(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno == ELOOP ? "a circle of links" : nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return "a folder"
    case S_IFIFO: return "a pipe"
    default: return "a device"
    }
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether the name begins as a URL does: `https:`, `file:`.
  private static func hasScheme(_ name: String) -> Bool {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")), colon != name.startIndex else { return false }
    return name.utf8[..<colon].allSatisfy { c in
      c | 0x20 >= 0x61 && c | 0x20 <= 0x7A || c >= 0x30 && c <= 0x39 || c == 0x2B || c == 0x2D || c == 0x2E
    }
  }

  private static func climbs(_ path: String) -> Bool {
    path.split(separator: "/").contains("..") || percentDecoded(path).split(separator: "/").contains("..")
  }

  /// Query and fragment off, percent-decoded; nil if what is left is no plain file name.
  private static func lastComponent(of name: String) -> String? {
    let path = name.prefix { $0 != "?" && $0 != "#" }
    let last = percentDecoded(String(path.split(separator: "/").last ?? ""))
    return last.isEmpty || last == "." || last == ".." || last.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
      ? nil : last
  }

  /// A `%` without two digits after it stays as it is.
  private static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    func digit(_ c: UInt8) -> UInt8? {
      switch c {
      case 0x30...0x39: c - 0x30
      case 0x41...0x46, 0x61...0x66: (c | 0x20) - 0x61 + 10
      default: nil
      }
    }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var i = 0
    while i < bytes.count {
      if bytes[i] == UInt8(ascii: "%"), i + 2 < bytes.count, let high = digit(bytes[i + 1]),
        let low = digit(bytes[i + 2])
      {
        decoded.append(high << 4 | low)
        i += 3
      } else {
        decoded.append(bytes[i])
        i += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

/// What a name came to.
public enum AssetResolution: Hashable, Sendable {
  /// The real path of a regular file.
  case file(String)
  case missing(Reason)

  /// Why there is no file; a placeholder of the same box stands in (G3).
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The name is empty.
    case unnamed
    case notFound(looked: [String])
    /// Something that is no file has the name.
    case notRegular(path: String, kind: String)
    /// The name has a character that no file's name can have.
    case unusableName
    case absolutePath
    /// By `..` or a link.
    case leavesFolder
    /// `appdna-assets/` holds images only (LA-01).
    case imagesOnly(ValueKind.AssetKind)

    /// Bundled assets of another kind are a mistake on every phone; the rest may only be missing here.
    public var severity: Severity {
      if case .imagesOnly = self { .error } else { .warning }
    }

    public var description: String {
      switch self {
      case .unnamed: "it has no name"
      case .notFound(let looked): "there is no file " + looked.map(shortened).joined(separator: ", nor ")
      case .notRegular(let path, let kind): "\(shortened(path)) is \(kind), not a file"
      case .unusableName: "no file can have U+0000 in its name"
      case .absolutePath: "absolute paths are not followed"
      case .leavesFolder: "it lies outside the asset folders"
      case .imagesOnly(let kind): "`appdna-assets/` holds images only, not \(kind.rawValue) files"
      }
    }
  }

  fileprivate var isNotRegular: Bool {
    if case .missing(.notRegular) = self { true } else { false }
  }

  public var path: String? {
    if case .file(let path) = self { path } else { nil }
  }
}
