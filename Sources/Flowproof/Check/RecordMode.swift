/// Which goldens a run writes (comparison.md, Record modes).
public enum RecordMode: String, Sendable, CaseIterable {
  case never
  /// Those that are not there.
  case missing
  /// Those too that differ.
  case failed
  case all

  /// The mode of the environment: `SNAPSHOT_TESTING_RECORD` if it names one, else `never` in CI and `missing` elsewhere.
  public static func standard(_ variable: (String) -> String?) -> RecordMode {
    if let named = variable("SNAPSHOT_TESTING_RECORD").flatMap({ RecordMode(rawValue: $0.lowercased()) }) {
      return named
    }
    return ["", "0", "false"].contains(variable("CI")?.lowercased() ?? "") ? .missing : .never
  }
}
