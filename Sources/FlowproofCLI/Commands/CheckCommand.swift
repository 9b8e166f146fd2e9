import FlowBase
import FlowDocument
import FlowReport
import Flowproof
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct CheckCommand: Command {
  static let record = Option<RecordMode?>(
    "record", value: "MODE", "goldens to write",
    completion: .words(RecordMode.allCases.map(\.rawValue)), fallback: nil
  ) { (texts) throws(CommandError) in
    guard let mode = RecordMode(rawValue: texts.last ?? "") else {
      throw .badValue(texts.last, of: "record", "never, missing, failed or all")
    }
    return mode
  }
  static let orphans = Option.flag("orphans", "only list the goldens that no case asks for")
  static let strict = Option.flag("strict", "orphans end the run with 2")
  static let only = Option<[String]>.list(
    "only", value: "FILE", "only flows that one of these files belongs to", completion: .file
  ) { (text) throws(CommandError) in text }
  static let lastFailed = Option.flag("last-failed", "only what was not equal in the last run")
  static let jobs = Option.integer("jobs", in: 1...256, "threads; one a core without")
  static let json = Option.flag("json", "one JSON object a case")
  static let exitZero = Option.flag("exit-zero-on-changes", "end with 0 whatever differs")

  let name = "check"
  let summary = "compare every screen with its golden"
  let details = """
    Renders what the plan (flowproof.json, or the one named) or the flows named ask for, and compares pictures and \
    layouts with the goldens under Snapshots/. Leaves results.json, junit.xml, summary.md and report/index.html in the \
    output folder, with the pictures of each difference.

    Goldens that are missing are written on a terminal and never in CI (--record, SNAPSHOT_TESTING_RECORD). Ends with 1 \
    on differences, with 2 when goldens are missing or were written.
    """
  let examples = [
    "flowproof check", "flowproof check flow.json --device iphone-16,pixel-9 --record missing",
    "flowproof check --shard 1/4", "flowproof check --orphans",
  ]
  let arguments = [Argument("PLAN|FLOW", .any, "a plan, or flow documents", completion: .file)]
  let options =
    [record.spec, PlanOptions.snapshots.spec, PlanOptions.output.spec, PlanOptions.flow.spec, PlanOptions.step.spec]
    + MatrixOptions.specs
    + [
      StateOptions.state.spec, InputOptions.assets.spec, InputOptions.fonts.spec, DialectOption.option.spec,
    ] + ToleranceOptions.specs
    + [
      ToleranceOptions.masks.spec, only.spec, lastFailed.spec, Shard.option.spec, orphans.spec, strict.spec, jobs.spec,
      json.spec, exitZero.spec,
    ]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    var plan = try PlanOptions.plan(input, console)
    let dialect = try DialectOption.load(input, plan, console)
    plan.tolerance = try ToleranceOptions.options(input, over: plan.tolerance)
    plan.masks += input[ToleranceOptions.masks]
    plan.assetFolders += input[InputOptions.assets]
    if input.has(StateOptions.state) {
      plan.states = input[StateOptions.state].map { PlanState(name: BlockCases.stem($0), file: $0) }
    }
    let resources = try Resources(fonts: input[InputOptions.fonts])
    let planned = PlannedInputs(plan, resources: resources, dialect: dialect)
    var code = report(planned, console)
    let all = try named(planned.jobs(plan.matrix), plan)
    let orphans = all.orphans(in: plan.snapshots, isPlanned: plan.file != nil)
    if input[Self.orphans] {
      for id in orphans { console.print(FilePath.join(plan.snapshots, GoldenCase.picture(id))) }
      if orphans.isEmpty { console.report("no orphans") }
      return code.combined(with: input[Self.strict] && !orphans.isEmpty ? .goldens : .success)
    }
    if planned.isEmpty { return code }
    let selection = CheckSelection(input, plan, planned)
    let set = selection.matrix == nil ? all : try named(planned.jobs(selection.matrix ?? plan.matrix), plan)
    let cases = try selection.cases(of: set)
    let mode = input[Self.record] ?? RecordMode.standard(Self.variable)
    if mode != .never { OutputFile.removeDrafts(below: plan.snapshots) }
    let run = CheckRun(plan: plan, inputs: planned.inputs, resources: resources, record: mode)
    // The names of a widened matrix are asked for too.
    let wanted = Set(set.cases.map(\.id))
    let output = CheckOutput(console, json: input[Self.json])
    let folder = ResultsFolder(plan.output)
    folder.clear()
    let results = CheckResults(
      cases: output.collect(run, cases, workers: input[Self.jobs] ?? WorkerPool.standardCount),
      orphans: orphans.filter { !wanted.contains($0) }, snapshots: plan.snapshots,
      isPartial: cases.count < all.cases.count, shard: input[Shard.option]?.description,
      libraries: run.provenance.libraries ?? "", fingerprint: run.provenance.fingerprint ?? "")
    try folder.write(results)
    output.finish(results, folder)
    if !results.isPartial {
      for mask in run.unusedMasks { console.report("the mask \(mask) hides nothing: no block shown is called so") }
    }
    if Self.variable("GITHUB_ACTIONS") == "true" {
      // GitHub reads both streams; JSON lines stay by themselves.
      for line in Annotation.lines(results) {
        if input[Self.json] { console.report(line) } else { console.print(line) }
      }
    }
    code = code.combined(with: Self.code(results, strict: input[Self.strict], forgiving: input[Self.exitZero]))
    return code
  }

  static func code(_ results: CheckResults, strict: Bool, forgiving: Bool) -> ExitCode {
    var code = ExitCode.success
    if !forgiving {
      if results.count(.changed) > 0 { code = .findings }
      if results.count(.missing) + results.count(.written) > 0 || strict && !results.orphans.isEmpty {
        code = code.combined(with: .goldens)
      }
    }
    return results.count(.failed) > 0 ? code.combined(with: .failure) : code
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private func named(_ jobs: [StepJob], _ plan: Plan) throws -> GoldenSet {
    do throws(NameCollision) { return try GoldenSet(jobs, names: plan.names) } catch {
      throw CommandError.usage("\(error)", hint: NameCollision.wayOut)
    }
  }

  /// What was found in the inputs, for people.
  private func report(_ planned: PlannedInputs, _ console: Console) -> ExitCode {
    // Warnings are `validate`'s matter: here they would bury the differences.
    let errors = planned.findings.filter { $0.diagnostic.severity == .error }
    for finding in errors {
      console.report(
        DiagnosticPrinter(sources: finding.sources, color: console.colors(.error)).text(finding.diagnostic))
    }
    let warnings = planned.findings.count { $0.diagnostic.severity == .warning }
    if warnings > 0 {
      console.report("\(warnings) warning\(warnings == 1 ? "" : "s"): 'flowproof validate' lists them")
    }
    let lost = planned.failures.map(\.description) + planned.damaged
    for line in lost { console.report("flowproof check: \(line)") }
    if planned.isEmpty { return .noInput }
    return lost.isEmpty ? .success : .failure
  }
}

extension DialectOption {
  /// The dialect of the option, else of the plan.
  static func load(_ input: Input, _ plan: Plan, _ console: Console) throws(CommandError) -> Dialect? {
    if input.has(option) { return try load(input, console) }
    return try plan.dialect.map { (path) throws(CommandError) in try load(path, console) }
  }
}
