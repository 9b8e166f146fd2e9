import FlowBase
import FlowCompare
import FlowDocument
import FlowImage
import FlowReport

/// Holds one screen that has been drawn to its golden: compares, records, leaves the pictures of a difference. What
/// `check` and the assertions of FlowproofTesting have in common.
public struct GoldenChecker: Sendable {
  /// The folder of the goldens.
  public var snapshots: String
  /// The folder that differences are left in.
  public var output: String
  public var tolerance: ComparisonOptions
  public var masks: [Mask]
  public var record: RecordMode
  public var provenance: Provenance

  public init(
    snapshots: String, output: String, tolerance: ComparisonOptions = ComparisonOptions(), masks: [Mask] = [],
    record: RecordMode, provenance: Provenance
  ) {
    self.snapshots = snapshots
    self.output = output
    self.tolerance = tolerance
    self.masks = masks
    self.record = record
    self.provenance = provenance
  }

  /// Judges a screen; `result` has its id and scale. Never fails: what goes wrong is the result.
  public func check(_ result: inout CaseResult, _ picture: PixelBuffer, _ layout: LayoutText) {
    do {
      try judge(&result, picture, layout)
    } catch {
      result.status = .failed
      result.words.insert("\(error)", at: 0)
    }
  }

  private func judge(_ result: inout CaseResult, _ picture: PixelBuffer, _ layout: LayoutText) throws {
    let golden: Golden
    do throws(Golden.Fault) {
      golden = try Golden(result.id, in: snapshots)
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
      result.words = record == .never ? [what] : []
      return record == .never ? try leave(&result, picture, layout) : try write(&result, picture, layout)
    }
    let masks = self.masks.filter { $0.applies(to: PictureName(result)) }
    result.layout = layoutChanges(expectedLayout, layout, masks)
    let isEqual = golden.hash == PixelHash(picture)
    if isEqual, result.layout.isEmpty, record != .all { return }
    result.masks = areas(masks, layout, expectedLayout, scale: result.scale).map { [$0.x, $0.y, $0.width, $0.height] }
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
      throw Golden.Fault.unusable(FilePath.join(snapshots, GoldenCase.picture(result.id)), "\(error)")
    }
    var options = tolerance
    options.scale = result.scale
    options.masks = areas(masks, layout, expectedLayout, scale: result.scale)
    let frames = layout.blocks.map { NamedFrame(name: $0.name, frame: $0.frame) }
    let verdict = Comparison.compare(expected, picture, options: options, blocks: frames)
    result.differingPixels = verdict.result.differingPixels
    result.ratio =
      verdict.comparedPixels > 0 ? Double(verdict.result.differingPixels) / Double(verdict.comparedPixels) : 0
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

  /// What is masked, in pixels. Where a masked block was counts as well as where it is.
  private func areas(_ masks: [Mask], _ now: LayoutText, _ before: LayoutText, scale: Double) -> [PixelRect] {
    masks.flatMap { mask in
      let areas = mask.areas(in: now, scale: scale)
      return areas + mask.areas(in: before, scale: scale).filter { !areas.contains($0) }
    }
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
      result.id, picture: picture, layout: layout, scale: result.scale, provenance: provenance, in: snapshots)
    result.words.insert(result.status == .changed ? "golden replaced" : "golden written", at: 0)
    result.status = .written
  }

  /// Leaves what there is to be looked at, masks hatched, and what `approve` takes over.
  private func leave(
    _ result: inout CaseResult, _ picture: PixelBuffer, _ layout: LayoutText, expected: [UInt8]? = nil
  ) throws {
    var options = tolerance
    options.scale = result.scale
    options.masks = result.masks.map { PixelRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    if options.masks.isEmpty {
      if let expected { result.files.expected = try save(expected, result, "expected.png") }
      result.files.actual = try save(picture, result, "actual")
    } else {
      if let expected {
        let before = DifferencePicture.masked(try ImageDecoder.decode(expected), options)
        result.files.expected = try save(before, result, "expected")
      }
      result.files.actual = try save(DifferencePicture.masked(picture, options), result, "actual")
      result.files.golden = try save(picture, result, "golden")
    }
    result.files.layout = try save(Array(layout.text.utf8), result, "actual.layout.txt")
  }

  private func save(_ picture: PixelBuffer, _ result: CaseResult, _ kind: String) throws -> String {
    try save(PNGWriter.fast(picture, metadata: provenance.text, scale: result.scale), result, kind + ".png")
  }

  private func save(_ bytes: [UInt8], _ result: CaseResult, _ ending: String) throws -> String {
    let name = "\(CheckRun.reportFolder)/\(result.id).\(ending)"
    try OutputFile.write(bytes, to: FilePath.join(output, name))
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
