import FlowBase
import FlowDocument
import FlowLogic
import Foundation

@testable import Flowproof

/// A flow of the repository with its states, laid out a step at a time.
struct ExampleFlow {
  /// The four example flows and the project's own two.
  static let names = ["bank_signup", "fitness_coach", "language_learning", "meditation", "northbound", "tidepool"]
  private static let resources = Result { try Resources() }

  let name: String
  let input: FlowInput
  let states: [UserState]
  let renderer: StepRenderer
  let catalogue: Catalogue

  init(_ name: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = ["Tests/Flows/", "Snapshots/flows/"].map { root.appending(path: $0 + name) }
    let folder = folders.first { FileManager.default.fileExists(atPath: $0.path) } ?? folders[0]
    let resources = try Self.resources.get()
    self.name = name
    catalogue = resources.catalogue
    renderer = StepRenderer(resources)
    input = try FlowInput(path: folder.appending(path: "flow.json").path, catalogue: catalogue)
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "states").path)
    states = try (files ?? []).sorted().map {
      try StateFile.load(path: folder.appending(path: "states/\($0)").path).state
    }
  }

  /// Every step that shows, of every flow of the file.
  func steps(
    _ matrix: Matrix, state: UserState = UserState(), change: (inout Screen) -> Void = { _ in }
  ) -> [LaidOutStep] {
    let jobs = input.jobs(
      index: 0, flows: input.loaded.document.flows, steps: [], states: [state], matrix: matrix, catalogue: catalogue)
    return jobs.map { job in
      var screen = job.resolver.screen(job.step, in: job.environment)
      change(&screen)
      return renderer.layOut(screen, assets: DocumentAssets(input.assets))
    }
  }
}
