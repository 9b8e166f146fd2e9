import FlowBase
import FlowBlocks
import FlowCompare
import FlowDocument
import FlowImage
import FlowLogic
import Flowproof

/// A step of a flow under a state: what ``assertScreen(_:as:named:masks:tolerance:record:fileID:filePath:testName:line:column:)``
/// draws.
public struct FlowScreen: Sendable {
  /// The document.
  public var file: String
  public var step: String
  /// The flow's id; nil = the document's first.
  public var flow: String?
  /// The file of a state; nil = nothing is done yet.
  public var state: String?

  /// Paths are relative to the test's file.
  public init(
    _ file: String, step: String, flow: String? = nil, state: String? = nil, testFile: StaticString = #filePath
  ) {
    let place = SnapshotPlace(testFile: "\(testFile)")
    self.file = place.resolved(file)
    self.step = step
    self.flow = flow
    self.state = state.map(place.resolved)
  }

  /// The name of a state's file without folder and ending.
  static func stateName(_ file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".json") ? name.dropLast(5) : name)
  }

  /// Lays the step out and paints it.
  func picture(_ matrix: Matrix) throws -> ScreenPicture {
    let resources = try SharedResources.get()
    var plan = Plan()
    plan.flows = [file]
    if let state { plan.states = [PlanState(name: Self.stateName(state), file: state)] }
    let planned = PlannedInputs(plan, resources: resources)
    if let failure = planned.failures.first { throw failure }
    let jobs = planned.jobs(matrix).filter { flow == nil || $0.name.flow == flow }
    guard let job = jobs.first(where: { $0.name.step == step }) else {
      let near = suggestion(for: step, among: jobs.map(\.name.step)).map { "; did you mean `\($0)`?" } ?? ""
      throw FlowFailure(description: "\(file): no step `\(step)` shows\(near)")
    }
    let renderer = StepRenderer(resources)
    let assets = DocumentAssets(planned.inputs[job.input].assets)
    let laidOut = renderer.layOut(job.resolver.screen(job.step, in: job.environment), assets: assets)
    return ScreenPicture(
      pixels: renderer.paint(laidOut), layout: LayoutText(laidOut.layout), scale: job.environment.scale)
  }
}

/// A screen that was drawn: what a golden keeps of it.
public struct ScreenPicture: Sendable {
  public var pixels: PixelBuffer
  /// The blocks with their frames and lines.
  public var layout: LayoutText
  /// Pixels per point.
  public var scale: Double
}
