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
    let job = Job {
      do throws(Failure) {
        outcome = .success(try work())
      } catch {
        outcome = .failure(error)
      }
    }
    job.runAndWait()
  }
  // Without memory for another stack the work runs where we are: shallow input, nearly all there is, fits.
  guard let outcome else { return try work() }
  return try outcome.get()
}

/// A closure that travels to a thread through a C pointer.
private final class Job {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }

  /// Does nothing when no thread can be made.
  func runAndWait() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 64 << 20)
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    #if canImport(Glibc)
      var thread = pthread_t()
      if pthread_create(&thread, &attributes, Job.start, pointer) == 0 { pthread_join(thread, nil) }
    #else
      var thread: pthread_t?
      if pthread_create(&thread, &attributes, Job.startDarwin, pointer) == 0, let thread { pthread_join(thread, nil) }
    #endif
  }

  #if canImport(Glibc)
    private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeUnretainedValue().body() }
      return nil
    }
  #else
    private static let startDarwin: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
      Unmanaged<Job>.fromOpaque(pointer).takeUnretainedValue().body()
      return nil
    }
  #endif
}
