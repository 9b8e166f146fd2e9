import FlowBase
import FlowBlocks
import FlowDocument
import FlowLogic
import Flowproof

struct PathCommand: Command {
  static let flow = Option<String?>.text("flow", value: "ID", "which flow of the file")
  static let locale = Option<String?>.text("locale", value: "TAG", "the user's language; else the state's, the flow's")
  static let json = Option.flag("json", "one JSON object a state")

  let name = "path"
  let summary = "walk a flow as a user would, and why"
  let details = """
    At a paywall the walk takes the exit that the state names under `paywalls`, else the paywall is dismissed. It stops \
    where a step comes again.
    """
  let examples = [
    "flowproof path flow.json --state states/new_user.json", "flowproof path flow.json --set subscribed=true",
  ]
  let arguments = [Argument("FLOW", .one, "the document", completion: .file)]
  let options = [flow.spec] + StateOptions.specs + [locale.spec, DialectOption.option.spec, json.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    let dialect = try DialectOption.load(input, console)
    let loaded: LoadedDocument
    do throws(DocumentError) {
      loaded = try Document.load(path: input.arguments[0], catalogue: .standard, dialect: dialect)
    } catch {
      throw CommandError(.noInput, "\(error)")
    }
    let chosen: Flow
    do throws(FlowChoice.Failure) {
      chosen = try FlowChoice.one(of: loaded.document.flows, named: input[Self.flow])
    } catch {
      throw CommandError(error, in: input.arguments[0])
    }
    for (i, file) in try StateOptions.load(input).enumerated() {
      let state = DiagnosticPrinter(sources: file.sources)
      for diagnostic in file.diagnostics + file.findings(about: loaded.document) {
        console.report(state.text(diagnostic))
      }
      let (flow, found) = ExperimentChoice.flow(
        chosen, in: loaded.document, state: file.state, catalogue: .standard, sources: loaded.sources)
      let printer = DiagnosticPrinter(sources: loaded.sources)
      for diagnostic in found { console.report(printer.text(diagnostic)) }
      let resolver = ScreenResolver(document: loaded.document, flow: flow, state: file.state, catalogue: .standard)
      let locale = input[Self.locale].map(LocaleTag.init) ?? file.state.locale ?? flow.defaultLocale
      let walk = FlowRouter(resolver, platform: file.state.platform ?? .ios, locale: locale).walk()
      if input[Self.json] {
        console.print(walk.json)
      } else {
        if i > 0 { console.print("") }
        Self.table(walk, console)
      }
    }
    return .success
  }

  private static func table(_ walk: Walk, _ console: Console) {
    console.print(console.styled(walk.flow + (walk.state.map { " [\($0)]" } ?? ""), .bold, on: .output))
    let width = walk.entries.map { $0.node.count }.max() ?? 0
    for entry in walk.entries {
      let mark = entry.kind == .paywall ? "$" : entry.kind == .end ? "■" : "·"
      let gap = String(repeating: " ", count: width - entry.node.count + 2)
      console.print("  \(mark) \(entry.node)\(gap)\(console.styled(entry.reason, .dim, on: .output))")
    }
  }
}
