import FlowBase
import FlowLayout

/// Segments beside each other, the selected one raised (look.md, segmented).
enum SegmentedControl {
  struct Measures: PlatformMeasures {
    var height: Double
    /// Outer and inner radius; nil = full radius.
    var radius: Double?
    var innerRadius: Double?
    /// Between the outer edge and the raised segment.
    var inset: Double
    /// The selected segment is a raised plate on a filled trough, or filled in the accent within an outline (Material).
    var isRaised: Bool
    /// Points of the check before the selected label; nil = none.
    var check: Double?
    static let ios = Measures(height: 32, radius: 9, innerRadius: 7, inset: 2, isRaised: true)
    static let android = Measures(height: 40, radius: nil, innerRadius: nil, inset: 0, isRaised: false, check: 18)
  }

  /// How the segments share the width.
  enum Arrangement {
    /// All of one width, as wide as there is room.
    case equal
    /// Each as wide as its label: a long one would be cut while a short one has room.
    case hugging
    /// Below one another, for text that is too large to stand side by side.
    case stacked
  }

  static func node(
    _ labels: [String], selected: Int?, tint: Color, arrangement: Arrangement = .equal, isEnabled: Bool = true,
    in screen: ScreenContext
  ) -> Node {
    let m = screen.measures(Measures.self)
    let border: Double = m.isRaised ? 0 : 1
    let room = arrangement == .equal ? screen.columnWidth / Double(max(1, labels.count)) : screen.columnWidth
    let segments = labels.enumerated().map { index, label in
      // On a trough no hairline stands beside the plate.
      let isApart = index > 0 && (!m.isRaised || arrangement != .stacked && index != selected && index - 1 != selected)
      var parts = [words(label, isOn: index == selected, arrangement, room: room, m, in: screen)]
      if isApart { parts.append(divider(arrangement, m, in: screen)) }
      return segment(parts, isOn: index == selected, arrangement, tint, m, border: border, in: screen)
    }
    let flex =
      switch arrangement {
      case .equal: Flex(.horizontal, distribution: .equal, children: segments)
      case .hugging: Flex(.horizontal, children: segments)
      case .stacked: Flex(.vertical, spacing: m.isRaised ? 2 : 0, children: segments)
      }
    return Node(
      .flex(flex),
      layout: LayoutStyle {
        $0.padding = Edges(m.inset)
        $0.border = border
        $0.minHeight = m.height
        $0.widthNature = arrangement == .hugging ? .elastic : .fills
      },
      decoration: Decoration {
        $0.corners = Corners(m.radius ?? m.height / 2)
        $0.borderColor = screen.theme.border
        $0.backgrounds = m.isRaised ? [.paint(.color(screen.theme.controlFill))] : []
        $0.clips = !m.isRaised
        $0.opacity = isEnabled ? 1 : 0.5
      })
  }

  private static func segment(
    _ parts: [Node], isOn: Bool, _ arrangement: Arrangement, _ tint: Color, _ m: Measures, border: Double,
    in screen: ScreenContext
  ) -> Node {
    Node(
      .overlay(parts),
      layout: LayoutStyle {
        $0.minHeight = m.height - 2 * (m.inset + border)
        if arrangement == .hugging { $0.minWidth = 64 } else { $0.widthNature = .fills }
      },
      decoration: Decoration {
        guard isOn else { return }
        let plate = screen.environment.appearance == .dark ? Color(0x63, 0x63, 0x66) : .white
        $0.backgrounds = [.paint(.color(m.isRaised ? plate : tint.opacity(0.18)))]
        $0.corners = Corners(m.innerRadius ?? 0)
        if m.isRaised {
          $0.shadows = [
            Shadow(y: 3, blur: 8, color: Color(0, 0, 0, 31)), Shadow(y: 3, blur: 1, color: Color(0, 0, 0, 10)),
          ]
        }
      })
  }

  /// The label, behind a check where it is selected, the platform has one and about `room` points hold both.
  private static func words(
    _ label: String, isOn: Bool, _ arrangement: Arrangement, room: Double, _ m: Measures, in screen: ScreenContext
  ) -> Node {
    let isLight = screen.environment.appearance == .light
    let ink = isOn && m.isRaised && isLight ? Color.black : screen.theme.text
    let text = screen.text(
      label, .footnote, weight: isOn ? 600 : 500, color: ink, align: .center,
      maxLines: arrangement == .hugging ? 1 : nil)
    var words = Node(.text(text))
    // Whichever is selected, the check has its room, and no divider moves.
    let spare = arrangement == .hugging && !isOn ? m.check.map { ($0 + 8) / 2 } ?? 0 : 0
    let margin: Double = arrangement == .hugging ? 14 + spare : 6
    // About the width of a label: a letter takes half of its size and a little.
    let width = Double(label.count) * 0.58 * (text.runs.first?.font.size ?? 13)
    if isOn, let size = m.check, width + size + 8 + 2 * margin <= room {
      let check = screen.glyph("material/check-bold.svg", size: size, color: ink)
      words = Node(.flex(Flex(.horizontal, spacing: 8, align: .center, children: [check, words])))
    }
    words.layout.position = .aligned(x: 0.5, y: 0.5)
    words.layout.margin = Edges(horizontal: margin, vertical: 5)
    return words
  }

  /// A hairline before a segment, on a trough; else a line from edge to edge.
  private static func divider(_ arrangement: Arrangement, _ m: Measures, in screen: ScreenContext) -> Node {
    Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        if arrangement == .stacked {
          $0.height = .points(1)
          $0.position = .aligned(x: nil, y: 0)
        } else {
          $0.width = .points(1)
          $0.height = m.isRaised ? .points(16) : nil
          $0.position = .aligned(x: 0, y: m.isRaised ? 0.5 : nil)
        }
      },
      decoration: Decoration {
        $0.backgrounds = [
          .paint(.color(m.isRaised ? screen.theme.secondaryText.opacity(0.4) : screen.theme.border))
        ]
      })
  }
}
