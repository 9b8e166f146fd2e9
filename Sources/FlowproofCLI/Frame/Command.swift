import FlowBase
import FlowDocument

/// One command of the tool. Help, completions, parsing and checks all come from this description
/// (docs/adding-a-command.md).
protocol Command: Sendable {
  /// The word on the command line.
  var name: String { get }
  /// One line, no full stop: the list of commands shows it.
  var summary: String { get }
  /// What help says below the usage: short paragraphs, wrapped to 80 columns.
  var details: String { get }
  /// Whole command lines that help shows.
  var examples: [String] { get }
  var arguments: [Argument] { get }
  /// The specs of the command's options in the order of the help.
  var options: [OptionSpec] { get }

  /// Does the work, on a big stack. Results go to `console.print`, words for people to `console.report`.
  func run(_ input: Input, _ console: Console) throws -> ExitCode
}

extension Command {
  var details: String { "" }
  var examples: [String] { [] }
  var arguments: [Argument] { [] }
  var options: [OptionSpec] { [] }
}

/// A word of the command line that is not an option.
struct Argument: Sendable {
  enum Count: Sendable { case optional, one, any, oneOrMore }

  /// As help prints it: `INPUT`.
  let name: String
  let count: Count
  let help: String
  let completion: Completion

  init(_ name: String, _ count: Count, _ help: String, completion: Completion = .none) {
    self.name = name
    self.count = count
    self.help = help
    self.completion = completion
  }

  var isRequired: Bool { count == .one || count == .oneOrMore }
  var isRepeatable: Bool { count == .any || count == .oneOrMore }
  /// `INPUT…`, `[PLAN]`.
  var usage: String {
    let word = name + (isRepeatable ? "…" : "")
    return isRequired ? word : "[\(word)]"
  }
}

/// What a shell offers for a value.
enum Completion: Sendable, Equatable {
  case none, file, directory
  case words([String])
}

/// Why a command ends without having done its work.
struct CommandError: Error, Equatable {
  var code: ExitCode
  var message: String
  /// The way out: one line.
  var hint: String?

  init(_ code: ExitCode, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  static func usage(_ message: String, hint: String? = nil) -> CommandError {
    CommandError(.usage, message, hint: hint)
  }
}

extension CommandError {
  /// What an error that leaves a command means for the exit code.
  init(any error: any Error) {
    self =
      switch error {
      case let error as CommandError: error
      case let error as DeviceError: CommandError(error)
      case let error as DocumentError: CommandError(.noInput, "\(error)")
      default: CommandError(.failure, "\(error)")
      }
  }
}
