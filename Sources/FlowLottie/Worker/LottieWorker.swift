import FlowImage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process that reads and draws animations for another one, which it knows by its standard input and output alone.
/// What it is sent is not to be trusted, so it gives up everything that it does not need before it reads.
public enum LottieWorker {
  /// The word that makes `flowproof` one; it is not in the help.
  public static let command = "lottie-worker"

  /// Answers requests until there are none; the exit code.
  public static func serve() -> Int32 {
    WorkerLimits.closeInherited()
    WorkerLimits.prepareThreads()
    var drawer = LottieDrawer()
    guard WorkerLimits.enter() else { return 1 }
    while let head = read(LottieRequest.headLength) {
      guard let length = LottieRequest.bodyLength(head), let body = read(length),
        let request = LottieRequest(head + body)
      else { return 1 }
      WorkerLimits.allow(processorSeconds: request.processorSeconds)
      let outcome: Result<LottieAnswer, LottieFault>
      do throws(LottieFault) { outcome = .success(try drawer.answer(request)) } catch { outcome = .failure(error) }
      guard write(LottieAnswer.bytes(outcome)) else { return 1 }
    }
    return 0
  }

  /// Exactly so many bytes; nil at the end of input.
  private static func read(_ count: Int) -> [UInt8]? {
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while got < count {
        let more = buffer.baseAddress.map { recv(0, $0 + got, count - got, 0) } ?? 0
        if more < 0, errno == EINTR { continue }
        if more <= 0 { break }
        got += more
      }
      filled = got
    }
    return got == count ? bytes : nil
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < bytes.count {
        let more = buffer.baseAddress.map { send(1, $0 + sent, bytes.count - sent, 0) } ?? 0
        if more < 0, errno == EINTR { continue }
        if more <= 0 { return false }
        sent += more
      }
      return true
    }
  }
}
