import FlowImage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads pictures' files, as far as they are allowed to be large.
enum ImageFile {
  /// Why a file gave no bytes.
  enum Failure: Error, CustomStringConvertible {
    /// Not there, not a file, or not readable.
    case unreadable(String)
    var description: String {
      switch self {
      case .unreadable(let why): "the file cannot be read: \(why)"
      }
    }
  }

  static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Failure.unreadable(String(cString: strerror(errno))) }
    defer { fclose(file) }
    var info = stat()
    guard fstat(fileno(file), &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw Failure.unreadable("it is not a regular file")
    }
    let size = Int(info.st_size)
    guard size <= ImageLimits.default.bytes else { throw ImageError.fileTooLarge(bytes: size) }
    return [UInt8](unsafeUninitializedCapacity: size) { memory, count in
      count = memory.baseAddress.map { fread($0, 1, size, file) } ?? 0
    }
  }
}
