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

    let style = settings[SettingsKeys.progressStyle]
    var middle = showsProgress ? progress(style, in: screen) : Node(.empty(natural: .zero))
    var parts: [Node] = []
    if showsBack {
      parts.append(back(in: screen))
    }
    if showsSkip {
      let words = Node(.text(screen.text(screen.words[.skip], .body, color: skipInk(in: screen))))
      parts.append(target(words, x: 1, width: 44))
    }
    if showsProgress, style == .dots,
      PageDots.width(count: screen.screen.total) < screen.environment.device.size.width / 2
    {
      // Dots stand in the middle of the screen, whatever stands beside them.
      parts = [slot(showsBack ? parts.first : nil), middle, slot(showsSkip ? parts.last : nil, distribution: .end)]
    } else {
      middle.layout.width = .fill
      parts.insert(middle, at: showsBack ? 1 : 0)
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

  /// What points back: a chevron on iOS, an arrow on Android.
  struct Measures: PlatformMeasures {
    let glyph: String
    let size: Double
    /// Points of the glyph's own white space before its stroke.
    let bearing: Double
    /// Of the target, so that what follows stands 20 points behind the stroke.
    let width: Double
    static let ios = Measures(glyph: "chevron", size: 26, bearing: 9, width: 29)
    static let android = Measures(glyph: "arrow", size: 24, bearing: 4, width: 32)
  }

  /// The way back, pointing against the reading direction; its white space stands in the margin, so that its stroke lines
  /// up with the content.
  private static func back(in screen: ScreenContext) -> Node {
    let m = screen.measures(Measures.self)
    let isMirrored = screen.environment.direction == .rightToLeft
    let name = "lucide/\(m.glyph)-\(isMirrored ? "right" : "left").svg"
    var node = target(screen.glyph(name, size: m.size, color: StepBackground.topInk(in: screen)), x: 0, width: m.width)
    if isMirrored { node.layout.margin.right = -m.bearing } else { node.layout.margin.left = -m.bearing }
    return node
  }

  /// A target of at least 44 pt height around its content.
  private static func target(_ content: Node, x: Double, width: Double) -> Node {
    var content = content
    content.layout.position = .aligned(x: x, y: 0.5)
    return Node(
      .overlay([content]),
      layout: LayoutStyle {
        $0.minWidth = width
        $0.minHeight = 44
        $0.widthNature = .own
      })
  }

  /// One of two equal shares beside the middle.
  private static func slot(_ content: Node?, distribution: Distribution = .start) -> Node {
    Node(
      .flex(Flex(.horizontal, distribution: distribution, children: content.map { [$0] } ?? [])),
      layout: LayoutStyle { $0.width = .fill })
  }

  /// The secondary colour, or a softened ink where that cannot be read on the screen's top.
  private static func skipInk(in screen: ScreenContext) -> Color {
    let top = StepBackground.top(in: screen)
    let color = screen.theme.secondaryText
    return color.over(top).contrast(with: top) >= 3 ? color : StepBackground.topInk(in: screen).opacity(0.8)
  }

  private static func progress(_ style: SettingsKeys.ProgressStyle, in screen: ScreenContext) -> Node {
    let accent = screen.theme.primary
    // On a ground that is not the theme's the accent's tint may not be seen at all.
    let top = StepBackground.top(in: screen)
    let tint = screen.theme.track(of: accent)
    let isSeen = tint.over(top).contrast(with: top) >= 1.15
    let track = isSeen ? tint : StepBackground.topInk(in: screen).opacity(0.2)
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
  /// Points left and right of a step's content, header and calls to action: 24, and 20 on phones up to 375 wide; the
  /// step's own padding where it is a margin too, so that all stand on one edge.
  var contentMargin: Double {
    if let own = screen.step[StepKeys.padding].map(BoxStyle.edges), own.left == own.right, 12...48 ~= own.left {
      return own.left
    }
    return environment.device.size.width <= 375 ? 20 : 24
  }
}
