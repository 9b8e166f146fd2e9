import FlowBase
import FlowDocument
import Flowproof

struct ValidateCommand: Command {
  enum Format: String, CaseIterable, Sendable { case text, json, sarif }

  static let strict = Option.flag("strict", "warnings count as errors")
  static let json = Option.flag("json", "one diagnostic a line, as --format json").notWith("format")
  static let format = Option<Format>.choice("format", value: "NAME", "how findings are written", fallback: .text)
  static let assets = Option<[String]>.repeated(
    "assets", value: "DIR", "a folder with files; else 'assets' beside each document", completion: .directory
  ) { (text) throws(CommandError) in try InputOptions.folder(text, of: "assets") }

  static let suggest = Option.flag(
    "suggest-dialect", "print entries for unknown names that are near known ones, and nothing else"
  ).notWith("json", "format", "strict")

  let name = "validate"
  let summary = "find what is wrong with documents"
  let details = """
    Everything that needs no user: keys and values, ids, routes that lead nowhere, conditions and templates on fields \
    that no step asks for, files, translations. Ends with 1 when there are errors.
    """
  let examples = [
    "flowproof validate flow.json --strict", "flowproof validate flow.json --format sarif > findings.sarif",
  ]
  let arguments = [Argument("INPUT", .oneOrMore, "documents", completion: .file)]
  let options = [strict.spec, json.spec, format.spec, assets.spec, DialectOption.option.spec, suggest.spec]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    let format = input[Self.json] ? .json : input[Self.format]
    let folders = input.has(Self.assets) ? input[Self.assets] : nil
    let dialect = try DialectOption.load(input, console)
    var code = ExitCode.success
    var (isWhole, isUsable) = (true, false)
    var validations: [FlowValidation] = []
    for path in input.arguments {
      let validation: FlowValidation
      do throws(DocumentError) {
        validation = try FlowValidation(path: path, assetFolders: folders, dialect: dialect)
      } catch {
        console.report("flowproof validate: \(console.styled("error:", .red, on: .error)) \(error)")
        isWhole = false
        continue
      }
      if validation.document.flows.isEmpty { isWhole = false } else { isUsable = true }
      validations.append(validation)
      if input[Self.suggest] { continue }
      DialectOption.report(validation.dialectUses, console)
      if let worst = validation.worst, worst >= (input[Self.strict] ? .warning : .error) {
        code = code.combined(with: .findings)
      }
      list(validation, format, console)
    }
    if !isWhole { code = code.combined(with: isUsable ? .failure : .noInput) }
    if input[Self.suggest] {
      console.print(validations.reduce(dialect ?? Dialect()) { $0.merged(with: $1.suggestedDialect) }.json)
      return code
    }
    switch format {
    case .sarif: console.print(Sarif.log(validations, version: Tool.version))
    case .text: if !validations.isEmpty { console.report(Self.summary(validations)) }
    case .json: break
    }
    return code
  }

  private func list(_ validation: FlowValidation, _ format: Format, _ console: Console) {
    switch format {
    case .sarif: return
    case .json:
      let printer = DiagnosticPrinter(sources: validation.sources)
      for diagnostic in validation.diagnostics { console.print(printer.json(diagnostic)) }
    case .text:
      let isColored = console.styled("x", .bold, on: .output) != "x"
      let printer = DiagnosticPrinter(sources: validation.sources, color: isColored)
      for diagnostic in validation.diagnostics { console.print(printer.text(diagnostic)) }
    }
  }

  private static func summary(_ validations: [FlowValidation]) -> String {
    let all = validations.flatMap(\.diagnostics)
    if all.isEmpty { return "nothing to report" }
    let counts: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
    return counts.compactMap { severity, word in
      let count = all.filter { $0.severity == severity }.count
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
