#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a process takes from itself before it looks at a file of someone else's.
enum WorkerLimits {
  /// Closes what was inherited beside standard input, output and error.
  static func closeInherited() {
    for descriptor in Int32(3)..<256 { close(descriptor) }
  }

  /// Many processors mean many threads in rlottie, whose stacks count as address space.
  static func prepareThreads() {
    #if canImport(Glibc)
      // A GNU extension, which Swift's module leaves out.
      typealias SetDefault = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32
      guard let symbol = dlsym(nil, "pthread_setattr_default_np") else { return }
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, 1 << 20)
      _ = unsafeBitCast(symbol, to: SetDefault.self)(&attributes)
    #endif
  }

  /// From here on no file, socket or pipe can be opened, nothing be written but to what is open, no core be left, and
  /// memory is bounded. Cannot be taken back.
  static func enter() -> Bool {
    let isClosed = set(core, 0) && set(fileSize, 0) && set(files, 0)
    #if canImport(Glibc)
      return isClosed && set(addresses, LottieLimits.memory)
    #else
      return isClosed
    #endif
  }

  /// Processor seconds from now on, rounded up; the system ends the process after them.
  static func allow(processorSeconds: Int) {
    var usage = rusage()
    getrusage(own, &usage)
    var limit = rlimit()
    getrlimit(processor, &limit)
    let used = Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec) + 1
    limit.rlim_cur = min(rlim_t(clamping: used + processorSeconds), limit.rlim_max)
    setrlimit(processor, &limit)
  }

  private static func set(_ resource: Resource, _ most: UInt) -> Bool {
    var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
    return setrlimit(resource, &limit) == 0
  }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource_t
    private static let core = Resource(RLIMIT_CORE.rawValue)
    private static let fileSize = Resource(RLIMIT_FSIZE.rawValue)
    private static let files = Resource(RLIMIT_NOFILE.rawValue)
    private static let addresses = Resource(RLIMIT_AS.rawValue)
    private static let processor = Resource(RLIMIT_CPU.rawValue)
    private static let own = __rusage_who_t(RUSAGE_SELF.rawValue)
  #else
    private typealias Resource = Int32
    private static let core = RLIMIT_CORE
    private static let fileSize = RLIMIT_FSIZE
    private static let files = RLIMIT_NOFILE
    private static let processor = RLIMIT_CPU
    private static let own = RUSAGE_SELF
  #endif
}
