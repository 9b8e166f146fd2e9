import Flowproof
import Foundation

@testable import FlowproofCLI

/// A user's folder with a plan and a flow of `steps` steps, and runs of the tool in it as processes of their own.
final class CheckFolder {
  /// The executable stands beside the bundle of tests.
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("flowproof")

  let root: String

  init(steps: Int = 2) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("flowproof-\(UUID().uuidString)").path
    try write(#"{"flows": ["flow.json"], "devices": ["160x200@1"]}"#, "flowproof.json")
    try say("Hello", steps: steps)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func path(_ name: String) -> String { root + "/" + name }
  func write(_ text: String, _ name: String) throws { try OutputFile.write(Array(text.utf8), to: path(name)) }
  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
  func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }
  func files(_ folder: String) -> [String] { FilePath.files(below: path(folder)) }
  /// Ids of the goldens.
  var goldens: [String] { files("Snapshots").filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) } }

  /// The first step says `text`, the others their numbers.
  func say(_ text: String, steps: Int = 2, everywhere: Bool = false) throws {
    let steps = (1...steps).map { n in
      let words = n == 1 || everywhere ? "\(text) \(n)" : "Step \(n)"
      return #"{"id": "s\#(n)", "type": "custom", "config": {"content_blocks": [{"id": "t", "type": "text", "#
        + #""text": "\#(words)"}]}}"#
    }
    try write(#"{"id": "f", "name": "F", "steps": ["# + "\n" + steps.joined(separator: ",\n") + "]}", "flow.json")
  }

  /// A process with nothing in its environment but what is given.
  func start(_ words: [String], environment: [String: String] = [:]) throws -> (Process, Pipe, Pipe) {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    let (output, error) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
    return (process, output, error)
  }

  func run(_ words: String..., environment: [String: String] = [:]) throws -> (
    code: Int32, output: String, error: String
  ) {
    let (process, output, error) = try start(words, environment: environment)
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let told = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said, told)
  }

  /// With goldens of its own screens.
  static func recorded(steps: Int = 2) throws -> CheckFolder {
    let folder = try CheckFolder(steps: steps)
    _ = try folder.run("check", "--record", "missing")
    return folder
  }
}
