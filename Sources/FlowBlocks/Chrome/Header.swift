import FlowBase
import FlowDocument
import FlowLayout

/// The row under the top inset: back, the flow's progress, skip (look.md, Chrome of a step; HP-01 … HP-03, S-31).
enum Header {
  /// nil where the step shows none of the three.
  static func node(in screen: ScreenContext) -> Node? {
    let settings = screen.screen.flow.settings
    let step = screen.screen.step
    let showsBack = settings[SettingsKeys.allowBack] && screen.screen.index > 0
    let showsSkip = step[StepKeys.skipEnabled] ?? settings[SettingsKeys.skipEnabled]
    let showsProgress = settings[SettingsKeys.showProgress] && !step[StepKeys.hideProgress]
    guard showsBack || showsSkip || showsProgress else { return nil }

    var middle =
      showsProgress ? progress(settings[SettingsKeys.progressStyle], in: screen) : Node(.empty(natural: .zero))
    middle.layout.width = .fill
    var parts: [Node] = []
    if showsBack {
      parts.append(
        target(screen.glyph("lucide/chevron-left.svg", size: 26, color: StepBackground.topInk(in: screen)), x: 0))
    }
    parts.append(middle)
    if showsSkip {
      parts.append(
        target(Node(.text(screen.text(screen.words[.skip], .body, color: skipInk(in: screen)))), x: 1))
    }
    return Node(
      .flex(Flex(.horizontal, spacing: 8, align: .center, children: parts)),
      layout: LayoutStyle {
        $0.minHeight = 44
        $0.padding = Edges(horizontal: screen.contentMargin, vertical: 0)
        $0.widthNature = .fills
      },
      block: BlockIdentity(id: "header", type: "header", path: step.path), origin: step.origin)
  }

  /// A target of at least 44 pt height around its content; the chevron's own white space stands in the margin, so that
  /// its stroke lines up with the content.
  private static func target(_ content: Node, x: Double) -> Node {
    var content = content
    content.layout.position = .aligned(x: x, y: 0.5)
    return Node(
      .overlay([content]),
      layout: LayoutStyle {
        if x == 0 { $0.margin.left = -9 }
        $0.minWidth = x == 0 ? 36 : 44
        $0.minHeight = 44
        $0.widthNature = .own
      })
  }

  /// The secondary colour, or a softened ink where that cannot be read on the screen's top.
  private static func skipInk(in screen: ScreenContext) -> Color {
    let top = StepBackground.top(in: screen)
    let color = screen.theme.secondaryText
    return color.over(top).contrast(with: top) >= 3 ? color : StepBackground.topInk(in: screen).opacity(0.8)
  }

  private static func progress(_ style: SettingsKeys.ProgressStyle, in screen: ScreenContext) -> Node {
    let accent = screen.theme.primary
    let track = accent.opacity(0.15)
    let (count, current) = (screen.screen.total, screen.screen.index + 1)
    switch style {
    case .bar:
      return ProgressTrack.node(
        fraction: screen.screen.progress, height: 4, radius: 2, fill: .color(accent), track: track)
    case .dots:
      return PageDots.dots(count: count, current: current, active: accent, inactive: track, wideCurrent: true)
    case .steps:
      return PageDots.bars(count: count, current: current, active: accent, inactive: track, filled: true)
    }
  }
}

extension ScreenContext {
  /// Points left and right of a step's content: 24, and 20 on phones up to 375 wide.
  var contentMargin: Double { environment.device.size.width <= 375 ? 20 : 24 }
}
