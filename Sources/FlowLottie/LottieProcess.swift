#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One drawing process and the line to it. Belongs to one thread at a time.
final class LottieProcess {
  private let executable: String
  private let process: pid_t
  private let line: Int32
  /// Requests answered.
  private(set) var served = 0
  private var isEnded = false

  /// Starts `executable`, which must be `flowproof`.
  init(_ executable: String) throws(LottieFault) {
    self.executable = executable
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .noWorker("its process cannot be reached: \(String(cString: strerror(errno)))")
    }
    #if !canImport(Glibc)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var on: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    let started = Self.start(executable, end: ends[1])
    close(ends[1])
    switch started {
    case .success(let process):
      self.process = process
      line = ends[0]
    case .failure(let fault):
      close(ends[0])
      throw fault
    }
  }

  deinit {
    guard !isEnded else { return }
    kill(process, SIGKILL)
    end()
  }

  /// The answer, within the limits; after a fault that ends the process (`tooSlow`, `crashed`) it takes no more.
  func ask(_ request: LottieRequest, _ limits: LottieLimits) throws(LottieFault) -> LottieAnswer {
    let deadline = Self.now() + limits.wallMilliseconds
    do throws(LottieFault) {
      try send(request.bytes, until: deadline)
      guard let length = LottieAnswer.bodyLength(try receive(LottieAnswer.headLength, until: deadline)) else {
        throw .crashed
      }
      let body = try receive(length, until: deadline)
      defer { served += 1 }
      return try LottieAnswer.read(body, to: request)
    } catch {
      guard error == .crashed || error == .tooSlow else { throw error }
      switch end() {
      case .signal(SIGXCPU): throw .tooSlow
      case .exit: throw .noWorker("`\(executable)` does not draw animations: it is of another version")
      case .signal, nil: throw error
      }
    }
  }

  /// How a process ended by itself.
  private enum Ending {
    case signal(Int32)
    case exit
  }

  /// Ends the process; says how it had already ended, if it had.
  @discardableResult private func end() -> Ending? {
    guard !isEnded else { return nil }
    isEnded = true
    close(line)
    var status: Int32 = 0
    // A process that ended by itself is about to be collected: give it the moment that takes.
    var collected: pid_t = 0
    for _ in 0..<50 where collected == 0 {
      collected = waitpid(process, &status, WNOHANG)
      if collected == 0 { usleep(1000) }
    }
    if collected == 0 {
      kill(process, SIGKILL)
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return nil
    }
    guard collected > 0 else { return nil }
    return status & 0x7F == 0 ? .exit : .signal(status & 0x7F)
  }

  // MARK: The line

  private func send(_ bytes: [UInt8], until deadline: Int) throws(LottieFault) {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    #else
      let flags = MSG_DONTWAIT
    #endif
    var sent = 0
    while sent < bytes.count {
      try wait(for: POLLOUT, until: deadline)
      let more = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { Self.systemSend(line, $0 + sent, bytes.count - sent, flags) } ?? 0
      }
      if more < 0, errno == EINTR || errno == EAGAIN { continue }
      guard more > 0 else { throw .crashed }
      sent += more
    }
  }

  private func receive(_ count: Int, until deadline: Int) throws(LottieFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var got = 0
    while got < count {
      try wait(for: POLLIN, until: deadline)
      let more = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { recv(line, $0 + got, count - got, Int32(MSG_DONTWAIT)) } ?? 0
      }
      if more < 0, errno == EINTR || errno == EAGAIN { continue }
      guard more > 0 else { throw .crashed }
      got += more
    }
    return bytes
  }

  private func wait(for event: Int32, until deadline: Int) throws(LottieFault) {
    while true {
      let left = deadline - Self.now()
      guard left > 0 else { throw .tooSlow }
      var one = pollfd(fd: line, events: Int16(event), revents: 0)
      if poll(&one, 1, Int32(clamping: left)) > 0 { return }
    }
  }

  private static func systemSend(_ line: Int32, _ bytes: UnsafeRawPointer, _ count: Int, _ flags: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.send(line, bytes, count, flags)
    #else
      Darwin.send(line, bytes, count, flags)
    #endif
  }

  /// Milliseconds that only go forward.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  // MARK: Starting

  /// The process with `end` as its input and output and nothing else of ours.
  private static func start(_ executable: String, end: Int32) -> Result<pid_t, LottieFault> {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    // Threads of pools block signals, and what they start would not hear that its time is up.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, end, 0)
    posix_spawn_file_actions_adddup2(&actions, end, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // One heap, so that memory does not depend on the number of processors; no report of a crash that is expected.
    var environment = ["MALLOC_ARENA_MAX=1", "SWIFT_BACKTRACE=enable=no"]
    for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"] {
      if let value = getenv(name) { environment.append("\(name)=" + String(cString: value)) }
    }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(executable), strdup(LottieWorker.command), nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, executable, &actions, &attributes, &words, &variables)
    guard failure == 0 else {
      return .failure(.noWorker("`\(executable)` cannot be started: \(String(cString: strerror(failure)))"))
    }
    return .success(process)
  }
}
