import FlowBase
import FlowLayout

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The platform's wheel: rows on a cylinder behind a band that marks the selected one (look.md, wheel). As the
/// platform's own it does not grow with the text size beyond what its rows hold.
enum Drum {
  static let height = 216.0
  private static let row = 32.0
  private static let band = 34.0
  /// Points of type; title 3 up to what a row holds.
  private static let largestType = 25.0

  /// Columns side by side on one band. Each is as `column` makes it, or anything that goes with one.
  static func node(columns: [Node], spacing: Double, in screen: ScreenContext) -> Node {
    let mark = Node(
      .empty(natural: .zero),
      layout: LayoutStyle {
        $0.height = .points(band)
        $0.position = .aligned(x: nil, y: 0.5)
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(screen.theme.controlFill))]
        $0.corners = Corners(8)
      })
    let rows = Node(
      .flex(Flex(.horizontal, spacing: spacing, align: .center, distribution: .center, children: columns)),
      layout: LayoutStyle {
        $0.padding = Edges(horizontal: 12, vertical: 0)
        $0.position = .aligned(x: nil, y: nil)
      })
    return Node(
      .overlay([mark, rows]),
      layout: LayoutStyle {
        $0.height = .points(height)
        $0.widthNature = .fills
      }, decoration: Decoration { $0.clips = true })
  }

  /// A row of a column.
  struct Row {
    var text: String
    /// Rows that cannot be chosen are paler.
    var isEnabled = true
  }

  /// One drum; `row` gives what stands so many rows below the selected one, above it where negative.
  static func column(
    align: TextAlign = .center, width: Dimension? = nil, in screen: ScreenContext, row: (Int) -> Row?
  ) -> Node {
    let rows: [Node] = (-4...4).compactMap { offset in
      guard let row = row(offset) else { return nil }
      let angle = Double(offset) * Self.row / (height / 2)
      let y = sin(angle) * height / 2
      let fade = offset == 0 ? 1 : 0.5 * pow(cos(angle), 1.5)
      var text = self.text(
        row.text, color: screen.theme.text.opacity(fade * (row.isEnabled ? 1 : 0.45)), align: align, in: screen)
      text.lineHeight = Self.row
      return Node(
        .text(text), layout: LayoutStyle { $0.position = .aligned(x: nil, y: 0.5 + y / (height - Self.row)) },
        decoration: Decoration { if offset != 0 { $0.transform = .scale(1, cos(angle)) } })
    }
    return Node(
      .overlay(rows),
      layout: LayoutStyle {
        $0.height = .points(height)
        $0.width = width
        if width == nil { $0.widthNature = .own }
      })
  }

  /// Words beside a column, on the selected row: the unit.
  static func caption(_ text: String, in screen: ScreenContext) -> Node {
    var content = self.text(text, color: screen.theme.text, align: .leading, in: screen)
    let size = content.runs[0].font.size
    content.runs[0].font.size = size * 0.85
    content.runs[0].font.weight = 600
    return Node(
      .text(content),
      layout: LayoutStyle {
        $0.width = .fill
        // On the number's baseline: in the middle of a line this lies (ascent − descent) / 2 below the middle.
        $0.margin.top = (0.952 - 0.241) * size * 0.15
      })
  }

  /// A column of numbers with their unit behind it; the numbers stand in the middle of the drum.
  static func numbers(unit: String, in screen: ScreenContext, row: (Int) -> Row?) -> Node {
    guard !unit.isEmpty else {
      return node(columns: [column(width: .fill, in: screen, row: row)], spacing: 0, in: screen)
    }
    let balance = Node(.empty(natural: .zero), layout: LayoutStyle { $0.width = .fill })
    let columns = [balance, column(align: .trailing, in: screen, row: row), caption(unit, in: screen)]
    return node(columns: columns, spacing: 8, in: screen)
  }

  private static func text(_ string: String, color: Color, align: TextAlign, in screen: ScreenContext) -> TextContent {
    var text = screen.text(string, .title3, color: color, align: align, maxLines: 1, tabularFigures: true)
    text.runs[0].font.size = min(largestType, text.runs[0].font.size)
    return text
  }
}
