struct HelpCommand: Command {
  let name = "help"
  let summary = "show what the tool, or one command, does"
  // Computed: the list of commands holds this one.
  var arguments: [Argument] {
    [Argument("COMMAND", .optional, "the command to explain", completion: .words(Tool.commands.map(\.name)))]
  }

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    func bold(_ text: String) -> String { console.styled(text, .bold, on: .output) }
    guard let name = input.arguments.first else {
      console.print(Help.text(of: Tool.commands, shared: Tool.shared, heading: bold))
      return .success
    }
    console.print(Help.text(of: try Tool.named(name), shared: Tool.shared, heading: bold))
    return .success
  }
}
