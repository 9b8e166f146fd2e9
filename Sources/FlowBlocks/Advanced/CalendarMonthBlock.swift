import FlowBase
import FlowDocument
import FlowLayout
import FlowLogic

/// AB-11, S-29: one month: weekday header, days in seven columns, the selected filled, today ringed.
enum CalendarMonthBlock: DrawnBlock {
  static let label = Key.text("month_label")
  static let days = Key.integer("days_in_month", in: 1...31, default: 31)
  static let offset = Key.integer("start_offset", in: 0...6, default: 0, "Weekday of the first; 0 = Sunday.")
  static let firstWeekday = Key.integer("first_weekday", in: 0...6, default: 0, "Of the header; 0 = Sunday.")
  static let selected = Key.json("selected_days", .list(.number(nil)), "An answer at `field_id` replaces them.")
  static let today = Key.integer("today", "The ringed day.")
  static let declaration = BlockDeclaration(
    "calendar_month", summary: "A month with selected days.",
    keys: [label, days, offset, firstWeekday, selected, today])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    var parts: [Node] = []
    if let words = block[label] ?? block[CommonKeys.text], !words.isEmpty {
      parts.append(
        Node(
          .text(
            screen.text(
              words, .headline, color: screen.color(block[CommonKeys.textColor]), align: .center,
              style: block[CommonKeys.style]))))
    }
    let names = screen.words.narrowWeekdayNames
    var cells = (0..<7).map { column in
      let name = names.isEmpty ? "" : names[(column + block[firstWeekday]) % names.count]
      var text = screen.text(name, .footnote, weight: 600, color: screen.theme.secondaryText, align: .center)
      text.runs[0].font.size = min(text.runs[0].font.size, 16)
      return cell(Node(.text(text)), height: 32)
    }
    let blanks = (block[offset] - block[firstWeekday] + 7) % 7
    cells += (0..<blanks).map { _ in Node(.empty(natural: .zero)) }
    let chosen = chosen(block, in: screen)
    cells += (1...block[days]).map { day($0, isSelected: chosen.contains($0), block, in: screen) }
    parts.append(
      Node(.grid(Grid(columns: 7, spacing: 0, children: cells)), layout: LayoutStyle { $0.widthNature = .fills }))
    return .column(8, parts)
  }

  /// The days of the answer, else of `selected_days`, that the month has; others are skipped with a warning.
  private static func chosen(_ block: Block, in screen: ScreenContext) -> Set<Int> {
    guard let json = screen.answer(block[CommonKeys.fieldID] ?? block.id) ?? block[selected] else { return [] }
    var days: Set<Int> = []
    for one in json.asArray ?? [json] {
      guard let number = one.asNumber ?? one.asString.flatMap(Double.init), let day = Int(exactly: number.rounded())
      else { continue }
      if (1...block[self.days]).contains(day) {
        days.insert(day)
      } else {
        screen.report(
          Diagnostic(
            .clamped, .warning, "The month has no day \(day): it is left out.",
            at: one.origin == .none ? block.origin : one.origin))
      }
    }
    return days
  }

  private static func day(_ day: Int, isSelected: Bool, _ block: Block, in screen: ScreenContext) -> Node {
    let theme = screen.theme
    let accent = screen.color(block[CommonKeys.activeColor]) ?? theme.primary
    let isToday = block[today] == day
    let ink =
      isSelected
      ? accent.over(theme.background).legibleText
      : isToday
        ? Tone.readable(accent, on: theme.background, text: theme.text)
        : screen.color(block[CommonKeys.textColor]) ?? theme.text
    var text = screen.text(
      String(day), .body, weight: isSelected || isToday ? 600 : 400, color: ink, align: .center, tabularFigures: true)
    // Two figures must fit the circle, and the smaller one inside today's ring.
    let size = min(38, screen.columnWidth / 7 - 2)
    text.runs[0].font.size = min(text.runs[0].font.size, size * 0.5)
    var circle = Node.disc(
      width: isToday && isSelected ? size - 7 : size, fill: isSelected ? accent : nil,
      ring: isToday && !isSelected ? accent : nil, line: 1.5, child: Node(.text(text)))
    // A selected today shows both: the ring stands around the filled circle.
    if isToday, isSelected { circle = Node.disc(width: size, fill: nil, ring: accent, line: 1.5, child: circle) }
    return cell(circle, height: 44)
  }

  private static func cell(_ child: Node, height: Double) -> Node {
    Node(
      .flex(Flex(.vertical, align: .center, distribution: .center, children: [child])),
      layout: LayoutStyle { $0.height = .points(height) })
  }
}
