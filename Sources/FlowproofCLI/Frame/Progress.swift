import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A bar for long work, at the bottom of a terminal; elsewhere nothing. Safe from any thread.
///
/// It appears only when the work takes longer than 0.3 s, and changes ten times a second at most.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var drawn: Double
  }

  private let console: Console
  private let label: String
  private let total: Int
  private let started: Double
  private let state: Mutex<State>

  /// `label` names the work in one word; `total` is the number of pieces.
  init(_ console: Console, _ label: String, total: Int) {
    self.console = console
    self.label = label
    self.total = total
    started = Self.now()
    state = Mutex(State(drawn: started + 0.2))
  }

  /// One more piece is done.
  func advance() {
    guard console.showsProgress else { return }
    let now = Self.now()
    let due: Int? = state.withLock { state in
      state.done += 1
      guard now - state.drawn >= 0.1 else { return nil }
      state.drawn = now
      return state.done
    }
    if let due { console.status(Self.line(label, due, of: total, seconds: now - started, columns: Self.columns())) }
  }

  /// Takes the bar away.
  func finish() { console.status(nil) }

  /// `render ━━━━━━────── 120/600  43/s  11 s left`.
  static func line(_ label: String, _ done: Int, of total: Int, seconds: Double, columns: Int) -> String {
    let rate = Double(done) / max(seconds, 0.001)
    let left = Int((Double(total - done) / max(rate, 0.001)).rounded(.up))
    let numbers =
      " \(done)/\(total)  \(Int(rate.rounded()))/s  " + (left < 100 ? "\(left) s" : "\(left / 60 + 1) min") + " left"
    let width = min(40, columns - label.count - numbers.count - 2)
    guard width >= 4 else { return String((label + numbers).prefix(max(0, columns - 1))) }
    let filled = total > 0 ? min(width, done * width / total) : width
    return label + " " + String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled) + numbers
  }

  private static func columns() -> Int {
    var size = winsize()
    return ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
