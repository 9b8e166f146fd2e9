import CPango

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder of pinned fonts and its manifest (engineering.md, Fonts/).
public struct FontFolder: Sendable {
  /// One line of `manifest.tsv`.
  public struct Entry: Sendable, Hashable {
    public var file: String
    public var bytes: Int
    /// Of the whole file, in lower-case hexadecimal.
    public var sha256: String
    /// Package and version that it was taken from.
    public var origin: String
  }

  /// Absolute.
  public let path: String
  public let entries: [Entry]
  /// SHA-256 of the manifest itself: names the whole set of fonts.
  public let digest: String

  /// Reads the manifest and compares every file's size with it; what is in the files, only `verify` looks at.
  ///
  /// Looked for, in this order: `path` alone if given, else `FLOWPROOF_FONTS`, `<executable>/../share/flowproof/Fonts`,
  /// `Fonts` in the package that this was built from.
  public init(path given: String? = nil) throws(FontError) {
    let places = given.map { [$0] } ?? Self.places
    guard let path = places.first(where: { access($0 + "/manifest.tsv", R_OK) == 0 }),
      let text = FileBytes.read(path + "/manifest.tsv")
    else { throw .notFound(places) }
    self.path = realpath(path, nil).map { String(adopting: $0) } ?? path
    digest = FileBytes.sha256(text)
    entries = String(decoding: text, as: UTF8.self).split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 4, let bytes = Int(cells[1]) else { return nil }
      return Entry(file: cells[0], bytes: bytes, sha256: cells[2], origin: cells[3])
    }
    for entry in entries {
      guard let size = FileBytes.stamp(self.path + "/" + entry.file)?.size else {
        throw .damaged(file: entry.file, reason: "missing")
      }
      guard size == entry.bytes else {
        throw .damaged(file: entry.file, reason: "\(size) bytes instead of \(entry.bytes)")
      }
    }
  }

  /// Hashes every file (50 ms); for `doctor` and the tests.
  public func verify() throws(FontError) {
    for entry in entries {
      guard let bytes = FileBytes.read(path + "/" + entry.file), FileBytes.sha256(bytes) == entry.sha256 else {
        throw .damaged(file: entry.file, reason: "its sha256 is not the manifest's")
      }
    }
  }

  private static var places: [String] {
    var places: [String] = []
    if let named = getenv("FLOWPROOF_FONTS") { places.append(String(cString: named)) }
    if let executable = realpath("/proc/self/exe", nil).map({ String(adopting: $0) }) {
      places.append(parent(executable, 2) + "/share/flowproof/Fonts")
    }
    places.append(parent(#filePath, 4) + "/Fonts")
    return places
  }

  private static func parent(_ path: String, _ levels: Int) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(levels).joined(separator: "/")
  }
}
