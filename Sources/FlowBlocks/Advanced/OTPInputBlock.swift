import FlowBase
import FlowDocument
import FlowLayout

/// AB-01: a row of boxed cells for a one-time code; the next empty one is outlined in the accent.
enum OTPInputBlock: DrawnBlock {
  static let length = Key.integer("otp_length", in: 2...10, default: 6, "Cells.")
  static let preview = Key.text("otp_value", "The code shown while nothing is answered.")
  static let declaration = BlockDeclaration(
    "otp_input", summary: "Boxed cells for a one-time code.", keys: [length, preview, CommonKeys.backgroundColor])

  struct Measures: PlatformMeasures {
    var cell: Size
    var radius: Double
    static let ios = Measures(cell: Size(48, 56), radius: 12)
    static let android = Measures(cell: Size(48, 56), radius: 8)
  }

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let id = block[CommonKeys.fieldID] ?? block.id
    let live = screen.screen.live
    let code = Array((answer(id, in: screen) ?? block[preview] ?? "").filter { !$0.isWhitespace }).prefix(block[length])
    var cells = (0..<block[length]).map { index in
      cell(
        index < code.count ? String(code[index]) : nil, isNext: index == code.count, isInvalid: live.errors[id] != nil,
        block, in: screen)
    }
    // Figures are read from left to right everywhere.
    if screen.environment.direction == .rightToLeft { cells.reverse() }
    let cellWidth = cellWidth(block, in: screen)
    let packed = Node(
      .flex(Flex(.horizontal, spacing: spacing(block), align: .center, children: cells)),
      layout: LayoutStyle {
        $0.width = .fill
        $0.maxWidth = Double(cells.count) * cellWidth + Double(cells.count - 1) * spacing(block)
        $0.position = .aligned(x: 0.5, y: 0.5)
      })
    var row = Node(
      .overlay([packed]), layout: LayoutStyle { $0.widthNature = .fills },
      decoration: Decoration { $0.opacity = live.disabled.contains(id) ? 0.5 : 1 })
    guard let message = live.errors[id], !message.isEmpty else { return row }
    row.layout.width = .fill
    let words = screen.text(message, .footnote, color: screen.theme.errorInk, align: .center)
    return .column(8, [row, Node(.text(words))])
  }

  /// Seven cells and more stand closer.
  private static func spacing(_ block: Block) -> Double { block[length] > 6 ? 6 : 8 }

  /// Points of a cell where the row has room.
  private static func cellWidth(_ block: Block, in screen: ScreenContext) -> Double {
    max(screen.measures(Measures.self).cell.width, figure(block, in: screen) * 1.5)
  }

  /// The size of a figure in points: about 0.66 em wide, and never more than its cell holds.
  private static func figure(_ block: Block, in screen: ScreenContext) -> Double {
    let count = Double(block[length])
    let room = (screen.columnWidth - (count - 1) * spacing(block)) / count - 6
    return min(TextRole.title2.points(at: screen.environment.textSize), max(12, room / 0.66))
  }

  private static func answer(_ id: String, in screen: ScreenContext) -> String? {
    guard let answer = screen.answer(id) else { return nil }
    return answer.asString ?? answer.asNumber.map { JSONWriter.number($0) }
  }

  private static func cell(
    _ character: String?, isNext: Bool, isInvalid: Bool, _ block: Block, in screen: ScreenContext
  ) -> Node {
    let m = screen.measures(Measures.self)
    let theme = screen.theme
    let accent = screen.color(block[CommonKeys.activeColor]) ?? theme.primary
    let points = figure(block, in: screen)
    var parts: [Node] = []
    if let character {
      var text = screen.text(
        character, .title2, weight: 600, color: screen.color(block[CommonKeys.textColor]), align: .center,
        tabularFigures: true, style: block[CommonKeys.style])
      if block[CommonKeys.style]?[TextStyleKeys.fontSize] == nil { text.runs[0].font.size = points }
      parts.append(Node(.text(text), layout: LayoutStyle { $0.position = .aligned(x: 0.5, y: 0.5) }))
    } else if isNext {
      var caret = Node.disc(width: 2, height: points * 1.1, radius: 1, fill: accent)
      caret.layout.position = .aligned(x: 0.5, y: 0.5)
      parts.append(caret)
    }
    let line: Double = isNext || isInvalid ? 2 : 1
    return Node(
      .overlay(parts),
      layout: LayoutStyle {
        $0.width = .fill
        $0.height = .points(max(m.cell.height, points * 1.2 + 20))
        $0.border = line
      },
      decoration: Decoration {
        $0.corners = Corners(theme.cornerRadius.map { min($0, 16) } ?? m.radius)
        $0.borderColor = isInvalid ? theme.errorLine : isNext ? accent : theme.border
        $0.backgrounds = [.paint(.color(screen.color(block[CommonKeys.backgroundColor]) ?? theme.background))]
      })
  }
}
