#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paths as text, and what lies below a folder.
public enum FilePath {
  /// The folder of a file, empty for the working folder.
  public static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
  }

  public static func join(_ folder: String, _ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if path.isEmpty { return folder.isEmpty ? "." : folder }
    if folder.isEmpty || folder == "." || path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The whole path without `.`, `..` and links, as far as it exists: a file that was deleted has a place too.
  public static func resolved(_ path: String) -> String {
    if let pointer = realpath(path.isEmpty ? "." : path, nil) {
      defer { free(pointer) }
      return String(cString: pointer)
    }
    let folder = folder(of: path)
    guard folder != path, folder != "/" else { return path }
    return resolved(folder) + "/" + path.dropFirst(folder.isEmpty ? 0 : folder.count + 1)
  }

  /// The files that a pattern with `*`, `?` or `[…]` names, sorted.
  static func matching(_ pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { i in found.gl_pathv[i].map { String(cString: $0) } }.sorted()
  }

  /// Every file below a folder, relative to it, sorted; links to folders are not followed, hidden names are left out.
  public static func files(below folder: String) -> [String] {
    var found: [String] = []
    var open = [""]
    while let relative = open.popLast() {
      guard let directory = opendir(join(folder, relative)) else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        let path = relative.isEmpty ? name : relative + "/" + name
        var status = stat()
        guard lstat(join(folder, path), &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: open.append(path)
        case S_IFREG, S_IFLNK: found.append(path)
        default: continue
        }
      }
    }
    return found.sorted()
  }

  /// Removes a file; nothing happens where there is none. Folders that are empty then go too, up to `root`.
  public static func remove(_ path: String, upTo root: String) {
    unlink(path)
    var folder = folder(of: path)
    while folder.count > root.count, folder.hasPrefix(root), rmdir(folder) == 0 { folder = Self.folder(of: folder) }
  }
}
