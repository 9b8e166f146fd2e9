import FlowBase
import FlowCompare
import FlowReport
import Flowproof

/// Holds a value to its golden in the form that a strategy gives it, as `assertSnapshot` of swift-snapshot-testing does:
/// `assertScreen(FlowScreen("flow.json", step: "welcome"), as: .image(on: .iPhone16))`.
///
/// The golden is `__Snapshots__/<TestFile>/<test>[.<name>][.<what the strategy adds>].<extension>`; no counter, so that
/// goldens keep their names when assertions come and go. Two alike in one test need `named`. Recording is as for
/// ``assertFlow(_:devices:locales:appearances:textSizes:states:steps:masks:tolerance:record:fileID:filePath:testName:line:column:)``.
public func assertScreen<Value, Format>(
  _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
  masks: [Mask] = [], tolerance: ComparisonOptions = ComparisonOptions(), record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let reporter = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
  let place = SnapshotPlace(testFile: "\(filePath)")
  var plan = Plan()
  (plan.snapshots, plan.output) = (place.snapshots, place.output)
  (plan.masks, plan.tolerance) = (masks, tolerance)
  do {
    let mode = record ?? RecordMode.standard(SnapshotPlace.variable)
    let result = try screenResult(value(), strategy, test: testName, name: name, plan, record: mode)
    reporter.report(result, plan)
  } catch {
    reporter.fail("\(error)")
  }
}

/// The result of one value.
func screenResult<Value, Format>(
  _ value: Value, _ strategy: Snapshotting<Value, Format>, test: String, name: String?, _ plan: Plan,
  record: RecordMode
) throws -> CaseResult {
  let format = try onBigStack { () throws -> Format in try strategy.snapshot(value) }
  let id = SnapshotPlace.id(test: test, [name, strategy.suffix(value)])
  var result = CaseResult(id: id, status: .passed, flow: "", step: "", device: "")
  let checker = GoldenChecker(
    snapshots: plan.snapshots, output: plan.output, tolerance: plan.tolerance, masks: plan.masks, record: record,
    provenance: Provenance(try SharedResources.get()))
  strategy.diffing.check(format, &result, checker, strategy.pathExtension)
  return result
}
