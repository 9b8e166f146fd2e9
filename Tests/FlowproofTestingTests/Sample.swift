import Foundation

@testable import Flowproof

/// A folder with a flow of two steps, as a test of a user has it.
final class Sample {
  let root: String

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-\(UUID().uuidString)").path
    try say("Hello")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var flow: String { root + "/flow.json" }

  func say(_ text: String) throws {
    let flow = """
      {"id": "f", "name": "F", "steps": [
        {"id": "one", "type": "custom", "config": {"content_blocks": [{"id": "hello", "type": "text", "text": "\(text)"}]}},
        {"id": "two", "type": "custom", "config": {"content_blocks": [{"id": "still", "type": "text", "text": "Still"}]}}]}
      """
    try OutputFile.write(Array(flow.utf8), to: self.flow)
  }

  var plan: Plan {
    var plan = Plan()
    plan.flows = [flow]
    (plan.snapshots, plan.output) = (root + "/goldens", root + "/out")
    return plan
  }

  var goldens: [String] { FilePath.files(below: root + "/goldens") }
}
