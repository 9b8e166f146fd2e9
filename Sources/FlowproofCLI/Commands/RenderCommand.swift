import FlowBase
import FlowDocument
import FlowImage
import FlowLogic
import Flowproof

struct RenderCommand: Command {
  enum Format: String, CaseIterable, Sendable { case png, webp }

  static let output = Option.text(
    "output", short: "o", value: "DIR", "the folder for the pictures", completion: .directory)
  static let format = Option<[Format]>.choices("format", value: "NAME", "kinds of picture; png without")
  static let jobs = Option.integer("jobs", in: 1...256, "threads; one a core without")
  static let json = Option.flag("json", "one JSON object a picture")
  static let frame = Option.flag("frame", "draw the phone around the screen, with status bar").notWith("block")
  static let canvas = Option.text("canvas", value: "WxH", "points of the picture that the block stands on")
    .onlyWith("block")
  static let padding = Option.number("padding", in: 0...10_000, "points around the block").onlyWith("block")
  static let background = Option.text("background", value: "COLOR", "behind the block; white without")
    .onlyWith("block")

  let name = "render"
  let summary = "draw every step of a flow to pictures"
  let details = """
    Pictures go to DIR/FLOW/STEP/DEVICE[-APPEARANCE][-LOCALE][-SIZE].png; default values are left out of names.
    """
  let examples = [
    "flowproof render flow.json -o out", "flowproof render flow.json -o out --device iphone-se --appearance light,dark",
    "flowproof render --block card.json --width 345 -o out",
  ]
  let arguments = [Argument("INPUT", .any, "flow documents", completion: .file)]
  let options =
    [output.spec] + MatrixOptions.specs + InputOptions.common + StateOptions.specs + [DialectOption.option.spec]
    + [frame.spec, format.spec, jobs.spec, Shard.option.spec, json.spec] + InputOptions.blockSpecs
    + [canvas.spec, padding.spec, background.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    guard let folder = input[Self.output] else {
      throw CommandError.usage("no folder for the pictures", hint: "-o DIR")
    }
    let resources = try InputOptions.resources(input)
    if let path = try InputOptions.blockFile(input) { return try blocks(path, folder, input, resources, console) }
    let inputs = try FlowInputs(input, resources: resources, console)
    do throws(NameCollision) { try NameCollision.refuse(inputs.jobs) } catch {
      throw CommandError.usage("\(error)", hint: NameCollision.wayOut)
    }
    do throws(OutputError) { try OutputFile.makeFolder(folder) } catch {
      throw CommandError(.failure, "\(error)", hint: "name a folder that can be written: -o DIR")
    }
    let jobs = input[Shard.option].map { shard in
      inputs.jobs.enumerated().filter { shard.takes($0.offset) }.map(\.element)
    }
    let formats = input[Self.format].isEmpty ? [Format.png] : input[Self.format]
    let run = RenderRun(
      folder: folder, formats: formats.map { $0 == .png ? .png : .webp }, fullPage: input[InputOptions.fullPage],
      metrics: InputOptions.metrics(input), frame: input[Self.frame], inputs: inputs.inputs, resources: resources)
    return RenderOutput(console, json: input[Self.json], total: (jobs ?? inputs.jobs).count, inputs: inputs.inputs)
      .deliver(run, jobs ?? inputs.jobs, workers: input[Self.jobs] ?? WorkerPool.standardCount).combined(
        with: inputs.code)
  }

  private func blocks(
    _ path: String, _ folder: String, _ input: Input, _ resources: Resources, _ console: Console
  ) throws -> ExitCode {
    var base = BlockCase(input)
    base.padding = input[Self.padding] ?? 0
    if let text = input[Self.canvas] {
      let parts = text.split(separator: "x").compactMap { Double($0) }
      guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= 20_000 }) else {
        throw CommandError.usage("--canvas takes WxH in points, not '\(text)'", hint: "--canvas 393x200")
      }
      base.canvas = Size(parts[0], parts[1])
    }
    if let text = input[Self.background] {
      guard let color = Color(hex: text) else {
        throw CommandError.usage("--background takes #RRGGBB, not '\(text)'", hint: "--background '#F2F2F7'")
      }
      base.background = color
    }
    let cases = try BlockCases(path, over: base, assetFolders: input[InputOptions.assets])
    let output = BlockOutput(console, folder: folder, json: input[Self.json], sources: cases.sources)
    let renderer = StepRenderer(resources)
    return cases.entries.reduce(.success) { $0.combined(with: output.deliver($1, cases.assets, by: renderer)) }
  }
}
