import FlowBase
import FlowDocument
import FlowLogic
import Flowproof

struct LayoutCommand: Command {
  let name = "layout"
  let summary = "print every block's box, text and lines as JSON"
  let details = """
    One JSON line a step: what shows, in paint order, with frames in points. With --block: one line a case, boxes \
    relative to the containing box.
    """
  let examples = ["flowproof layout flow.json --step goal", "flowproof layout --block card.json --width 345"]
  let arguments = [Argument("INPUT", .any, "flow documents", completion: .file)]
  let options =
    MatrixOptions.specs + InputOptions.common + StateOptions.specs + [DialectOption.option.spec]
    + InputOptions.blockSpecs

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    let resources = try InputOptions.resources(input)
    if let path = try InputOptions.blockFile(input) { return try blocks(path, input, resources, console) }
    let inputs = try FlowInputs(input, resources: resources, console)
    let (fullPage, metrics) = (input[InputOptions.fullPage], InputOptions.metrics(input))
    let documents = inputs.inputs
    WorkerPool.run(
      inputs.jobs, workers: WorkerPool.standardCount, makeWorker: { StepRenderer(resources) },
      body: { renderer, job in
        let screen = job.resolver.screen(job.step, in: job.environment)
        let step = renderer.layOut(
          screen, assets: DocumentAssets(documents[job.input].assets), fullPage: fullPage, metrics: metrics)
        let document = documents[job.input]
        return JSONWriter().string(
          LayoutLine.line(step, about: document.findings(about: job.step), sources: document.loaded.sources))
      }, deliver: { _, line in console.print(line) })
    return inputs.code
  }

  private func blocks(_ path: String, _ input: Input, _ resources: Resources, _ console: Console) throws -> ExitCode {
    let cases = try BlockCases(path, over: BlockCase(input), assetFolders: input[InputOptions.assets])
    let renderer = StepRenderer(resources)
    var code = ExitCode.success
    for entry in cases.entries {
      if !entry.isWhole { code = .failure }
      guard let one = entry.block else {
        console.print(BlockLine.failure(entry, cases.sources))
        continue
      }
      var result = renderer.layOut(one, assets: cases.assets, sources: cases.sources)
      result.diagnostics = entry.diagnostics + result.diagnostics
      console.print(JSONWriter().string(LayoutLine.line(one.name, result, sources: cases.sources)))
    }
    return code
  }
}

extension BlockCase {
  /// The case that the options describe; a line of a file of cases changes what it names.
  init(_ input: Input) {
    self.init(name: "block", block: .null, width: input[InputOptions.width] ?? 393)
    height = input[InputOptions.height]
    scale = input[InputOptions.scale] ?? 3
    moment = input[InputOptions.at]
    locale = input[MatrixOptions.locale].first ?? .en
    appearance = input[MatrixOptions.appearance].first ?? .light
    textSize = input[MatrixOptions.textSize].first ?? .L
    platform = input[MatrixOptions.device].first?.platform ?? .ios
    metrics = InputOptions.metrics(input)
  }
}
