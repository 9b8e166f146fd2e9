#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the program is that draws animations.
enum LottieExecutable {
  static let name = "flowproof"

  /// The one beside the running program, which may be itself; else the first on the PATH.
  static func find() -> String? {
    let own = realpath("/proc/self/exe", nil) ?? CommandLine.arguments.first.flatMap { realpath($0, nil) }
    defer { free(own) }
    var folders = own.map { [parent(String(cString: $0))] } ?? []
    if let path = getenv("PATH") {
      folders += String(cString: path).split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    }
    return folders.map { $0 + "/" + name }.first { isProgram($0) }
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  private static func parent(_ path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
