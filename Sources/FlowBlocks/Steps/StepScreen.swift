import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// A whole step as one tree of nodes, as large as the device (look.md, Chrome of a step).
public enum StepScreen {
  /// `fullPage`: everything once at its full height, pinned blocks last, no fade (questions.md 12).
  public static func node(in screen: ScreenContext, fullPage: Bool = false) -> Node {
    let parts = StepParts(in: screen)
    let device = screen.environment.device
    let footer = Footer.node(parts.pinned, in: screen)

    var column: [Node] = []
    if let header = Header.node(in: screen) { column.append(header) }
    if let banner = screen.screen.live.banner { column.append(Banner.node(banner.kind, banner.message, in: screen)) }
    if let chat = ChatView.node(in: screen, fullPage: fullPage) {
      let conversation = self.chat(chat, under: parts, isLast: footer == nil, in: screen)
      if screen.usesAccessibilitySizes, !fullPage {
        // So large, words, persona and bar may leave the messages no room: all of it scrolls, and stands at its end.
        column.append(
          Node(
            .scroll(Scroll(offset: 1_000_000, child: Node(.flex(Flex(.vertical, children: conversation))))),
            layout: LayoutStyle {
              $0.height = .fill
              $0.widthNature = .fills
            }))
      } else {
        column += conversation
      }
    } else {
      column.append(content(parts, isLast: footer == nil, fullPage: fullPage, in: screen))
    }
    if let footer { column.append(footer) }

    var layers = parts.backdrops.map { backdrop in
      var backdrop = backdrop
      backdrop.layout.position = .aligned(x: nil, y: nil)
      return backdrop
    }
    layers.append(
      Node(
        .flex(Flex(.vertical, children: column)),
        layout: LayoutStyle {
          $0.padding = Edges(top: device.safeArea.top)
          $0.position = .aligned(x: nil, y: nil)
        }))
    if screen.screen.live.isLoading { layers.append(LoadingOverlay.node(in: screen)) }
    return Node(
      .overlay(layers),
      layout: LayoutStyle {
        $0.width = .points(device.size.width)
        if fullPage { $0.minHeight = device.size.height } else { $0.height = .points(device.size.height) }
      },
      decoration: Decoration {
        $0.backgrounds = StepBackground.backgrounds(in: screen)
        $0.clips = true
      })
  }

  /// Whether what does not fit cannot be reached.
  public static func isFixed(_ step: Step) -> Bool {
    step[StepKeys.layout].map { $0[StepLayoutKeys.type] == .fixed } ?? false
  }

  /// A conversation takes what the step's own words leave.
  private static func chat(_ chat: Node, under parts: StepParts, isLast: Bool, in screen: ScreenContext) -> [Node] {
    var chat = chat
    if isLast { chat.layout.padding.bottom += screen.environment.device.safeArea.bottom + 8 }
    guard !parts.content.isEmpty else { return [chat] }
    let words = Node(
      .flex(
        Flex(.vertical, spacing: screen.screen.step[StepKeys.spacing] ?? StepParts.spacing, children: parts.content)),
      layout: LayoutStyle {
        $0.padding = Edges(top: 12, right: screen.contentMargin, bottom: 4, left: screen.contentMargin)
        $0.widthNature = .fills
      })
    return [words, chat]
  }

  /// The area between header and footer: scrolled, or fixed to what there is.
  private static func content(_ parts: StepParts, isLast: Bool, fullPage: Bool, in screen: ScreenContext) -> Node {
    let step = screen.screen.step
    // A permission's icon and rationale stand in the middle, as on the platform's own screens.
    let align = step.type == .permission && !step.has(StepKeys.contentAlign) ? .center : step[StepKeys.contentAlign]
    let distribution: Distribution =
      switch align {
      case .top: .start
      case .center: .center
      case .bottom: .end
      }
    var inner = Node(
      .flex(
        Flex(
          .vertical, spacing: step[StepKeys.spacing] ?? StepParts.spacing, distribution: distribution,
          children: parts.content)),
      layout: LayoutStyle {
        $0.padding =
          step[StepKeys.padding].map(BoxStyle.edges)
          ?? Edges(top: 12, right: screen.contentMargin, bottom: isLast ? 24 : 16, left: screen.contentMargin)
        if isLast { $0.padding.bottom += screen.environment.device.safeArea.bottom }
        $0.widthNature = .fills
      })
    if fullPage {
      inner.layout.height = .fill
      return inner
    }
    // A fixed layout that is too high ends at the footer as a scrolled one does, but cannot be moved.
    let isFixed = isFixed(step)
    return Node(
      .scroll(
        Scroll(offset: isFixed ? 0 : screen.screen.live.scrollY, fades: !isLast && !isFixed, child: inner)),
      layout: LayoutStyle {
        $0.height = .fill
        $0.widthNature = .fills
      })
  }
}
