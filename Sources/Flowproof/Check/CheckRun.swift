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
    do {
      try judge(&result, picture, LayoutText(step.layout))
    } catch {
      result.status = .failed
      result.words.insert("\(error)", at: 0)
    }
    return result
  }

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

  private func judge(_ result: inout CaseResult, _ picture: PixelBuffer, _ layout: LayoutText) throws {
    let golden: Golden
    do throws(Golden.Fault) {
      golden = try Golden(result.id, in: plan.snapshots)
    } catch .lfsPointer(let path) {
      // Never overwritten: the golden exists, it only is not here.
      throw Golden.Fault.lfsPointer(path)
    } catch {
      guard record == .failed || record == .all else { throw error }
      result.words = ["the golden was unusable: \(error)"]
      return try write(&result, picture, layout)
    }
    guard let bytes = golden.picture, let expectedLayout = golden.layout else {
      let what =
        golden.picture != nil ? "no golden of the layout" : golden.layout != nil ? "no golden picture" : "no golden"
      result.status = .missing
      result.words = [what]
      return record == .never ? try leave(&result, picture, layout) : try write(&result, picture, layout)
    }
    let masks = plan.masks.filter { $0.applies(to: PictureName(result)) }
    result.layout = layoutChanges(expectedLayout, layout, masks)
    let isEqual = golden.hash == PixelHash(picture)
    if isEqual, result.layout.isEmpty, record != .all { return }
    result.provenance = provenance.difference(from: golden.provenance)
    if !isEqual {
      try compare(&result, bytes, picture, layout, expectedLayout, masks)
    } else if !result.layout.isEmpty {
      result.status = .changed
      result.words = ["the pictures are equal, the layouts are not"]
      if record == .never || record == .missing {
        try leave(&result, picture, layout, expected: bytes)
      }
    }
    if record == .all || record == .failed && result.status == .changed { try write(&result, picture, layout) }
  }

  private func compare(
    _ result: inout CaseResult, _ bytes: [UInt8], _ picture: PixelBuffer, _ layout: LayoutText,
    _ expectedLayout: LayoutText, _ masks: [Mask]
  ) throws {
    let expected: PixelBuffer
    do throws(ImageError) { expected = try ImageDecoder.decode(bytes) } catch {
      throw Golden.Fault.unusable(FilePath.join(plan.snapshots, GoldenCase.picture(result.id)), "\(error)")
    }
    var options = plan.tolerance
    options.scale = result.scale
    // Where a masked block was counts as well as where it is.
    options.masks = masks.flatMap { mask in
      let now = mask.areas(in: layout, scale: result.scale)
      return now + mask.areas(in: expectedLayout, scale: result.scale).filter { !now.contains($0) }
    }
    let frames = layout.blocks.map { NamedFrame(name: $0.name, frame: $0.frame) }
    let verdict = Comparison.compare(expected, picture, options: options, blocks: frames)
    result.differingPixels = verdict.result.differingPixels
    result.ratio =
      verdict.comparedPixels > 0 ? Double(verdict.result.differingPixels) / Double(verdict.comparedPixels) : 0
    result.masks = options.masks.map { [$0.x, $0.y, $0.width, $0.height] }
    if verdict.passes, result.layout.isEmpty {
      result.provenance = nil
      return
    }
    result.status = .changed
    result.words = verdict.explanation()
    guard record == .never || record == .missing else { return }
    try leave(&result, picture, layout, expected: bytes)
    guard !verdict.isIdentical else { return }
    result.files.diff = try save(DifferencePicture.heatMap(expected, picture, verdict), result, "diff")
    result.files.triptych = try save(DifferencePicture.triptych(expected, picture, verdict), result, "triptych")
  }

  /// The changes of what is not masked, in words.
  private func layoutChanges(_ expected: LayoutText, _ actual: LayoutText, _ masks: [Mask]) -> [String] {
    func unmasked(_ layout: LayoutText) -> LayoutText {
      var layout = layout
      let hidden = layout.blocks.filter { block in masks.contains { $0.hides(block) } }.map(\.path)
      layout.blocks.removeAll { block in
        hidden.contains { block.path == $0 || block.path.hasPrefix($0 + ".") }
      }
      return layout
    }
    if expected.text == actual.text { return [] }
    return LayoutComparison.changes(unmasked(expected), unmasked(actual)).map(\.words)
  }

  /// Writes the golden, and says so.
  private func write(_ result: inout CaseResult, _ picture: PixelBuffer, _ layout: LayoutText) throws {
    try Golden.write(
      result.id, picture: picture, layout: layout, scale: result.scale, provenance: provenance, in: plan.snapshots)
    result.words.insert(result.status == .changed ? "golden replaced" : "golden written", at: 0)
    result.status = .written
  }

  /// Leaves what there is to be looked at, and what `approve` takes over.
  private func leave(
    _ result: inout CaseResult, _ picture: PixelBuffer, _ layout: LayoutText, expected: [UInt8]? = nil
  ) throws {
    if let expected { result.files.expected = try save(expected, result, "expected.png") }
    result.files.actual = try save(picture, result, "actual")
    result.files.layout = try save(Array(layout.text.utf8), result, "actual.layout.txt")
  }

  private func save(_ picture: PixelBuffer, _ result: CaseResult, _ kind: String) throws -> String {
    try save(PNGWriter.fast(picture, metadata: provenance.text, scale: result.scale), result, kind + ".png")
  }

  private func save(_ bytes: [UInt8], _ result: CaseResult, _ ending: String) throws -> String {
    let name = "\(Self.reportFolder)/\(result.id).\(ending)"
    try OutputFile.write(bytes, to: FilePath.join(plan.output, name))
    return name
  }
}

extension PictureName {
  /// What masks ask for.
  fileprivate init(_ result: CaseResult) {
    self.init(
      flow: result.flow, step: result.step, state: result.state, device: result.device, appearance: .light, locale: nil,
      textSize: .L)
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
