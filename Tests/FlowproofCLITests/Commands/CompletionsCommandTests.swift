import Foundation
import Testing

@testable import FlowproofCLI

@Suite("completions")
struct CompletionsCommandTests {
  /// What bash offers behind the words, the last one begun.
  private func bash(_ words: String...) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(flowproof("completions", "bash").output)
      COMP_WORDS=(flowproof \(list)); COMP_CWORD=\(words.count); _flowproof; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("bash: commands, options, values of options, arguments")
  func bash() throws {
    #expect(try bash("dev") == ["devices"])
    #expect(try bash("devices", "--j") == ["--json"])
    #expect(try bash("devices", "--color", "a") == ["auto", "always"])
    #expect(try bash("devices", "--color", "=", "n") == ["never"])
    #expect(try bash("devices", "pixel-9-pro") == ["pixel-9-pro", "pixel-9-pro-xl"])
    #expect(try bash("completions", "") == ["bash", "zsh", "fish"])
  }

  @Test("every shell's script knows every command and every option", arguments: ["bash", "zsh", "fish"])
  func complete(shell: String) {
    let outcome = flowproof("completions", shell)
    #expect(outcome.code == .success)
    for command in Tool.commands {
      #expect(outcome.output.contains(command.name))
      for option in command.options {
        #expect(outcome.output.contains(shell == "fish" ? "-l \(option.name)" : option.flag), "\(option.flag)")
      }
    }
  }

  @Test("another shell: 64 and those there are")
  func unknown() {
    let outcome = flowproof("completions", "tcsh")
    #expect(outcome.code == .usage)
    #expect(outcome.error.contains("bash, zsh and fish"))
  }
}
