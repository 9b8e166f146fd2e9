import FlowBase
import FlowCompare
import FlowReport
import Flowproof
import Synchronization

/// Renders the steps of a flow over the matrix and holds each screen to its golden: picture and layout.
///
/// The goldens lie beside the test in `__Snapshots__/<TestFile>/<test>/`, named as `flowproof check` names them. Those that are
/// missing are written once and fail the test, never where `CI` is set; `record`, or `SNAPSHOT_TESTING_RECORD`, says
/// otherwise: `never`, `missing`, `failed`, `all`. Every screen that is not equal is an issue of its own, with expected,
/// actual and difference attached.
/// - Parameters:
///   - file: the document, and `states` the files of states: relative to the test's file.
///   - locales: none means the flow's default language.
///   - steps: ids; none means all.
///   - tolerance: its scale and masks are set for each screen.
public func assertFlow(
  _ file: String, devices: [Device] = [.iPhone16], locales: [String] = [], appearances: [Appearance] = [.light],
  textSizes: [TextSize] = [.L], states: [String] = [], steps: [String] = [], masks: [Mask] = [],
  tolerance: ComparisonOptions = ComparisonOptions(), record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let reporter = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
  var plan = Plan()
  let place = SnapshotPlace(testFile: "\(filePath)")
  plan.flows = [place.resolved(file)]
  plan.matrix.devices = devices
  plan.matrix.locales = locales.map { LocaleTag($0) }
  plan.matrix.appearances = appearances
  plan.matrix.textSizes = textSizes
  plan.states = states.map { PlanState(name: FlowScreen.stateName($0), file: place.resolved($0)) }
  plan.masks = masks
  plan.tolerance = tolerance
  let folder = SnapshotPlace.id(test: testName, [])
  plan.snapshots = FilePath.join(place.snapshots, folder)
  plan.output = FilePath.join(place.output, folder)
  do {
    let mode = record ?? RecordMode.standard(SnapshotPlace.variable)
    for result in try flowResults(plan, steps: steps, record: mode) { reporter.report(result, plan) }
  } catch {
    reporter.fail("\(error)")
  }
}

/// Why a flow could not be held to goldens.
struct FlowFailure: Error, CustomStringConvertible {
  var description: String
}

/// The results of every case of a plan, in its order.
func flowResults(_ plan: Plan, steps: [String], record: RecordMode) throws -> [CaseResult] {
  let resources = try SharedResources.get()
  let planned = PlannedInputs(plan, resources: resources)
  if let failure = planned.failures.first { throw failure }
  var cases = try GoldenSet(planned.jobs(plan.matrix), names: plan.names).cases
  if let unknown = steps.first(where: { step in !cases.contains { $0.job.name.step == step } }) {
    let known = Set(cases.map(\.job.name.step)).sorted()
    let near = suggestion(for: unknown, among: known).map { "did you mean `\($0)`?" }
    throw FlowFailure(
      description: "no step `\(unknown)` shows; " + (near ?? "steps: " + known.joined(separator: ", ")))
  }
  if !steps.isEmpty { cases = cases.filter { steps.contains($0.job.name.step) } }
  if cases.isEmpty { throw FlowFailure(description: "no step of \(plan.flows.joined(separator: ", ")) shows") }
  let run = CheckRun(plan: plan, inputs: planned.inputs, resources: resources, record: record)
  let results = Mutex<[CaseResult]>([])
  WorkerPool.run(
    cases, workers: WorkerPool.standardCount, makeWorker: { StepRenderer(resources) },
    body: { renderer, one in run.check(one, by: renderer) },
    deliver: { _, result in results.withLock { $0.append(result) } })
  return results.withLock { $0 }
}
