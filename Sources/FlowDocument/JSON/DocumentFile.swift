#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads the bytes of a document, within the limits of product.md.
public enum DocumentFile {
  /// Bytes a document may have: 64 MiB.
  public static let sizeLimit = 64 << 20

  /// The bytes of the file at `path`. Pipes (`/dev/stdin`, `<(…)`) are read to their end, never past the limit.
  public static func read(_ path: String) throws(DocumentError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .notFound(path: path, suggestion: nearbyFile(path)) : failure(path)
    }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, path: path)
  }

  /// As `read(_:)`, from an open descriptor that stays open; `path` names it in errors (`<stdin>`).
  public static func read(descriptor: Int32, path: String) throws(DocumentError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: path) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    if isRegular, status.st_size > sizeLimit { throw .tooLarge(path: path) }

    var bytes: [UInt8] = []
    // One byte of room more than the size: the end of the file then shows without another allocation.
    var room = isRegular ? Int(status.st_size) + 1 : 64 << 10
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        repeat { count = Self.read(descriptor, into: buffer) } while count < 0 && errno == EINTR
        filled = max(0, count)
      }
      if count < 0 { throw failure(path) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > sizeLimit { throw .tooLarge(path: path) }
      room = 64 << 10
    }
  }

  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func failure(_ path: String) -> DocumentError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}
