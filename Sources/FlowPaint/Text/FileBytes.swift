import CPango

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files as the fonts need them: whole, hashed, and told apart without being read.
enum FileBytes {
  /// Size in bytes and time of the last change, enough to know a file again.
  struct Stamp: Hashable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  static func stamp(_ path: String) -> Stamp? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Glibc)
      let changed = info.st_mtim
    #else
      let changed = info.st_mtimespec
    #endif
    return Stamp(size: Int(info.st_size), seconds: changed.tv_sec, nanoseconds: changed.tv_nsec)
  }

  /// nil when the file cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    guard let size = stamp(path)?.size else { return nil }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = buffer.baseAddress.map { fread($0, 1, size, file) } ?? 0
    }
  }

  /// In lower-case hexadecimal.
  static func sha256(_ bytes: [UInt8]) -> String {
    guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}

extension String {
  /// Copies a C string and frees it.
  init(adopting text: UnsafeMutablePointer<CChar>) {
    self.init(cString: text)
    free(text)
  }
}
