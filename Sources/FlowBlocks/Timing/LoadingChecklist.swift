import FlowBase
import FlowDocument
import FlowLayout

/// The lines of a loading checklist: done, running, to come (S-26).
enum LoadingChecklist {
  enum State { case done, running, upcoming }

  /// What `done` says; where no item says it, the first floor(progress × n) are done. The first of the others runs.
  static func states(_ items: [KeyedObject], progress: Double) -> [State] {
    let keys = AnimatedLoadingBlock.ItemKeys.self
    let count = Int((min(1, max(0, progress)) * Double(items.count) + 1e-9).rounded(.down))
    var isFree = true
    return items.enumerated().map { i, item in
      if item[keys.done] ?? (i < count) { return .done }
      defer { isFree = false }
      return isFree ? .running : .upcoming
    }
  }

  static func rows(_ block: Block, _ accent: Color, in screen: ScreenContext) -> [Node] {
    let items = block[AnimatedLoadingBlock.items]
    return zip(items, states(items, progress: block[AnimatedLoadingBlock.progress] ?? 0)).map { item, state in
      let theme = screen.theme
      let ink = screen.color(block[CommonKeys.textColor]) ?? theme.text
      let text = screen.text(
        item[AnimatedLoadingBlock.ItemKeys.text] ?? "", .body, weight: state == .running ? 600 : 400,
        color: state == .upcoming ? ink.opacity(0.45) : ink)
      let label = Node(.text(text), layout: LayoutStyle { $0.width = .fill })
      // The mark stands on the height of the first line.
      var mark = mark(state, accent, in: screen)
      let line = (text.runs.first?.font.size ?? 17) * 1.2
      mark.layout.margin = Edges(horizontal: 0, vertical: (line - 24) / 2)
      return Node(.flex(Flex(.horizontal, spacing: 12, align: .leading, children: [mark, label])))
    }
  }

  private static func mark(_ state: State, _ accent: Color, in screen: ScreenContext) -> Node {
    switch state {
    case .done: return SelectionMark.step(isDone: true, accent: accent, in: screen)
    case .upcoming: return SelectionMark.step(isDone: false, in: screen)
    case .running:
      return Ring.node(
        side: 24, lineWidth: 2.5, fraction: 0.3, colors: [accent], track: screen.theme.track(of: accent), words: [])
    }
  }
}
