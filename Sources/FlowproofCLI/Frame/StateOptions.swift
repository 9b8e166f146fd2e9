import FlowBase
import Flowproof

/// What a user has done, spelled alike in every command that asks for it.
enum StateOptions {
  static let state = Option<[String]>.repeated(
    "state", value: "FILE", "what the user has done so far", completion: .file
  ) { (text) throws(CommandError) in text }
  static let set = Option<[String]>.repeated(
    "set", value: "PATH=VALUE", "lay a value over the state, as responses.goal=x"
  ) { (text) throws(CommandError) in
    guard text.contains("=") else { throw .badValue(text, of: "set", "PATH=VALUE") }
    return text
  }

  static let specs = [state.spec, set.spec]

  /// The states named, or the one without anything done.
  static func load(_ input: Input) throws(CommandError) -> [StateFile] {
    let paths: [String?] = input[state].isEmpty ? [nil] : input[state]
    var files: [StateFile] = []
    for path in paths {
      do throws(StateFile.Failure) {
        files.append(try StateFile.load(path: path, assignments: input[set]))
      } catch {
        if case .assignment = error { throw .usage("--set: \(error)") }
        let isList = path?.contains(",") == true
        throw CommandError(.noInput, "\(error)", hint: isList ? "give each file a --state of its own" : nil)
      }
    }
    return files
  }
}
