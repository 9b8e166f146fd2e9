import FlowBase
import FlowCompare
import FlowDocument
import FlowImage
import FlowLayout
import FlowReport

/// Renders cases and compares them with their goldens. A value, used by many threads at once.
public struct CheckRun: Sendable {
  public var plan: Plan
  public var inputs: [FlowInput]
  public var resources: Resources
  public var record: RecordMode
  public let provenance: Provenance
  private let maskUse = MaskUse()

  private var checker: GoldenChecker {
    GoldenChecker(
      snapshots: plan.snapshots, output: plan.output, tolerance: plan.tolerance, masks: plan.masks, record: record,
      provenance: provenance)
  }

  public init(plan: Plan, inputs: [FlowInput], resources: Resources, record: RecordMode) {
    self.plan = plan
    self.inputs = inputs
    self.resources = resources
    self.record = record
    provenance = Provenance(resources)
  }

  /// Below the folder of the results: all pictures of differences, and the page that shows them.
  public static let reportFolder = "report"

  /// One case, rendered, compared, and its files written. Never fails: what goes wrong is the result.
  public func check(_ one: GoldenCase, by renderer: StepRenderer) -> CaseResult {
    let job = one.job
    let screen = job.resolver.screen(job.step, in: job.environment)
    let step = renderer.layOut(screen, assets: DocumentAssets(inputs[job.input].assets), fullPage: plan.fullPage)
    let picture = renderer.paint(step)
    var result = start(one, picture)
    let layout = LayoutText(step.layout)
    maskUse.note(plan.masks, job.name, layout)
    checker.check(&result, picture, layout)
    return result
  }

  /// Masks that hid nothing in any of the cases checked so far.
  public var unusedMasks: [Mask] { maskUse.unused(of: plan.masks) }

  private func start(_ one: GoldenCase, _ picture: PixelBuffer) -> CaseResult {
    let environment = one.job.environment
    var result = CaseResult(
      id: one.id, status: .passed, flow: one.job.name.flow, step: one.job.name.step, state: one.job.name.state,
      device: environment.device.name, appearance: environment.appearance.rawValue,
      locale: environment.locale.description, textSize: environment.textSize.rawValue)
    (result.width, result.height, result.scale) = (picture.width, picture.height, environment.scale)
    let loaded = inputs[one.job.input].loaded
    let place = loaded.sources.location(of: one.job.step.origin)
    result.document = place?.file ?? loaded.document.file
    result.line = place?.line
    return result
  }
}

extension LayoutText {
  /// What a golden keeps of a layout.
  public init(_ screen: LaidOutScreen) {
    self.init(
      size: screen.size, contentHeight: screen.contentHeight,
      blocks: screen.boxes.map { box in
        LayoutBlock(
          path: box.block.path, type: box.block.type, id: box.block.id == box.block.path ? nil : box.block.id,
          frame: box.frame, lines: box.lines, isTruncated: box.isTruncated, overflow: box.overflow)
      })
  }
}
