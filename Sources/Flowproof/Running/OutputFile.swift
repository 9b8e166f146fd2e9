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
  public static func write(_ bytes: [UInt8], to path: String) throws(OutputError) { try write([(bytes, path)]) }

  /// Writes files that belong together: all are drafted before the first takes its place, so that a process that is
  /// killed, or a full disk, leaves them all as they were but for the moment between two renames.
  static func write(_ files: [(bytes: [UInt8], path: String)]) throws(OutputError) {
    var drafts: [String] = []
    do throws(OutputError) {
      for file in files { drafts.append(try draft(file.bytes, of: file.path)) }
      for (draft, file) in zip(drafts, files) where rename(draft, file.path) != 0 { throw failure(file.path) }
    } catch {
      for draft in drafts { unlink(draft) }
      throw error
    }
  }

  /// Takes away the drafts that killed processes have left below a folder.
  public static func removeDrafts(below folder: String) {
    for file in FilePath.files(below: folder) where file.hasSuffix(draftEnding) {
      let number = file.dropLast(draftEnding.count).split(separator: ".").last.flatMap { Int32($0) }
      // A process that lives may be about to finish its own.
      guard let number, number != getpid(), kill(number, 0) != 0, errno == ESRCH else { continue }
      unlink(FilePath.join(folder, file))
    }
  }

  private static let draftEnding = ".tmp"

  /// Writes a file beside its place, so that the rename stays on one file system; with the process's number, so that
  /// two do not meet.
  private static func draft(_ bytes: [UInt8], of path: String) throws(OutputError) -> String {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeFolder(String(path[..<slash])) }
    let draft = "\(path).\(getpid())\(draftEnding)"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(path) }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map { send(file, $0.advanced(by: done), bytes.count - done) } ?? 0
      }
      if count < 0 {
        if errno == EINTR { continue }
        let error = failure(path)
        close(file)
        unlink(draft)
        throw error
      }
      done += count
    }
    guard close(file) == 0 else {
      let error = failure(path)
      unlink(draft)
      throw error
    }
    return draft
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
