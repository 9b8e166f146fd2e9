import FlowBase
import FlowReport
import Flowproof
import Synchronization

/// Runs the cases and tells of each that is not equal.
final class CheckOutput: Sendable {
  private let console: Console
  private let json: Bool
  private let results = Mutex<[CaseResult]>([])
  private let saidProvenance = Mutex<Set<String>>([])

  init(_ console: Console, json: Bool) {
    self.console = console
    self.json = json
  }

  /// The results in the order of the cases.
  func collect(_ run: CheckRun, _ cases: [GoldenCase], workers: Int) -> [CaseResult] {
    let progress = Progress(console, "check", total: cases.count)
    WorkerPool.run(
      cases, workers: workers, makeWorker: { StepRenderer(run.resources) },
      body: { renderer, one in run.check(one, by: renderer) },
      deliver: { [self] _, result in
        progress.advance()
        tell(result, in: run.plan.output)
        results.withLock { $0.append(result) }
      })
    progress.finish()
    return results.withLock { $0 }
  }

  private func tell(_ result: CaseResult, in folder: String) {
    if json { console.print(result.json) }
    // Before the first difference that may come from there.
    if let other = result.provenance, saidProvenance.withLock({ $0.insert(other).inserted }) {
      console.report(
        console.styled("note:", .yellow, on: .error) + " goldens were drawn with other libraries or fonts: \(other)")
    }
    guard result.status != .passed, !json else { return }
    let style: Console.Style = result.status == .written ? .blue : result.status == .missing ? .yellow : .red
    console.report("\(console.styled(result.status.rawValue, style, on: .error)) \(result.id)")
    for line in result.layout.prefix(5) + result.words.prefix(8) { console.report("  \(line)") }
    if let picture = result.files.triptych ?? result.files.actual {
      console.report("  see \(FilePath.join(folder, picture))")
    }
  }

  func finish(_ results: CheckResults, _ folder: ResultsFolder) {
    console.report(results.summary)
    if results.count(.written) > 0 {
      console.report("goldens were written: look at them, and commit them; this run ends with 2")
    }
    if results.cases.contains(where: { $0.status != .passed }) {
      console.report("report: \(FilePath.join(folder.path, "\(CheckRun.reportFolder)/index.html"))")
    }
    if results.count(.changed) + results.count(.missing) > 0 {
      console.report("'flowproof approve' takes the new pictures over")
    }
  }
}
