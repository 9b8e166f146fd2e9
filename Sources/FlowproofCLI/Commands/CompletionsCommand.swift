struct CompletionsCommand: Command {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  let name = "completions"
  let summary = "print the completions for a shell"
  let details = """
    Where to put them: bash: ~/.local/share/bash-completion/completions/flowproof; zsh: a file _flowproof in a folder \
    of $fpath; fish: ~/.config/fish/completions/flowproof.fish.
    """
  let examples = ["flowproof completions fish > ~/.config/fish/completions/flowproof.fish"]
  let arguments = [
    Argument("SHELL", .one, "bash, zsh or fish", completion: .words(Shell.allCases.map(\.rawValue)))
  ]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    let word = input.arguments[0]
    guard let shell = Shell(rawValue: word) else {
      throw CommandError.usage("no completions for '\(word)'", hint: "there are some for bash, zsh and fish")
    }
    let script = CompletionScript(commands: Tool.commands, shared: Tool.shared)
    switch shell {
    case .bash: console.print(script.bash)
    case .zsh: console.print(script.zsh)
    case .fish: console.print(script.fish)
    }
    return .success
  }
}
