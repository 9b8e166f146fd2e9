/// Why an animation, or a frame of it, is not drawn. `description` is a sentence for the user, without the file's name.
public enum LottieFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read, or has more bytes than are looked at.
  case unreadable(String)
  /// The file is no animation, or contradicts its format; the text says in what.
  case broken(String)
  /// Drawing it took longer than allowed.
  case tooSlow
  /// The process that drew it ended: it crashed, or needed more memory than allowed.
  case crashed
  /// More pixels than a frame may have.
  case tooLarge(width: Int, height: Int)
  /// A library is not installed.
  case noLibrary(String)
  /// There is no `flowproof` to draw it, or it cannot be started; the text says why.
  case noWorker(String)

  public var description: String {
    switch self {
    case .unreadable(let why): why
    case .broken(let what): what
    case .tooSlow: "drawing it takes too long"
    case .crashed: "drawing it crashed, or needed too much memory"
    case .tooLarge(let width, let height): "too large: \(width) × \(height) pixels"
    case .noLibrary(let name): "\(name) is not installed"
    case .noWorker(let why): why
    }
  }

  /// The way out, if there is one.
  public var hint: String? {
    switch self {
    case .noLibrary(let name): LottieLibraries.hint(for: name)
    case .noWorker: "animations are drawn by `flowproof` in a process of its own: build it, or have it on the PATH"
    case .tooSlow, .crashed: "export the animation simpler, without effects and nested compositions"
    case .unreadable, .broken, .tooLarge: nil
    }
  }

  /// Whether another machine could draw the same file.
  public var isOfMachine: Bool {
    switch self {
    case .noLibrary, .noWorker: true
    default: false
    }
  }
}
