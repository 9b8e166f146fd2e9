import FlowBase
import FlowDocument
import FlowLogic

/// A state as the command line names it: a file, and values laid over it.
public struct StateFile: Sendable {
  public var state: UserState
  /// What is done from there on, where the file is a scenario (S-20): `ScenarioReplay` makes frames of it.
  public var scenario: Scenario?
  public var diagnostics: [Diagnostic]
  /// Turns the origins of the diagnostics into places of the file.
  public var sources: SourceMap

  /// Why no state could be made.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// The file cannot be read: the path and the reason.
    case unreadable(DocumentError)
    /// The text of an assignment is not `PATH=VALUE`.
    case assignment(String)

    public var description: String {
      switch self {
      case .unreadable(let error): "\(error)"
      case .assignment(let text): "'\(text)' is not PATH=VALUE"
      }
    }
  }

  /// Without a path nothing is done yet. The state's name is the file's, without folder and extension.
  public static func load(path: String?, assignments: [String] = []) throws(Failure) -> StateFile {
    var sources = SourceMap.forState
    var json = JSON.object(JSONObject())
    var diagnostics: [Diagnostic] = []
    if let path {
      let bytes: [UInt8]
      do throws(DocumentError) { bytes = try DocumentFile.read(path) } catch { throw .unreadable(error) }
      let (value, found) = JSONReader.read(bytes: bytes, file: path, into: &sources)
      diagnostics = found
      json = value ?? json
    }
    for text in assignments {
      guard let changed = StateAssignment.apply(text, to: json) else { throw .assignment(text) }
      json = changed
    }
    if Scenario.isScenario(json) {
      var (scenario, found) = Scenario.load(json, name: path.map(name))
      scenario.state.sources = sources
      return StateFile(
        state: scenario.state, scenario: scenario, diagnostics: diagnostics + found, sources: sources)
    }
    var (state, found) = UserState.load(json, name: path.map(name))
    state.sources = sources
    return StateFile(state: state, diagnostics: diagnostics + found, sources: sources)
  }

  /// What the state, or the scenario, says of things that the document lacks.
  public func findings(about document: Document) -> [Diagnostic] {
    state.findings(about: document) + (scenario?.findings(about: document) ?? [])
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lastIndex(of: ".").flatMap { $0 > file.startIndex ? String(file[..<$0]) : nil } ?? file
  }
}
