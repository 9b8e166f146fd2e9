import FlowBase

/// Two pictures that would be one file (comparison.md, Names): an error before anything is rendered.
public struct PictureCollision: Sendable, CustomStringConvertible {
  /// Both, with all that makes them up.
  public let first: String
  public let second: String
  public let file: String

  public static let wayOut =
    "give one of them another id; in files' names, characters outside A–Z a–z 0–9 . _ - become -, and case does not count"

  /// The first two of `jobs` that meet; nil where all names differ.
  public init?(_ jobs: [StepJob]) {
    var seen: [String: StepJob] = [:]
    for job in jobs {
      let file = job.name.path(prefix: job.prefix, suffix: "")
      guard let other = seen.updateValue(job, forKey: file.lowercased()) else { continue }
      self.file = file
      (first, second) = (Self.words(other), Self.words(job))
      return
    }
    return nil
  }

  public var description: String { "two pictures have one name, \(file): \(first) and \(second)" }

  private static func words(_ job: StepJob) -> String {
    let values: [String?] = [
      "step `\(shortened(job.name.step))` of flow `\(shortened(job.name.flow))`",
      job.name.state.map { "with state `\(shortened($0))`" }, "on \(job.name.device)",
      "in \(shortened(job.resolver.document.file))",
    ]
    return values.compactMap { $0 }.joined(separator: " ")
  }
}
