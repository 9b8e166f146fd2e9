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
    if let badge = option[OptionKeys.badge] { label.append(tag(badge, in: screen)) }
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

  /// ≥ 96 high: the icon above the label, the mark in the corner when selected (SD-03).
  /// `isNarrow`: one of three in a line, where long words need the smaller type.
  static func cell(
    _ option: KeyedObject, isOn: Bool, multiple: Bool, isNarrow: Bool, accent: Color, in screen: ScreenContext
  ) -> Node {
    let picture = picture(option, icon: screen.grown(32), photo: 56, ink: isOn ? accent : screen.theme.text, in: screen)
    var parts = [picture].compactMap { $0 }
    parts.append(
      Node(.text(screen.text(option[OptionKeys.label] ?? "", isNarrow ? .subhead : .body, weight: 500, align: .center)))
    )
    if let subtitle = option[OptionKeys.subtitle] {
      parts.append(Node(.text(screen.text(subtitle, .footnote, color: screen.theme.secondaryText, align: .center))))
    }
    if let badge = option[OptionKeys.badge] { parts.append(tag(badge, in: screen)) }
    var mark = SelectionMark.node(isOn: isOn, multiple: multiple, size: screen.grown(20), accent: accent, in: screen)
    mark.layout.position = .absolute(top: 8, right: 8, bottom: nil, left: nil)
    if isOn || multiple { parts.append(mark) }
    return card(
      // Pictures stand in one line across the grid, however many lines the labels below them take.
      .flex(
        Flex(
          .vertical, spacing: 8, align: .center, distribution: picture == nil ? .center : .start, children: parts)),
      isOn: isOn, isEnabled: !option[OptionKeys.disabled], padding: Edges(horizontal: isNarrow ? 6 : 12, vertical: 16),
      minHeight: 96, accent: accent, in: screen)
  }

  private static func card(
    _ content: NodeContent, isOn: Bool, isEnabled: Bool, padding: Edges, minHeight: Double, accent: Color,
    in screen: ScreenContext
  ) -> Node {
    let theme = screen.theme
    let border: Double = isOn ? 2 : 1
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
        $0.backgrounds = [.paint(.color(isOn ? accent.opacity(0.08).over(theme.background) : theme.background))]
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

  private static func tag(_ label: String, in screen: ScreenContext) -> Node {
    Badge.node(label, fill: screen.theme.primary.opacity(0.14), ink: screen.theme.primary, in: screen)
  }
}
