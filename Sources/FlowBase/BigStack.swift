#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs `work` on a thread with a stack of 64 MiB and waits for it: documents may nest blocks 1,000 and JSON 4,096
/// levels deep (product.md, Promises), more than the usual stack of a thread holds.
public func onBigStack<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
  typealias Outcome = Swift.Result<Result, Failure>
  var outcome: Outcome?
  withoutActuallyEscaping(work) { work in
    let thread = BigStackThread(unchecked: {
      do throws(Failure) {
        outcome = .success(try work())
      } catch {
        outcome = .failure(error)
      }
    })
    thread.join()
  }
  // Without memory for another stack the work runs where we are: shallow input, nearly all there is, fits.
  guard let outcome else { return try work() }
  return try outcome.get()
}

/// A thread with a stack of 64 MiB that runs one closure.
public final class BigStackThread {
  #if canImport(Glibc)
    private var thread = pthread_t()
  #else
    private var thread: pthread_t?
  #endif
  private let isRunning: Bool

  /// Starts at once; without memory for the stack nothing runs, and `join` answers false.
  public convenience init(_ body: @escaping @Sendable () -> Void) { self.init(unchecked: body) }

  fileprivate init(unchecked body: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 64 << 20)
    let pointer = Unmanaged.passRetained(Body(body)).toOpaque()
    isRunning = pthread_create(&thread, &attributes, { Body.run($0) }, pointer) == 0
    if !isRunning { Unmanaged<Body>.fromOpaque(pointer).release() }
  }

  /// Waits for the end; false if it never began.
  @discardableResult public func join() -> Bool {
    #if canImport(Glibc)
      if isRunning { pthread_join(thread, nil) }
    #else
      if isRunning, let thread { pthread_join(thread, nil) }
    #endif
    return isRunning
  }
}

/// A closure that travels to a thread through a C pointer.
private final class Body {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }

  static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
    return nil
  }
}
