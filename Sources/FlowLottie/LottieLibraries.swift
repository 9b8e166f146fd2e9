#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The two libraries that only drawing an animation needs. They are loaded at run time, so that nothing else waits for
/// them or cannot be built without them.
public enum LottieLibraries {
  static let rlottie = ["librlottie.so.0-1", "librlottie.so.0", "librlottie.dylib"]
  static let zip = ["libzip.so.4", "libzip.so.5", "libzip.dylib"]

  /// Each library and whether this machine has it.
  public static var found: [(name: String, isThere: Bool)] {
    [("rlottie", load(rlottie) != nil), ("libzip", load(zip) != nil)]
  }

  /// How to get it.
  public static func hint(for name: String) -> String {
    name == "libzip" ? "apt-get install libzip4" : "apt-get install librlottie0-1"
  }

  /// The first of these that is there; it stays loaded.
  static func load(_ names: [String]) -> UnsafeMutableRawPointer? {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) { return handle }
    }
    return nil
  }

  /// A function of a library as `F`, which must be its C type.
  static func function<F>(_ name: String, in library: UnsafeMutableRawPointer, as type: F.Type) -> F? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
}
