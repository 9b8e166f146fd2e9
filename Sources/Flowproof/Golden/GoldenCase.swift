import FlowBase
import FlowDocument

/// A picture that is expected, known before anything is rendered.
public struct GoldenCase: Sendable {
  public var job: StepJob
  /// Its path below the folder of goldens, without an ending: what `--case`, `approve` and the report call it.
  public var id: String

  public init(job: StepJob, id: String) {
    self.job = job
    self.id = id
  }

  public static func picture(_ id: String) -> String { id + ".png" }
  public static func layout(_ id: String) -> String { id + ".layout.txt" }
}

/// All cases of a plan.
public struct GoldenSet: Sendable {
  public private(set) var cases: [GoldenCase] = []

  public init() {}

  /// Names every job.
  public init(_ jobs: [StepJob], names: NameTemplate) throws(NameCollision) {
    cases = jobs.map { GoldenCase(job: $0, id: names.id(of: $0.name)) }
    try NameCollision.refuse(cases.map { ($0.job, file: $0.id) })
  }

  /// Goldens in a folder that no case asks for, as ids, sorted. Without a plan only those of steps that are gone from
  /// the flows named: nothing says which other flows, states, phones and languages are wanted. Drafts that a killed run
  /// has left are none: `OutputFile.removeDrafts` takes them away.
  public func orphans(in folder: String, isPlanned: Bool) -> [String] {
    let wanted = Set(cases.map(\.id))
    let flows = Set(cases.map { PictureName.fileName($0.job.name.flow) })
    let steps = Set(cases.map { "\(PictureName.fileName($0.job.name.flow))/\(PictureName.fileName($0.job.name.step))" })
    func isGone(_ id: String) -> Bool {
      let parts = id.split(separator: "/")
      guard parts.count > 1, flows.contains(String(parts[0])) else { return false }
      let step = "\(parts[0])/\(parts[1])"
      return !steps.contains { step == $0 || step.hasPrefix($0 + "-") }
    }
    let found = FilePath.files(below: folder).compactMap(Self.id)
    return Set(found).filter { !wanted.contains($0) && (isPlanned || isGone($0)) }.sorted()
  }

  /// The case that a file belongs to; nil for a file that is no golden.
  static func id(of file: String) -> String? {
    for ending in [".layout.txt", ".png"] where file.hasSuffix(ending) { return String(file.dropLast(ending.count)) }
    return nil
  }
}
