import FlowBase
import FlowDocument
import FlowLayout

/// CB-14: a vertical line with labelled milestones, done, current or upcoming.
enum TimelineBlock: DrawnBlock {
  static let items = Key.list("items", aliases: ["milestones", "steps"], of: MilestoneKeys.declaration)
  static let declaration = BlockDeclaration(
    "timeline", summary: "A vertical line with milestones.", keys: [items])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let items = block[items]
    guard !items.isEmpty else { return nil }
    let size = items.contains { $0.has(MilestoneKeys.icon) } ? 34.0 : 26.0
    let rows = items.indices.map { index in
      row(items[index], next: index + 1 < items.count ? items[index + 1] : nil, size: size, block, in: screen)
    }
    return .column(0, rows)
  }

  private static func accent(_ block: Block, in screen: ScreenContext) -> Color {
    screen.color(block[CommonKeys.activeColor]) ?? screen.theme.primary
  }

  private static func row(
    _ item: KeyedObject, next: KeyedObject?, size: Double, _ block: Block, in screen: ScreenContext
  ) -> Node {
    let theme = screen.theme
    let isUpcoming = item[MilestoneKeys.status] == .upcoming
    let ink = screen.color(block[CommonKeys.textColor]) ?? theme.text
    let title = screen.text(
      item[MilestoneKeys.title] ?? "", .body, weight: 600, color: isUpcoming ? ink.opacity(0.72) : ink,
      style: block[CommonKeys.style])
    var texts = [Node(.text(title))]
    if let subtitle = item[MilestoneKeys.subtitle], !subtitle.isEmpty {
      texts.append(
        Node(
          .text(
            screen.text(
              subtitle, .subhead,
              color: screen.color(block[CommonKeys.textColor])?.opacity(0.7) ?? theme.secondaryText))))
    }
    // Marker and title stand on one height, whichever is the larger.
    let line = title.lineHeight ?? (title.runs.first?.font.size ?? 17) * 1.2
    let column = Node(
      .flex(Flex(.vertical, spacing: 2, children: texts)),
      layout: LayoutStyle {
        $0.width = .fill
        $0.padding = Edges(top: max(0, (size - line) / 2), bottom: next == nil ? 0 : 24)
      })
    let rail = rail(item, next: next, size: size, top: max(0, (line - size) / 2), block, in: screen)
    return Node(.flex(Flex(.horizontal, spacing: 14, align: .stretch, children: [rail, column])))
  }

  /// The marker, and below it the line to the next one.
  private static func rail(
    _ item: KeyedObject, next: KeyedObject?, size: Double, top: Double, _ block: Block, in screen: ScreenContext
  ) -> Node {
    var parts = [marker(item, size: size, block, in: screen)]
    parts[0].layout.margin.top = top
    if let next {
      let isTravelled = item[MilestoneKeys.status] == .done && next[MilestoneKeys.status] != .upcoming
      parts.append(
        Node(
          .empty(natural: .zero),
          layout: LayoutStyle {
            $0.width = .points(2)
            // Down to the next marker, which may stand lower than its row's top.
            $0.position = .absolute(top: top + size + 4, right: nil, bottom: 4 - top, left: size / 2 - 1)
          },
          decoration: Decoration {
            $0.backgrounds = [.paint(.color(isTravelled ? accent(block, in: screen) : screen.theme.border))]
            $0.corners = Corners(1)
          }))
    }
    // Stretched to its row's height, which a control of its own size would not be.
    return Node(
      .flex(Flex(.vertical, align: .center, children: parts)), layout: LayoutStyle { $0.width = .points(size) })
  }

  private static func marker(_ item: KeyedObject, size: Double, _ block: Block, in screen: ScreenContext) -> Node {
    let accent = accent(block, in: screen)
    let page = screen.theme.background
    func icon(_ color: Color) -> Node? {
      screen.icon(item[MilestoneKeys.icon], size: size * 0.53, color: color, weight: 600)
    }
    switch item[MilestoneKeys.status] {
    case .done:
      guard let icon = icon(accent.over(page).legibleText) else {
        return SelectionMark.step(isDone: true, size: size, accent: accent, in: screen)
      }
      return .disc(width: size, fill: accent, child: icon)
    case .current:
      let dot = Node.disc(width: size * 0.38, fill: accent)
      return .disc(
        width: size, fill: screen.theme.tint(of: accent).over(page), ring: accent, child: icon(accent) ?? dot)
    case .upcoming:
      let theme = screen.theme
      return .disc(width: size, fill: nil, ring: theme.outline, child: icon(theme.secondaryText))
    }
  }
}

/// One milestone of a timeline.
enum MilestoneKeys {
  enum Status: String, CaseIterable, Sendable { case done, current, upcoming }
  static let title = Key.text("title", aliases: ["label", "text"])
  static let subtitle = Key.text("subtitle", aliases: ["description"])
  static let icon = Key.json("icon", .icon)
  static let status = Key.choice(
    "status", default: Status.upcoming,
    spellings: ["completed": .done, "complete": .done, "active": .current, "pending": .upcoming])
  static let declaration = ObjectDeclaration(
    "milestone", shorthand: ["title"], keys: [title, subtitle, icon, status])
}
