#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file could not be written.
public struct OutputError: Error, Sendable, CustomStringConvertible {
  /// The file or folder, and the system's reason.
  public var path: String
  public var reason: String
  public var description: String { "\(path): cannot be written: \(reason)" }
}

/// Writes whole files: a reader sees the old bytes or the new ones, never a part, whenever the process is killed.
public enum OutputFile {
  /// Makes the folders on the way.
  public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeFolder(String(path[..<slash])) }
    // Beside its place, so that the rename stays on one file system; with the process's number, so that two do not meet.
    let draft = "\(path).\(getpid()).tmp"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(path) }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { send(file, $0.baseAddress!.advanced(by: done), bytes.count - done) }
      if count < 0 {
        if errno == EINTR { continue }
        let error = failure(path)
        close(file)
        unlink(draft)
        throw error
      }
      done += count
    }
    guard close(file) == 0, rename(draft, path) == 0 else {
      let error = failure(path)
      unlink(draft)
      throw error
    }
  }

  /// The folder and those above it.
  public static func makeFolder(_ path: String) throws(OutputError) {
    if mkdir(path, 0o755) == 0 { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw OutputError(path: path, reason: "a file of that name is in the way")
      }
    case ENOENT:
      guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { throw failure(path) }
      try makeFolder(String(path[..<slash]))
      if mkdir(path, 0o755) != 0, errno != EEXIST { throw failure(path) }
    default: throw failure(path)
    }
  }

  private static func send(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, count)
    #else
      Darwin.write(file, bytes, count)
    #endif
  }

  private static func failure(_ path: String) -> OutputError {
    OutputError(path: path, reason: String(cString: strerror(errno)))
  }
}
