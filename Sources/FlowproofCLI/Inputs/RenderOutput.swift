import FlowBase
import FlowDocument
import FlowImage
import Flowproof
import Synchronization

/// Says what a run drew: a JSON line a picture, or words and findings for people, each finding once.
final class RenderOutput: Sendable {
  private struct State {
    var code = ExitCode.success
    var said: Set<String> = []
    var pictures = 0
    var warnings = 0
  }
  private let console: Console
  private let json: Bool
  private let total: Int
  private let inputs: [FlowInput]
  private let state = Mutex(State())

  init(_ console: Console, json: Bool, total: Int, inputs: [FlowInput]) {
    self.console = console
    self.json = json
    self.total = total
    self.inputs = inputs
  }

  func deliver(_ run: RenderRun, _ jobs: [StepJob], workers: Int) -> ExitCode {
    let progress = Progress(console, "render", total: total)
    WorkerPool.run(
      jobs, workers: workers, makeWorker: { StepRenderer(run.resources) },
      body: { renderer, job in run.picture(job, by: renderer) },
      deliver: { [self] _, pictures in
        progress.advance()
        pictures.forEach(tell)
      })
    progress.finish()
    return state.withLock { state in
      if !json {
        let found = state.warnings == 0 ? "" : ", " + Self.count(state.warnings, "finding")
        console.report(Self.count(state.pictures, "picture") + found)
      }
      return state.code
    }
  }

  private static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)" + (number == 1 ? "" : "s")
  }

  private func tell(_ picture: RenderRun.Picture) {
    let input = inputs[picture.job.input]
    let sources = input.loaded.sources.joined(with: picture.job.resolver.state.sources)
    if let failure = picture.failure {
      console.report("flowproof render: \(failure)")
      state.withLock { $0.code = $0.code.combined(with: .failure) }
    } else {
      state.withLock { $0.pictures += 1 }
    }
    if json {
      // At once: whoever waits for it, or stops the run, has all that is done.
      console.print(.object(line(picture, input, sources)))
      console.flush()
    } else {
      picture.diagnostics.forEach { say($0, sources) }
    }
  }

  /// Each finding once, however many pictures show it.
  private func say(_ diagnostic: Diagnostic, _ sources: SourceMap) {
    guard !json, diagnostic.severity > .note else { return }
    let text = DiagnosticPrinter(sources: sources, color: console.colors(.error)).text(diagnostic)
    let isNew = state.withLock { state in
      guard state.said.insert(text).inserted else { return false }
      state.warnings += 1
      return true
    }
    if isNew { console.report(text) }
  }

  private func line(_ picture: RenderRun.Picture, _ input: FlowInput, _ sources: SourceMap) -> JSONObject {
    let found = input.findings(about: picture.job.step) + picture.diagnostics
    let environment = picture.job.environment
    var line: JSONObject = [
      "flow": .string(picture.job.name.flow), "step": .string(picture.job.name.step),
      "state": picture.job.name.state.map { .string($0) } ?? .null, "device": .string(environment.device.name),
      "appearance": .string(environment.appearance.rawValue), "locale": .string(environment.locale.description),
      "text_size": .string(environment.textSize.rawValue), "file": .string(picture.file),
      "size": .array([.number(picture.size.width), .number(picture.size.height)]),
      "hash": .string(picture.hash.description), "ms": .number((picture.milliseconds * 10).rounded() / 10),
      "diagnostics": LayoutLine.diagnostics(found, sources),
    ]
    if let failure = picture.failure { line["error"] = .string(failure) }
    return line
  }
}
