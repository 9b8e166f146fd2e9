import FlowDocument
import FlowLayout

/// CB-10: dots or bars for the current page of several (S-30).
enum PageIndicatorBlock: DrawnBlock {
  enum Style: String, CaseIterable, Sendable { case dots, bar }
  static let style = Key.choice(
    "style_type", default: Style.dots, spellings: ["dot": .dots, "bars": .bar, "line": .bar, "lines": .bar])
  static let count = Key.integer("count", in: 1...100, "The flow's steps where absent.")
  static let current = Key.integer("current", in: 1...100, "From 1; the step's position where absent.")
  static let inactiveColor = Key.color("inactive_color")
  static let declaration = BlockDeclaration(
    "page_indicator", summary: "Dots or bars for the current page.", keys: [style, count, current, inactiveColor])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let count = block[count] ?? max(1, screen.screen.total)
    let current = min(count, block[current] ?? screen.screen.index + 1)
    let active = screen.color(block[CommonKeys.activeColor]) ?? screen.theme.primary
    let inactive = screen.color(block[inactiveColor])
    switch block[style] {
    case .dots:
      return PageDots.dots(
        count: count, current: current, active: active, inactive: inactive ?? screen.theme.resting)
    case .bar:
      return PageDots.bars(
        count: count, current: current, active: active, inactive: inactive ?? screen.theme.track(of: active),
        filled: false)
    }
  }
}
