import FlowBase
import FlowDocument
import Testing

@testable import FlowproofCLI

@Suite("The tool")
struct ToolTests {
  @Test("names and summaries of the commands are in order")
  func commands() {
    #expect(Set(Tool.commands.map(\.name)).count == Tool.commands.count)
    for command in Tool.commands {
      let names = (command.options + Tool.shared).map(\.name)
      #expect(Set(names).count == names.count, "\(command.name): an option twice")
      let shorts = (command.options + Tool.shared).compactMap(\.short)
      #expect(Set(shorts).count == shorts.count, "\(command.name): a letter twice")
      #expect(command.summary.last != "." && command.summary.first?.isLowercase == true, "\(command.name)")
      for option in command.options {
        for other in option.onlyWith + option.notWith {
          #expect(names.contains(other), "\(command.name): \(option.flag) names --\(other), which it does not have")
        }
      }
    }
  }

  @Test("no words: the help, exit code 0")
  func nothing() {
    let outcome = flowproof()
    #expect(outcome.code == .success)
    #expect(outcome.output == flowproof("--help").output)
    #expect(outcome.output == flowproof("help").output)
  }

  @Test("help for a command is what the command's --help prints")
  func help() {
    #expect(flowproof("help", "devices").output == flowproof("devices", "-h").output)
    #expect(flowproof("help", "devcies").code == .usage)
  }

  @Test("version", arguments: ["version", "--version"])
  func version(word: String) { #expect(flowproof(word).output == "flowproof \(Tool.version)\n") }

  @Test("an unknown command: 64, a suggestion, nothing on standard output")
  func unknown() {
    let outcome = flowproof("devcies")
    #expect(outcome.code == .usage)
    #expect(outcome.output == "")
    #expect(outcome.error == "flowproof: error: unknown command 'devcies'\n  did you mean 'devices'?\n")
    #expect(flowproof("--verison").error.contains("did you mean '--version'?"))
  }

  @Test("--color may stand before the command or behind it")
  func color() {
    let bold = "\u{1B}[1m"
    #expect(flowproof("--color", "always", "devices").output.contains(bold))
    #expect(flowproof("--color=always", "devices").output.contains(bold))
    #expect(flowproof("devices", "--color=always").output.contains(bold))
    #expect(!flowproof("devices", "--color=never").output.contains(bold))
    #expect(flowproof("--color").code == .usage)
  }

  @Test("an error that leaves a command says with which exit code the tool ends")
  func errors() {
    struct Other: Error {}
    #expect(CommandError(any: DocumentError.notFound(path: "a.json")).code == .noInput)
    #expect(CommandError(any: DeviceError.unknown("x", suggestion: nil)).code == .usage)
    #expect(CommandError(any: Other()).code == .failure)
    #expect(CommandError(any: CommandError(.goldens, "x")) == CommandError(.goldens, "x"))
  }
}
