import FlowBase

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line tool: which commands there are, and the way from words to a command's exit code.
enum Tool {
  static let version = "0.1.0"

  /// Every command, in the order of the help.
  static let commands: [any Command] = [
    RenderCommand(), CheckCommand(), ApproveCommand(), DiffCommand(), MergeCommand(), InitCommand(),
    StoryboardCommand(), LayoutCommand(), PathCommand(), ValidateCommand(), SchemaCommand(), DevicesCommand(),
    FontsCommand(), DoctorCommand(), BenchCommand(),
    CompletionsCommand(), VersionCommand(), HelpCommand(),
  ]

  /// Commands that programs call, not people: no help names them.
  static let hidden: [any Command] = [LottieWorkerCommand()]

  static let colorOption = Option.choice(
    "color", value: "WHEN", "colour", fallback: Console.ColorChoice.auto)
  static let helpOption = Option.flag("help", short: "h", "show this help")
  static let versionOption = Option.flag("version", "show the version")
  /// The options of every command.
  static let shared = [colorOption.spec, helpOption.spec]

  /// Runs the process's command line and ends the process.
  static func main() -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    exit(run(words, console: { Console(color: $0) }).rawValue)
  }

  /// Runs the words after the tool's name. `console` makes the console once the colour is known.
  static func run(_ words: [String], console makeConsole: (Console.ColorChoice) -> Console) -> ExitCode {
    var words = words
    let leading = takeLeadingColor(&words)
    guard let first = words.first, first != "--help", first != "-h" else {
      return command(HelpCommand(), leading, makeConsole)
    }
    if first == "--version" { return command(VersionCommand(), leading + words.dropFirst(), makeConsole) }
    do {
      return command(try named(first), leading + words.dropFirst(), makeConsole)
    } catch {
      return fail(error, nil, makeConsole(.auto))
    }
  }

  /// The command called `name`.
  static func named(_ name: String) throws(CommandError) -> any Command {
    if let found = (commands + hidden).first(where: { $0.name == name }) { return found }
    let isOption = name.hasPrefix("-")
    let near = suggestion(for: name, among: isOption ? ["--help", "--version"] : commands.map(\.name))
    throw .usage(
      "unknown \(isOption ? "option" : "command") '\(name)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "'flowproof --help' lists the commands")
  }

  private static func command(
    _ command: any Command, _ words: [String], _ makeConsole: (Console.ColorChoice) -> Console
  ) -> ExitCode {
    let input: Input
    do {
      input = try Parser(command, shared: shared).parse(words)
    } catch {
      return fail(error, command, makeConsole(.auto))
    }
    let console = makeConsole(input[colorOption])
    if input[helpOption] {
      console.print(Help.text(of: command, shared: shared) { console.styled($0, .bold, on: .output) })
      return finish(.success, console)
    }
    do {
      return finish(try onBigStack { try command.run(input, console) }, console)
    } catch {
      let known = CommandError(any: error)
      return finish(fail(known, command, console), console)
    }
  }

  /// `--color` may stand before the command: those words.
  private static func takeLeadingColor(_ words: inout [String]) -> [String] {
    let count = words.first == "--color" ? 2 : words.first?.hasPrefix("--color=") == true ? 1 : 0
    defer { words.removeFirst(min(count, words.count)) }
    return Array(words.prefix(count))
  }

  /// Says why a command could not be run, with the way out.
  private static func fail(_ error: CommandError, _ command: (any Command)?, _ console: Console) -> ExitCode {
    let name = "flowproof" + (command.map { " " + $0.name } ?? "")
    console.status(nil)
    console.report("\(name): \(console.styled("error:", .red, on: .error)) \(error.message)")
    if let hint = error.hint {
      console.report("  " + hint)
    } else if error.code == .usage, let command {
      console.report("  'flowproof \(command.name) --help' lists its options")
    }
    return error.code
  }

  /// Writes out the rest; results that could not be written are a failure.
  private static func finish(_ code: ExitCode, _ console: Console) -> ExitCode {
    console.status(nil)
    console.flush()
    guard let failure = console.failure else { return code }
    console.report("flowproof: standard output: \(String(cString: strerror(failure)))")
    return code.combined(with: .failure)
  }
}
