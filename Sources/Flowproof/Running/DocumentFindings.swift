import FlowBase
import FlowDocument

/// What reading a document found, by the step that it lies in: a picture's own findings begin with these.
struct DocumentFindings: Sendable {
  /// Those that lie in no step concern all.
  private var general: [Diagnostic] = []
  private var bySteps: [String: [Diagnostic]] = [:]

  init(_ loaded: LoadedDocument) {
    let sources = loaded.sources
    let steps = Set(loaded.document.flows.flatMap(\.steps).compactMap { sources.path(of: $0.origin) })
    for diagnostic in loaded.diagnostics {
      // What a missing sign swallowed may be anywhere.
      let path = diagnostic.code == .syntax ? "" : sources.path(of: diagnostic.origin) ?? ""
      if let step = Self.step(of: path, among: steps) {
        bySteps[step, default: []].append(diagnostic)
      } else {
        general.append(diagnostic)
      }
    }
  }

  func about(_ path: String) -> [Diagnostic] { general + (bySteps[path] ?? []) }

  /// The step whose path `path` begins with.
  private static func step(of path: String, among steps: Set<String>) -> String? {
    if steps.contains(path) { return path }
    let ends = path.indices.filter { path[$0] == "." || path[$0] == "[" }
    return ends.lazy.map { String(path[..<$0]) }.first(where: steps.contains)
  }
}

extension FlowInput {
  /// What reading the document found that concerns this step: what lies in it, or in no step at all.
  public func findings(about step: Step) -> [Diagnostic] {
    documentFindings.about(loaded.sources.path(of: step.origin) ?? "")
  }

  /// A sign is missing or too much: what was read is not all that was written.
  public var isDamaged: Bool {
    loaded.diagnostics.contains { $0.code == .syntax && $0.severity == .error }
  }
}
