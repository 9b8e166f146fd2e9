import FlowBase
import FlowDocument
import FlowReport
import Flowproof
import Synchronization

struct ApproveCommand: Command {
  static let plan = Option.text("plan", value: "FILE", "the plan; flowproof.json if it is here", completion: .file)
  static let from = Option.text(
    "from", value: "DIR", "results of another machine, as downloaded from CI", completion: .directory)
  static let device = Option<[String]>.list("device", value: "NAME", "only these phones") {
    (text) throws(CommandError) in text
  }
  static let state = Option<[String]>.list(
    "state", value: "NAME", "only these states; default for the one without a name"
  ) { (text) throws(CommandError) in text }
  static let prune = Option.flag("prune", "delete the goldens that no case asks for")
  static let dryRun = Option.flag("dry-run", "only say what would be done")

  let name = "approve"
  let summary = "take over the new pictures as goldens"
  let details = """
    Works on what the last check has left: all that changed or is new, or what the ids (FLOW/STEP/DEVICE, or FLOW/STEP \
    for all below it) and filters name. Goldens are written whole or not at all.
    """
  let examples = [
    "flowproof approve", "flowproof approve onboarding/welcome", "flowproof approve --locale de --dry-run",
    "flowproof approve --from ~/Downloads/flowproof-out",
  ]
  let arguments = [Argument("ID", .any, "cases, as check and the report name them")]
  let options = [
    plan.spec, from.spec, PlanOptions.snapshots.spec, PlanOptions.output.spec, PlanOptions.flow.spec,
    PlanOptions.step.spec, device.spec, MatrixOptions.locale.spec, MatrixOptions.appearance.spec,
    MatrixOptions.textSize.spec, state.spec, prune.spec, dryRun.spec,
  ]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    var plan = Plan()
    let path = input[Self.plan] ?? (FilePath.exists(Plan.fileName) ? Plan.fileName : nil)
    if let path { plan = try PlanOptions.load(path, console) }
    let folder = ResultsFolder(input[Self.from] ?? input[PlanOptions.output] ?? plan.output)
    guard let results = folder.read() else {
      throw CommandError(
        .noInput, "no results of a check in \(folder.path)",
        hint: "run 'flowproof check' first, or name them with --from")
    }
    let own = path == nil && input[Self.from] == nil ? results.snapshots : plan.snapshots
    let approval = Approval(results: folder, snapshots: input[PlanOptions.snapshots] ?? own)
    let filter = try filter(input, results)
    if !input[Self.dryRun] { OutputFile.removeDrafts(below: approval.snapshots) }
    let code = approve(approval.candidates(results, filter), approval, dryRun: input[Self.dryRun], console)
    guard input[Self.prune] else { return code }
    let orphans = try path.map { _ in try self.orphans(plan, approval.snapshots, console) } ?? results.orphans
    for id in orphans where ids(input, take: id) {
      if !input[Self.dryRun] { Approval.prune(id, in: approval.snapshots) }
      console.print("\(input[Self.dryRun] ? "would delete" : "deleted") \(id)")
    }
    return code
  }

  private func filter(_ input: Input, _ results: CheckResults) throws(CommandError) -> Approval.Filter {
    var filter = Approval.Filter()
    filter.ids = input.arguments
    filter.flows = input[PlanOptions.flow]
    filter.steps = input[PlanOptions.step]
    filter.devices = input[Self.device]
    filter.locales = input[MatrixOptions.locale]
    if input.has(MatrixOptions.appearance) { filter.appearances = input[MatrixOptions.appearance] }
    if input.has(MatrixOptions.textSize) { filter.textSizes = input[MatrixOptions.textSize] }
    filter.states = input[Self.state]
    for id in input.arguments {
      var one = Approval.Filter()
      one.ids = [id]
      if !results.cases.contains(where: one.takes), !results.orphans.contains(id) {
        let near = suggestion(for: id, among: results.cases.map(\.id))
        throw .usage("no case '\(id)' in the results", hint: near.map { "did you mean '\($0)'?" })
      }
    }
    return filter
  }

  private func ids(_ input: Input, take id: String) -> Bool { input.arguments.isEmpty || input.arguments.contains(id) }

  private func approve(
    _ cases: [CaseResult], _ approval: Approval, dryRun: Bool, _ console: Console
  ) -> ExitCode {
    let code = Mutex(ExitCode.success)
    let progress = Progress(console, "approve", total: cases.count)
    WorkerPool.run(
      cases, workers: WorkerPool.standardCount, makeWorker: { () },
      body: { _, result -> String? in
        if dryRun { return nil }
        do { try approval.approve(result) } catch { return "\(error)" }
        return nil
      },
      deliver: { i, failure in
        progress.advance()
        if let failure {
          console.report("flowproof approve: \(failure)")
          code.withLock { $0 = .failure }
        } else {
          let verb = dryRun ? "would approve" : "approved"
          console.print("\(verb) \(cases[i].id)\(cases[i].status == .missing ? " (new)" : "")")
        }
      })
    progress.finish()
    if cases.isEmpty { console.report("nothing to approve") }
    return code.withLock { $0 }
  }

  /// Orphans of the plan as it is now, not as it was when the run was made.
  private func orphans(_ plan: Plan, _ snapshots: String, _ console: Console) throws -> [String] {
    let dialect = try plan.dialect.map { (path) throws(CommandError) in try DialectOption.load(path, console) }
    let planned = PlannedInputs(plan, resources: try Resources(), dialect: dialect)
    // A document that cannot be read, or not to its end, would make orphans of goldens that it asks for.
    if let failure = planned.failures.first?.description ?? planned.damaged.first {
      throw CommandError(.noInput, failure, hint: "nothing was pruned")
    }
    return try GoldenSet(planned.jobs(plan.matrix), names: plan.names).orphans(in: snapshots, isPlanned: true)
  }
}
