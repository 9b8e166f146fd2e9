import FlowDocument
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a command writes: results to standard output, words for people to standard error. Safe from any thread.
final class Console: Sendable {
  enum Stream: Int32, Sendable { case output = 1, error = 2 }
  enum ColorChoice: String, Sendable, CaseIterable { case auto, always, never }
  enum Style: Int, Sendable { case bold = 1, dim = 2, red = 31, green = 32, yellow = 33, blue = 34 }

  private struct State {
    var pending: [UInt8] = []
    /// The line at the bottom of a terminal that further words are printed above: a progress bar.
    var status: String?
    /// The first error of writing to standard output.
    var failure: Int32?
  }

  private let state = Mutex(State())
  private let sink: @Sendable (Stream, [UInt8]) -> Int32?
  private let colored: [Stream: Bool]
  /// Whether a bar that redraws itself can be shown on standard error.
  let showsProgress: Bool
  private let flushesLines: Bool

  /// The process's own streams. Colour appears only on a terminal, unless `color` says otherwise (`NO_COLOR` wins over
  /// `auto`: https://no-color.org).
  convenience init(color: ColorChoice) {
    let plain = Self.variable("NO_COLOR") != nil || Self.variable("TERM") == "dumb"
    func colored(_ stream: Stream) -> Bool {
      color == .always || color == .auto && !plain && isatty(stream.rawValue) == 1
    }
    self.init(
      colored: [.output: colored(.output), .error: colored(.error)],
      showsProgress: isatty(Stream.error.rawValue) == 1 && Self.variable("TERM") != "dumb",
      flushesLines: isatty(Stream.output.rawValue) == 1, sink: Self.write)
  }

  /// A console that hands its bytes to `sink`, which answers with an `errno` if it could not write them.
  init(
    colored: [Stream: Bool] = [:], showsProgress: Bool = false, flushesLines: Bool = false,
    sink: @escaping @Sendable (Stream, [UInt8]) -> Int32?
  ) {
    self.colored = colored
    self.showsProgress = showsProgress
    self.flushesLines = flushesLines
    self.sink = sink
  }

  /// A line of result on standard output; kept until `flush` or 64 KiB, unless a terminal reads it.
  func print(_ line: String) {
    state.withLock { state in
      state.pending += line.utf8
      state.pending.append(UInt8(ascii: "\n"))
      if flushesLines || state.pending.count >= 1 << 16 { flush(&state) }
    }
  }

  /// A result for machines: one line of JSON.
  func print(_ json: JSON) { print(JSONWriter().string(json)) }

  /// A line for people on standard error.
  func report(_ line: String) {
    state.withLock { state in
      flush(&state)
      let status = state.status.map { "\r\u{1B}[K" + line + "\n" + $0 }
      _ = sink(.error, Array((status ?? line + "\n").utf8))
    }
  }

  /// Shows, changes or (nil) removes the line at the bottom. Only where `showsProgress`.
  func status(_ line: String?) {
    guard showsProgress else { return }
    state.withLock { state in
      guard line != nil || state.status != nil else { return }
      state.status = line
      _ = sink(.error, Array(("\r\u{1B}[K" + (line ?? "")).utf8))
    }
  }

  /// Writes out what `print` has kept.
  func flush() { state.withLock { flush(&$0) } }

  /// Why standard output could not be written, if so: an `errno`.
  var failure: Int32? { state.withLock(\.failure) }

  /// Whether the stream shows colours.
  func colors(_ stream: Stream) -> Bool { colored[stream] == true }

  /// The text in a style, where the stream shows any.
  func styled(_ text: String, _ style: Style, on stream: Stream) -> String {
    colored[stream] == true ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  private func flush(_ state: inout State) {
    guard !state.pending.isEmpty else { return }
    let bytes = state.pending
    state.pending.removeAll(keepingCapacity: true)
    if state.failure == nil { state.failure = sink(.output, bytes) }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  private static func write(_ stream: Stream, _ bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        #if canImport(Glibc)
          let count = Glibc.write(stream.rawValue, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        #else
          let count = Darwin.write(stream.rawValue, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        #endif
        if count > 0 {
          done += count
        } else if errno == EAGAIN {
          var ready = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
