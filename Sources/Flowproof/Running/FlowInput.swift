import FlowBase
import FlowDocument
import FlowLogic

/// A document with the files beside it, ready to be multiplied into jobs.
public struct FlowInput: Sendable {
  public var loaded: LoadedDocument
  public var assets: AssetResolver
  let documentFindings: DocumentFindings

  /// Reads a document. `assetFolders` are searched beside its own `assets/`; `map` is the plan's.
  public init(
    path: String, catalogue: Catalogue, assetFolders: [String] = [], map: [String: String] = [:],
    dialect: Dialect? = nil
  ) throws(DocumentError) {
    loaded = try Document.load(path: path, catalogue: catalogue, dialect: dialect)
    documentFindings = DocumentFindings(loaded)
    let own = AssetResolver(document: path).folders
    assets = AssetResolver(document: path, folders: own + assetFolders, map: map)
  }

  /// The jobs of this document in document order: flows, steps, states, cells of the matrix.
  public func jobs(
    index: Int, flows: [Flow], steps wanted: Set<String>, states: [UserState], matrix: Matrix, catalogue: Catalogue
  ) -> [StepJob] {
    var jobs: [StepJob] = []
    for flow in flows {
      for state in states.isEmpty ? [UserState()] : states {
        let (flow, _) = ExperimentChoice.flow(
          flow, in: loaded.document, state: state, catalogue: catalogue, sources: loaded.sources)
        let resolver = ScreenResolver(document: loaded.document, flow: flow, state: state, catalogue: catalogue)
        let cells = matrix.environments(defaultLocale: flow.defaultLocale, state: state)
        for step in flow.steps where wanted.isEmpty || wanted.contains(step.id) {
          for (environment, nameLocale) in cells where resolver.shows(step, in: environment) {
            let name = PictureName(
              flow: flow.id, step: step.id, state: state.name, device: environment.device.name,
              appearance: environment.appearance, locale: nameLocale, textSize: environment.textSize)
            jobs.append(StepJob(input: index, resolver: resolver, step: step, environment: environment, name: name))
          }
        }
      }
    }
    return jobs
  }
}
