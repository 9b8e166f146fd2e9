import FlowBase
import FlowImage
import FlowStory
import Synchronization

extension Storyboard {
  /// This sheet with what became of `old`: frames and arrows that are new, gone or different, with a picture of what
  /// differs and how in words.
  public func against(_ old: Storyboard) -> Storyboard {
    var board = self
    let before = Dictionary(
      zip(old.flow.steps.map(\.id), old.steps.indices), uniquingKeysWith: { a, _ in a })
    let pairs = flow.steps.indices.compactMap { i in before[flow.steps[i].id].map { (new: i, old: $0) } }
    let collected = Mutex<[StepDifference?]>([])
    let resources = resources
    WorkerPool.run(
      pairs, workers: workers, makeWorker: { StepRenderer(resources) },
      body: { renderer, pair in
        StepDifference(
          renderer, old: (old.phones[pair.old], old.steps[pair.old]), new: (self.phones[pair.new], self.steps[pair.new])
        )
      }, deliver: { _, difference in collected.withLock { $0.append(difference) } })
    let differences = collected.withLock { $0 }
    board.phones += old.phones
    for (pair, difference) in zip(pairs, differences) {
      guard let difference else { continue }
      board.stepChanges[flow.steps[pair.new].id] = StepChange(
        before: phones.count + pair.old, difference: board.phones.count + board.heatMaps.count, after: pair.new,
        amount: difference.amount, details: difference.details)
      board.heatMaps.append(difference.heatMap)
    }
    board.map = map.against(old.map, changed: Set(board.stepChanges.keys), pictures: phones.count)
    return board
  }

  /// What changed since the old document, a line each; a step's own changes are indented below it.
  public var changes: [String] {
    map.changes.flatMap { line -> [String] in
      guard let node = line.node, let change = stepChanges[map.nodes[node].id] else { return ["\(line)"] }
      return ["\(line)"] + change.details.map { "  " + $0.words }
    }
  }
}
