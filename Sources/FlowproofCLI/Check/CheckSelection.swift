import FlowBase
import FlowDocument
import Flowproof

/// Which of a plan's cases a run takes.
struct CheckSelection {
  /// The plan's with the axes that the command line names; nil when it names none.
  private(set) var matrix: Matrix?
  private let input: Input
  private let plan: Plan
  private let planned: PlannedInputs

  init(_ input: Input, _ plan: Plan, _ planned: PlannedInputs) {
    self.input = input
    self.plan = plan
    self.planned = planned
    var matrix = plan.matrix
    if input.has(MatrixOptions.device) { matrix.devices = input[MatrixOptions.device] }
    if input.has(MatrixOptions.locale) { matrix.locales = input[MatrixOptions.locale] }
    if input.has(MatrixOptions.appearance) { matrix.appearances = input[MatrixOptions.appearance] }
    if input.has(MatrixOptions.textSize) { matrix.textSizes = input[MatrixOptions.textSize] }
    let names = MatrixOptions.specs.map(\.name)
    if names.contains(where: { input.texts[$0] != nil }) { self.matrix = matrix }
  }

  /// In the order of the plan. A flow or step that is not there is a wrong command line.
  func cases(of set: GoldenSet) throws(CommandError) -> [GoldenCase] {
    var cases = set.cases
    cases = try narrowed(cases, to: input[PlanOptions.flow], "flow") { $0.job.name.flow }
    cases = try narrowed(cases, to: input[PlanOptions.step], "step") { $0.job.name.step }
    if input.has(CheckCommand.only) {
      let touched = touched(by: input[CheckCommand.only])
      cases = cases.filter { touched.contains($0.job.input) }
    }
    if input[CheckCommand.lastFailed] {
      guard let last = ResultsFolder(plan.output).read() else {
        throw CommandError(.noInput, "no results of a run in \(plan.output)", hint: "check without --last-failed first")
      }
      let failed = Set(last.cases.filter { $0.status != .passed }.map(\.id))
      cases = cases.filter { failed.contains($0.id) }
    }
    if let shard = input[Shard.option] {
      cases = cases.enumerated().filter { shard.takes($0.offset) }.map(\.element)
    }
    return cases
  }

  private func narrowed(
    _ cases: [GoldenCase], to wanted: [String], _ option: String, _ value: (GoldenCase) -> String
  ) throws(CommandError) -> [GoldenCase] {
    guard !wanted.isEmpty else { return cases }
    var known: [String] = []
    for name in cases.map(value) where !known.contains(name) { known.append(name) }
    if let missing = wanted.first(where: { !known.contains($0) }) {
      throw .usage(
        "no \(option) '\(missing)'",
        hint: suggestion(for: missing, among: known).map { "did you mean '\($0)'?" }
          ?? "\(option)s: " + known.joined(separator: ", "))
    }
    return cases.filter { wanted.contains(value($0)) }
  }

  /// Documents that one of the files is, or whose folder it lies in; all, when it is the plan, a state or a dialect.
  private func touched(by files: [String]) -> Set<Int> {
    let files = files.map(FilePath.resolved)
    let documents = planned.inputs.map { FilePath.resolved($0.loaded.document.file) }
    let shared = ([plan.file, plan.dialect] + plan.states.map(\.file)).compactMap { $0 }.map(FilePath.resolved)
    if files.contains(where: shared.contains) { return Set(documents.indices) }
    let folders = (plan.assetFolders + Array(plan.assets.values)).map(FilePath.resolved)
    var touched: Set<Int> = []
    for file in files {
      if folders.contains(where: { file == $0 || file.hasPrefix($0 + "/") }) { return Set(documents.indices) }
      let isDocument = documents.contains(file)
      for (i, document) in documents.enumerated() {
        if isDocument ? file == document : file.hasPrefix(FilePath.folder(of: document) + "/") { touched.insert(i) }
      }
    }
    return touched
  }
}
