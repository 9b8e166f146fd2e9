import FlowBase

/// Two screens that would have one file. Names that only differ in case are one on many disks, so they collide too.
public struct NameCollision: Error, Hashable, Sendable, CustomStringConvertible {
  /// Both, with all that makes them up.
  public let first: String
  public let second: String
  /// Their file, without an ending.
  public let file: String

  public static let wayOut =
    "give one of them another id; in files' names, characters outside A–Z a–z 0–9 . _ - become -, and case does not count"

  public var description: String { "two screens have one name, \(file): \(first) and \(second)" }

  /// Throws the first two that meet.
  static func refuse(_ screens: [(job: StepJob, file: String)]) throws(NameCollision) {
    var seen: [String: StepJob] = [:]
    for (job, file) in screens {
      guard let other = seen.updateValue(job, forKey: file.lowercased()) else { continue }
      throw NameCollision(first: words(other), second: words(job), file: file)
    }
  }

  /// Throws the first two whose pictures meet in the folder that `render` writes to.
  public static func refuse(_ jobs: [StepJob]) throws(NameCollision) {
    try refuse(jobs.map { ($0, $0.name.path(prefix: $0.prefix, suffix: "")) })
  }

  private static func words(_ job: StepJob) -> String {
    let name = job.name
    let values: [String?] = [
      "step `\(shortened(name.step))` of flow `\(shortened(name.flow))`",
      name.state.map { "with state `\(shortened($0))`" }, "on \(name.device)", name.appearance.rawValue,
      name.locale?.description, name.textSize.rawValue, "in \(shortened(job.resolver.document.file))",
    ]
    return values.compactMap { $0 }.joined(separator: " ")
  }
}
