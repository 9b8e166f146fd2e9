import FlowCompare
import FlowDocument
import FlowReport
import Flowproof
import Synchronization

struct DiffCommand: Command {
  static let output = Option.text(
    "output", short: "o", value: "FILE|DIR", "the difference as a picture; for two folders, the folder of them",
    completion: .file)
  static let triptych = Option.flag("triptych", "expected, differences and actual side by side").onlyWith("output")
  static let report = Option.flag("report", "of two folders, write the report of check to the folder").onlyWith(
    "output")
  static let scale = Option.number("scale", in: 0.25...8, "pixels per point of the words; 1 without")
  static let masks = Option<[Mask]>.list(
    "mask", value: "X,Y,W,H", "not compared, in points", split: { [$0] }
  ) { (text) throws(CommandError) in
    guard let mask = Mask(text), case .rect = mask.target else {
      throw .badValue(text, of: "mask", "X,Y,W,H in points")
    }
    return mask
  }
  static let json = Option.flag("json", "one JSON object a pair")

  let name = "diff"
  let summary = "compare two pictures, or two folders of them"
  let details = """
    Pictures may be PNG, JPEG, WebP or GIF. Of two folders, files of one name are compared; a file that only one has is \
    a difference. Ends with 1 when something differs beyond the tolerance.
    """
  let examples = [
    "flowproof diff before.png after.png -o difference.png", "flowproof diff old/ new/ -o differences --report",
    "flowproof diff a.png b.png --profile perceptual --max-diff-pixels 20",
  ]
  let arguments = [
    Argument("A", .one, "the expected picture or folder", completion: .file),
    Argument("B", .one, "the actual one", completion: .file),
  ]
  let options =
    [output.spec, triptych.spec, report.spec] + ToleranceOptions.specs + [masks.spec, scale.spec, json.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    let (a, b) = (input.arguments[0], input.arguments[1])
    var options = try ToleranceOptions.options(input, over: ComparisonOptions())
    options.scale = input[Self.scale] ?? 1
    options.masks = input[Self.masks].flatMap { $0.areas(scale: options.scale) }
    let kind: PairDifference.Kind = input[Self.triptych] ? .triptych : .heatMap
    guard FilePath.isFolder(a) || FilePath.isFolder(b) else {
      if let file = input[Self.output] { try requirePNG(file, besides: [a, b]) }
      if input[Self.report] { throw CommandError.usage("--report has no effect on two files", hint: "name folders") }
      let pair = try PairDifference(a, b, options: options)
      tell(pair, nil, input, console)
      if let file = input[Self.output] { try pair.write(kind, to: file) }
      return pair.verdict.passes ? .success : .findings
    }
    guard FilePath.isFolder(a), FilePath.isFolder(b) else {
      throw CommandError.usage("one of \(a) and \(b) is a folder, the other is not", hint: "name two of a kind")
    }
    return try folders(FolderDifference(a, b, options: options), kind, input, console)
  }

  /// The picture of the difference is PNG, and takes nobody's place.
  private func requirePNG(_ file: String, besides inputs: [String]) throws(CommandError) {
    if inputs.map(FilePath.resolved).contains(FilePath.resolved(file)) {
      throw .usage("--output would overwrite \(file), which is compared", hint: "name another file")
    }
    guard file.lowercased().hasSuffix(".png") else {
      throw .usage("--output \(file) is not called .png, which it would be", hint: "as in -o difference.png")
    }
  }

  private func folders(
    _ folders: FolderDifference, _ kind: PairDifference.Kind, _ input: Input, _ console: Console
  ) throws -> ExitCode {
    if folders.names.isEmpty {
      throw CommandError(.noInput, "no pictures in \(folders.expected) and \(folders.actual)")
    }
    let tally = Mutex(Tally())
    let (output, isReport) = (input[Self.output], input[Self.report])
    let progress = Progress(console, "diff", total: folders.names.count)
    // What is equal is kept without its pictures, so that memory stays flat.
    WorkerPool.run(
      folders.names, workers: WorkerPool.standardCount, makeWorker: { () },
      body: { _, name -> (FolderDifference.Outcome, CaseResult?, String?) in
        let outcome = folders.outcome(name)
        do {
          if isReport, let output { return (outcome, try folders.result(name, outcome, in: output), nil) }
          if let output, case .compared(let pair) = outcome, !pair.verdict.passes {
            try pair.write(kind, to: FilePath.join(output, name.prefix { $0 != "." } + ".diff.png"))
          }
          return (outcome, nil, nil)
        } catch {
          return (outcome, nil, "\(error)")
        }
      },
      deliver: { i, answer in
        progress.advance()
        let code = tell(answer.0, folders.names[i], input, console)
        if let failure = answer.2 { console.report("flowproof diff: \(failure)") }
        tally.withLock { tally in
          tally.code = tally.code.combined(with: answer.2 == nil ? code : .failure)
          if code == .success { tally.equal += 1 }
          if let result = answer.1 { tally.results.append(result) }
        }
      })
    progress.finish()
    let end = tally.withLock { $0 }
    if isReport, let output {
      try ResultsFolder(output).write(CheckResults(cases: end.results, snapshots: folders.expected))
      console.report("report: \(FilePath.join(output, "\(CheckRun.reportFolder)/index.html"))")
    }
    console.report("\(end.equal) of \(folders.names.count) equal")
    return end.code
  }

  private struct Tally {
    var code = ExitCode.success
    var equal = 0
    var results: [CaseResult] = []
  }

  /// Tells of one file of two folders.
  private func tell(
    _ outcome: FolderDifference.Outcome, _ name: String, _ input: Input, _ console: Console
  ) -> ExitCode {
    func one(_ word: String) -> ExitCode {
      if input[Self.json] {
        console.print(.object(["file": .string(name), "status": .string(word)]))
      } else {
        console.print("\(word) \(name)")
      }
      return .findings
    }
    switch outcome {
    case .added: return one("added")
    case .removed: return one("removed")
    case .failed(let reason):
      console.report("flowproof diff: \(reason)")
      if input[Self.json] {
        console.print(.object(["file": .string(name), "status": "failed", "error": .string(reason)]))
      }
      return .failure
    case .compared(let pair):
      if !pair.verdict.passes || input[Self.json] { tell(pair, name, input, console) }
      return pair.verdict.passes ? .success : .findings
    }
  }

  private func tell(_ pair: PairDifference, _ name: String?, _ input: Input, _ console: Console) {
    if input[Self.json] {
      console.print(pair.json(name))
    } else {
      if let name { console.print(name) }
      for line in pair.verdict.explanation() { console.print(name == nil ? line : "  " + line) }
    }
  }
}
