import FlowBase
import FlowDocument
import FlowReport
import Foundation

@testable import Flowproof

/// A folder of its own for a test, and short ways to check a flow in it.
final class Scratch {
  static let resources = Result { try Resources() }
  let root: String

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { root + "/" + name }
  func write(_ text: String, _ name: String) throws { try OutputFile.write(Array(text.utf8), to: path(name)) }
  func bytes(_ name: String) throws -> [UInt8] { try DocumentFile.read(path(name)) }
  var goldens: [String] { FilePath.files(below: path("Snapshots")) }

  static func flow(text: String, extra: String = "") -> String {
    """
    {"id": "f", "name": "F", "steps": [
      {"id": "one", "type": "custom", "config": {"content_blocks": [
        {"id": "hello", "type": "text", "text": "\(text)"}, {"id": "below", "type": "text", "text": "Below"}]}},
      {"id": "two", "type": "custom", "config": {"content_blocks": [
        {"id": "still", "type": "text", "text": "Still"}]}}\(extra)]}
    """
  }

  var plan: Plan {
    get throws {
      var plan = Plan()
      plan.flows = [path("flow.json")]
      plan.matrix.devices = [try DeviceCatalog.device("160x200@1")]
      plan.snapshots = path("Snapshots")
      plan.output = path("out")
      return plan
    }
  }

  /// Checks everything, and leaves results as the command does.
  func check(_ record: RecordMode = .never, _ change: (inout Plan) -> Void = { _ in }) throws -> CheckResults {
    var plan = try plan
    change(&plan)
    let resources = try Self.resources.get()
    let planned = PlannedInputs(plan, resources: resources)
    let set = try GoldenSet(planned.jobs(plan.matrix), names: plan.names)
    let run = CheckRun(plan: plan, inputs: planned.inputs, resources: resources, record: record)
    let renderer = StepRenderer(resources)
    let folder = ResultsFolder(plan.output)
    folder.clear()
    let results = CheckResults(
      cases: set.cases.map { run.check($0, by: renderer) },
      orphans: set.orphans(in: plan.snapshots, isPlanned: true), snapshots: plan.snapshots)
    try folder.write(results)
    return results
  }
}
