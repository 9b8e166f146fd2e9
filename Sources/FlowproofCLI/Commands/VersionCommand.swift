struct VersionCommand: Command {
  let name = "version"
  let summary = "show the version"

  func run(_ input: Input, _ console: Console) -> ExitCode {
    console.print("flowproof \(Tool.version)")
    return .success
  }
}
