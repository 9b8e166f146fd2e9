import FlowBlocks
import FlowDocument
import Flowproof

struct InitCommand: Command {
  static let force = Option.flag("force", "replace a plan that is there")

  let name = "init"
  let summary = "write a plan with comments for the flows found here"
  let details = """
    Looks for flow documents, and files in folders called states, below DIR (here without), and writes \
    DIR/flowproof.json.
    """
  let examples = ["flowproof init", "flowproof init apps/ios/Flows"]
  let arguments = [Argument("DIR", .optional, "the folder of the plan", completion: .directory)]
  let options = [force.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    let folder = input.arguments.first ?? ""
    if !folder.isEmpty, !FilePath.isFolder(folder) {
      throw CommandError(.noInput, "\(folder) is no folder", hint: "name the folder that the plan is to lie in")
    }
    let file = FilePath.join(folder, Plan.fileName)
    if FilePath.exists(file), !input[Self.force] {
      throw CommandError(.usage, "\(file) is there already", hint: "--force replaces it")
    }
    let found = StarterPlan.find(in: folder.isEmpty ? "." : folder, catalogue: .standard)
    try OutputFile.write(Array(StarterPlan.text(flows: found.flows, states: found.states).utf8), to: file)
    console.report("wrote \(file): \(found.flows.count) document\(found.flows.count == 1 ? "" : "s") with flows")
    if found.flows.isEmpty { console.report("name your documents in it under `flows`") }
    return .success
  }
}
