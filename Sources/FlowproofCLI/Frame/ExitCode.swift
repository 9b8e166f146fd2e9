/// How a run of the tool ends (product.md, Commands).
enum ExitCode: Int32, Sendable, CaseIterable {
  /// Done, warnings, placeholders and unknown blocks included; all equal.
  case success = 0
  /// Differences, or findings at the level asked for.
  case findings = 1
  /// Goldens missing or newly written; orphans under `--strict`.
  case goldens = 2
  /// The command line is wrong; nothing was done.
  case usage = 64
  /// No input document is usable.
  case noInput = 65
  /// Something could not be rendered or written; the rest was.
  case failure = 70

  /// The code that wins when a run ends in both ways: 64, 70, 65, 1, 2, 0 in this order.
  func combined(with other: ExitCode) -> ExitCode { weight >= other.weight ? self : other }

  private var weight: Int {
    switch self {
    case .success: 0
    case .goldens: 1
    case .findings: 2
    case .noInput: 3
    case .failure: 4
    case .usage: 5
    }
  }
}
