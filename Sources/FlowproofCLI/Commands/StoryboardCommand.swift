import FlowBase
import FlowDocument
import FlowImage
import FlowLogic
import Flowproof

struct StoryboardCommand: Command {
  static let output = Option.text(
    "output", short: "o", value: "FILE", "the sheet; its ending says the format: png, svg, pdf, html, dot, mmd",
    completion: .file)
  static let flow = Option<String?>.text("flow", value: "ID", "which flow of the file")
  static let scale = Option.number("scale", in: 0.25...8, "pixels per point of the sheet; 2 without")

  static let sheet = Option.flag(
    "sheet",
    "all pictures in a grid instead of the map; a table of each step for several devices, languages, appearances")
  static let step = Option<[String]>.list("step", value: "ID", "only these steps") {
    (text) throws(CommandError) in text
  }.onlyWith("sheet")
  static let paper = Option<Paper>.choice("paper", value: "NAME", "the pages of a PDF", fallback: .sheet)
  static let against = Option<String?>.text(
    "against", value: "OLD", "mark what changed since this document", completion: .file
  ).notWith("sheet")

  let name = "storyboard"
  let summary = "draw a whole flow on one sheet: every step, and what leads where"
  let details = """
    Arrows carry what leads their way; what no way leads to, dead ends and targets that do not exist are red. With \
    states, the first one's screens are drawn, and each one's walk in a colour.
    """
  let examples = [
    "flowproof storyboard flow.json -o flow.png", "flowproof storyboard flow.json -o flow.html --appearance dark",
    "flowproof storyboard flow.json --sheet --appearance light,dark -o sheet.pdf",
    "flowproof storyboard flow.json --locale en,de -o flow.html",
    "flowproof storyboard new.json --against old.json -o changes.png",
  ]
  let arguments = [Argument("FLOW", .one, "the document", completion: .file)]
  let options =
    [output.spec, sheet.spec, against.spec, flow.spec, step.spec] + MatrixOptions.specs + [
      InputOptions.assets.spec, InputOptions.fonts.spec, scale.spec, paper.spec, RenderCommand.jobs.spec,
    ]
    + StateOptions.specs + [DialectOption.option.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    guard let file = input[Self.output] else { throw CommandError.usage("no file for the sheet", hint: "-o FILE.png") }
    let format = try Self.format(of: file)
    if input.has(Self.paper), format != .pdf {
      throw CommandError.usage("--paper is for PDF, not .\(format.rawValue)", hint: "-o FILE.pdf")
    }
    if input[Self.sheet], ![.png, .svg, .pdf].contains(format) {
      throw CommandError.usage("--sheet has no .\(format.rawValue)", hint: "endings: png, svg, pdf")
    }
    try Self.checkFolder(of: file)
    let resources = try InputOptions.resources(input)
    var board = try Self.board(input.arguments[0], input, format, resources, console)
    board.chosen = input[Self.step]
    for id in board.chosen where !board.flow.steps.contains(where: { $0.id == id }) {
      throw CommandError.usage("no step '\(id)'", hint: "steps: \(board.flow.steps.map(\.id).joined(separator: ", "))")
    }
    if let old = input[Self.against] {
      board = board.against(try Self.board(old, input, format, resources, console))
      for line in board.changes { console.print(line) }
    }
    let bytes: [UInt8]
    do {
      bytes = try board.bytes(format, scale: input[Self.scale] ?? 2, paper: input[Self.paper])
      try OutputFile.write(bytes, to: file)
    } catch {
      console.report("flowproof storyboard: \(error)")
      return .failure
    }
    console.report("wrote \(file)")
    return board.input.isDamaged ? .failure : .success
  }

  /// One new folder may be meant; a whole road of them is a typo.
  private static func checkFolder(of file: String) throws(CommandError) {
    let folder = FilePath.folder(of: file)
    let above = FilePath.folder(of: folder)
    guard folder.isEmpty || FilePath.isFolder(folder) || above.isEmpty || FilePath.isFolder(above) else {
      throw .usage("\(file): there is no folder '\(above)'", hint: "correct the path, or make the folder")
    }
  }

  private static func format(of file: String) throws(CommandError) -> Storyboard.Format {
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = Storyboard.Format(rawValue: ending) else {
      let all = Storyboard.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("\(file): no such format of a sheet", hint: "endings: \(all)")
    }
    return format
  }

  private static func board(
    _ path: String, _ input: Input, _ format: Storyboard.Format, _ resources: Resources, _ console: Console
  ) throws -> Storyboard {
    let document: FlowInput
    let flow: Flow
    do {
      document = try FlowInput(
        path: path, catalogue: resources.catalogue, assetFolders: input[InputOptions.assets],
        dialect: try DialectOption.load(input, console))
      let printer = DiagnosticPrinter(sources: document.loaded.sources, color: console.colors(.error))
      for diagnostic in document.loaded.diagnostics where diagnostic.severity == .error {
        console.report(printer.text(diagnostic))
      }
      flow = try FlowChoice.one(of: document.loaded.document.flows, named: input[Self.flow])
    } catch let error as DocumentError {
      throw CommandError(.noInput, "\(error)")
    } catch let error as FlowChoice.Failure {
      throw CommandError(error, in: path)
    }
    let files = try StateOptions.load(input)
    for file in files {
      let printer = DiagnosticPrinter(sources: file.sources, color: console.colors(.error))
      for diagnostic in file.diagnostics { console.report(printer.text(diagnostic)) }
    }
    let states = files.map(\.state)
    let environments = InputOptions.matrix(input).sheetEnvironments(
      defaultLocale: flow.defaultLocale, state: states.first ?? UserState())
    if !input[sheet], environments.count > 1, format != .html {
      throw CommandError.usage(
        "a map shows one device, language and appearance", hint: "--sheet shows them all, and so does a page (.html)")
    }
    return Storyboard(
      document, flow: flow, states: states,
      environments: environments,
      kind: input[sheet] ? .contactSheet : .map, resources: resources,
      workers: input[RenderCommand.jobs] ?? WorkerPool.standardCount)
  }
}

extension CommandError {
  /// A flow that is not there is a wrong command line; a file without any is no input.
  init(_ error: FlowChoice.Failure, in path: String) {
    switch error {
    case .unknown(let id, let known):
      let near = suggestion(for: id, among: known).map { "did you mean '\($0)'?" }
      self.init(
        .usage, "\(path) has no flow '\(id)'", hint: near ?? "flows: " + known.joined(separator: ", "))
    case .ambiguous(let known):
      self.init(.noInput, "\(path): \(error)", hint: known.isEmpty ? nil : "name one with --flow")
    }
  }
}
