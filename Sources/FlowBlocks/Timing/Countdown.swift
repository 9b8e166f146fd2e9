/// What is left of a span of time (S-25, S-56).
struct Countdown: Hashable, Sendable {
  /// Seconds, never below 0.
  let left: Double
  /// 0 … 1 of the whole span; 1 while a span without a known length runs.
  let fraction: Double

  /// `endsAt` and `now`: seconds since 1970; `elapsed`: seconds since the step appeared (`--at`).
  init(duration: Double?, endsAt: Double?, now: Double, elapsed: Double) {
    let span = endsAt.map { $0 - now } ?? duration ?? 0
    left = max(0, span - max(0, elapsed))
    let whole = duration ?? 0
    fraction = whole > 0 ? min(1, left / whole) : left > 0 ? 1 : 0
  }

  var isOver: Bool { left <= 0 }

  /// Whole seconds as a timer shows them: the last one stays until it is over.
  private var seconds: Int { Int(min(1e12, left.rounded(.up))) }

  var parts: (days: Int, hours: Int, minutes: Int, seconds: Int) {
    (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60)
  }

  /// `m:ss` below an hour, `h:mm:ss` above (S-56).
  var clock: String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = ":" + Self.padded(seconds % 60)
    return hours > 0 ? "\(hours):" + Self.padded(minutes) + tail : "\(minutes)" + tail
  }

  static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
