import FlowBase
import FlowDocument
import FlowLogic
import Flowproof

/// The documents of a command line, read, with their findings said, and turned into jobs.
struct FlowInputs {
  private(set) var inputs: [FlowInput] = []
  private(set) var jobs: [StepJob] = []
  /// `failure` when a file, or a part of one, could not be used and the rest can; `noInput` when none could.
  private(set) var code = ExitCode.success

  init(_ input: Input, resources: Resources, _ console: Console) throws {
    let dialect = try DialectOption.load(input, console)
    let states = try StateOptions.load(input)
    for file in states {
      let printer = DiagnosticPrinter(sources: file.sources, color: console.colors(.error))
      for diagnostic in file.diagnostics { console.report(printer.text(diagnostic)) }
    }
    let wanted = Set(input[InputOptions.step])
    var known: [String] = []
    var (isWhole, isUsable) = (true, false)
    for path in input.arguments {
      do {
        let one = try FlowInput(
          path: path, catalogue: resources.catalogue, assetFolders: input[InputOptions.assets], dialect: dialect)
        let printer = DiagnosticPrinter(sources: one.loaded.sources, color: console.colors(.error))
        for diagnostic in one.loaded.diagnostics where diagnostic.severity > .note {
          console.report(printer.text(diagnostic))
        }
        for file in states {
          let printer = DiagnosticPrinter(sources: file.sources, color: console.colors(.error))
          for diagnostic in file.findings(about: one.loaded.document) { console.report(printer.text(diagnostic)) }
        }
        let flows = try Self.flows(of: one, input[InputOptions.flow], path, console)
        known += flows.flatMap { $0.steps.map(\.id) }
        for flow in flows {
          for file in states { jobs += Self.jobs(of: flow, file, one, inputs.count, wanted, input, resources) }
        }
        inputs.append(one)
        if flows.isEmpty || one.isDamaged { isWhole = false }
        if !flows.isEmpty { isUsable = true }
      } catch let error as DocumentError {
        console.report("flowproof: \(error)")
        isWhole = false
      }
    }
    code = isWhole ? .success : isUsable ? .failure : .noInput
    if let missing = wanted.subtracting(known).sorted().first, !inputs.isEmpty {
      throw CommandError(
        .usage, "no step '\(missing)'",
        hint: suggestion(for: missing, among: known).map { "did you mean '\($0)'?" }
          ?? "steps: " + known.joined(separator: ", "))
    }
  }

  /// Every step that shows; with `--walk` those on the walk, and for a scenario its frames, numbered.
  private static func jobs(
    of flow: FlowDocument.Flow, _ file: StateFile, _ one: FlowInput, _ index: Int, _ wanted: Set<String>,
    _ input: Input, _ resources: Resources
  ) -> [StepJob] {
    let (matrix, catalogue) = (InputOptions.matrix(input), resources.catalogue)
    if let scenario = file.scenario {
      return one.scenarioJobs(
        index: index, flow: flow, steps: wanted, scenario: scenario, matrix: matrix, catalogue: catalogue)
    }
    if input[InputOptions.walk] {
      return one.walkJobs(
        index: index, flow: flow, steps: wanted, state: file.state, matrix: matrix, catalogue: catalogue)
    }
    return one.jobs(
      index: index, flows: [flow], steps: wanted, states: [file.state], matrix: matrix, catalogue: catalogue)
  }

  /// The flow asked for, or all; a file without any is said.
  private static func flows(
    of input: FlowInput, _ id: String?, _ path: String, _ console: Console
  ) throws -> [FlowDocument.Flow] {
    let flows = input.loaded.document.flows
    if flows.isEmpty {
      console.report("flowproof: \(path): no flow to draw in it")
      return []
    }
    guard let id else { return flows }
    let chosen = flows.filter { $0.id == id }
    guard chosen.isEmpty else { return chosen }
    let ids = flows.map(\.id)
    throw CommandError(
      .usage, "\(path) has no flow '\(id)'",
      hint: suggestion(for: id, among: ids).map { "did you mean '\($0)'?" } ?? "flows: " + ids.joined(separator: ", "))
  }
}
