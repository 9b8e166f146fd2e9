import FlowBase
import FlowDocument
import FlowLayout

/// One option as a row or as a cell of a grid (SD-01 … SD-05; look.md, option row).
enum OptionCard {
  /// ≥ 56 high: picture or icon, label over subtitle, badge, mark.
  static func row(
    _ option: KeyedObject, isOn: Bool, multiple: Bool, accent: Color, in screen: ScreenContext
  ) -> Node {
    var label: [Node] = [Node(.text(screen.text(option[OptionKeys.label] ?? "", .body, weight: 500)))]
    let ground = ground(isOn, accent, in: screen)
    if let badge = option[OptionKeys.badge] {
      var tag = tag(badge, on: ground, in: screen)
      // The pill is a little higher than the label's line, which alone decides the row's height.
      let excess = 1.2 * (screen.points(.caption1) - screen.points(.body)) + 2 * Badge.padding.top
      tag.layout.margin = Edges(horizontal: 0, vertical: -max(0, excess / 2 + 0.25))
      label.append(tag)
    }
    var texts = [Node(.flow(.init(spacing: 8, lineSpacing: 4, children: label)))]
    if let subtitle = option[OptionKeys.subtitle] {
      texts.append(Node(.text(screen.text(subtitle, .subhead, color: screen.theme.secondaryText))))
    }
    let column = Node(.flex(Flex(.vertical, spacing: 2, children: texts)), layout: LayoutStyle { $0.width = .fill })
    let mark = SelectionMark.node(isOn: isOn, multiple: multiple, size: screen.grown(24), accent: accent, in: screen)
    let ink = isOn ? accent : screen.theme.text
    let parts = [picture(option, icon: screen.grown(26), photo: 44, ink: ink, in: screen), column, mark]
      .compactMap { $0 }
    return card(
      .flex(Flex(.horizontal, spacing: 14, align: .center, children: parts)), isOn: isOn,
      isEnabled: !option[OptionKeys.disabled], padding: Edges(horizontal: 16, vertical: 14), minHeight: 56,
      accent: accent,
      in: screen)
  }

  /// How the cells of one grid are set, so that their pictures stand in a line.
  struct CellLook {
    /// One of three and more in a line, where long words need the smaller type.
    var isNarrow: Bool
    /// Points of icons, photos and marks.
    var icon: Double
    var photo: Double
    var mark: Double
    /// Points above a picture: it goes below the mark where the two would come near each other.
    var top: Double

    /// Points between the mark and the cell's edges.
    static let markEdge = 8.0

    init(_ options: [KeyedObject], columns: Int, in screen: ScreenContext) {
      isNarrow = columns > 2
      icon = screen.grown(32)
      mark = screen.grown(20)
      let width = (screen.columnWidth - OptionGroup.gridSpacing * Double(columns - 1)) / Double(columns)
      let beside = width - 2 * (Self.markEdge + mark + 4)
      // Among three a photo gives up a little of its size to stay beside the mark.
      photo = !isNarrow ? 56 : beside < 36 ? 48 : min(48, beside.rounded(.down))
      // Icons leave a twelfth of their square free on each side.
      let widest = options.contains { $0.has(OptionKeys.imageURL) } ? photo : icon * 5 / 6
      top = widest > beside ? Self.markEdge + mark + 4 : 16
    }
  }

  /// ≥ 96 high: the icon above the label, the mark in the corner when selected (SD-03).
  static func cell(
    _ option: KeyedObject, isOn: Bool, multiple: Bool, look: CellLook, accent: Color, in screen: ScreenContext
  ) -> Node {
    let isNarrow = look.isNarrow
    let picture = picture(
      option, icon: look.icon, photo: look.photo, ink: isOn ? accent : screen.theme.text, in: screen)
    var parts = [picture].compactMap { $0 }
    parts.append(
      Node(.text(screen.text(option[OptionKeys.label] ?? "", isNarrow ? .subhead : .body, weight: 500, align: .center)))
    )
    if let subtitle = option[OptionKeys.subtitle] {
      parts.append(Node(.text(screen.text(subtitle, .footnote, color: screen.theme.secondaryText, align: .center))))
    }
    if let badge = option[OptionKeys.badge] {
      parts.append(tag(badge, on: ground(isOn, accent, in: screen), in: screen))
    }
    var mark = SelectionMark.node(isOn: isOn, multiple: multiple, size: look.mark, accent: accent, in: screen)
    let edge = CellLook.markEdge - border(isOn)
    mark.layout.position = .absolute(top: edge, right: edge, bottom: nil, left: nil)
    if isOn || multiple { parts.append(mark) }
    return card(
      // Pictures stand in one line across the grid, however many lines the labels below them take.
      .flex(
        Flex(
          .vertical, spacing: 8, align: .center, distribution: picture == nil ? .center : .start, children: parts)),
      isOn: isOn, isEnabled: !option[OptionKeys.disabled],
      padding: Edges(
        top: picture == nil ? 16 : look.top, right: isNarrow ? 6 : 12, bottom: 16, left: isNarrow ? 6 : 12),
      minHeight: 96, accent: accent, in: screen)
  }

  private static func card(
    _ content: NodeContent, isOn: Bool, isEnabled: Bool, padding: Edges, minHeight: Double, accent: Color,
    in screen: ScreenContext
  ) -> Node {
    let theme = screen.theme
    let border = border(isOn)
    return Node(
      content,
      layout: LayoutStyle {
        // The box stays as large when its border grows.
        $0.padding = Edges(
          top: padding.top - border, right: padding.right - border, bottom: padding.bottom - border,
          left: padding.left - border)
        $0.border = border
        $0.minHeight = minHeight
        $0.widthNature = .fills
      },
      decoration: Decoration {
        $0.corners = Corners(theme.cornerRadius ?? 14)
        $0.borderColor = isOn ? accent : theme.border
        $0.backgrounds = [.paint(.color(ground(isOn, accent, in: screen)))]
        $0.opacity = isEnabled ? 1 : 0.45
      })
  }

  /// The option's picture, icon or emoji; nil where it has none.
  private static func picture(
    _ option: KeyedObject, icon size: Double, photo: Double, ink: Color, in screen: ScreenContext
  ) -> Node? {
    if let reference = option[OptionKeys.imageURL] {
      return Node(
        .image(ImageContent(screen.image(reference), mode: .cover)),
        layout: LayoutStyle {
          $0.width = .points(photo)
          $0.height = .points(photo)
          $0.widthNature = .own
        },
        decoration: Decoration { $0.corners = Corners(10) })
    }
    if let emoji = option[OptionKeys.emoji], !emoji.isEmpty {
      return screen.icon(named: "emoji:\(emoji)", size: size, color: screen.theme.text)
    }
    return screen.icon(option[OptionKeys.icon], size: size, color: ink)
  }

  /// Points.
  private static func border(_ isOn: Bool) -> Double { isOn ? 2 : 1 }

  /// What a card's words stand on.
  private static func ground(_ isOn: Bool, _ accent: Color, in screen: ScreenContext) -> Color {
    let page = screen.theme.background
    return isOn ? accent.opacity(0.08).over(page) : page
  }

  private static func tag(_ label: String, on ground: Color, in screen: ScreenContext) -> Node {
    let fill = screen.theme.tint(of: screen.theme.primary)
    let ink = Tone.readable(screen.theme.primary, on: fill.over(ground), text: screen.theme.text)
    return Badge.node(label, fill: fill, ink: ink, in: screen)
  }
}
