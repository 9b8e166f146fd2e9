import FlowBase
import FlowCompare
import FlowImage
import FlowLayout
import FlowStory

extension Storyboard {
  /// This sheet with what became of `old`: frames and arrows that are new, gone or different, and how in words.
  public func against(_ old: Storyboard) -> Storyboard {
    var board = self
    let before = Dictionary(
      zip(old.flow.steps.map(\.id), old.steps.indices), uniquingKeysWith: { a, _ in a })
    let pictures = self.pictures(scale: { _ in 1 })
    let past = old.pictures(scale: { _ in 1 })
    var changed: Set<String> = []
    for (i, step) in flow.steps.enumerated() {
      guard let j = before[step.id], pictures[i] != past[j] else { continue }
      changed.insert(step.id)
      let words = LayoutComparison.changes(LayoutText(old.steps[j].layout), LayoutText(steps[i].layout)).map(\.words)
      board.differences[step.id] = words.isEmpty ? ["looks different; no box moved and no text changed"] : words
    }
    board.map = map.against(old.map, changed: changed, pictures: phones.count)
    board.phones += old.phones
    return board
  }

  /// What changed since the old document, a line each; a step's own changes are indented below it.
  public var changes: [String] {
    map.changes.flatMap { line -> [String] in
      guard line.hasPrefix("changed step ") else { return [line] }
      return [line] + (differences[String(line.dropFirst("changed step ".count))] ?? []).map { "  " + $0 }
    }
  }
}
