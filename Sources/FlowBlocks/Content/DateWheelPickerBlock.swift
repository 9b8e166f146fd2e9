import FlowDocument
import FlowLayout
import FlowLogic

/// CB-21: day, month and year on three drums, in the order in which the locale writes them.
enum DateWheelPickerBlock: DrawnBlock {
  private static let bound = ValueKind.either([.object(DateKeys.declaration), .string])
  static let defaultValue = Key.json(
    "default_value", aliases: ["default"], .date, "{day, month, year} or YYYY-MM-DD; today where absent.")
  static let value = Key.json("value", .date)
  static let min = Key.json("min", aliases: ["min_date"], bound)
  static let max = Key.json("max", aliases: ["max_date"], bound)
  static let declaration = BlockDeclaration(
    "date_wheel_picker", summary: "Day, month and year on drums.", keys: [defaultValue, value, min, max])

  static func body(of block: Block, in screen: ScreenContext) -> Node? {
    let answer = screen.answer(block[CommonKeys.fieldID] ?? block.id) ?? block[value] ?? block[defaultValue]
    var range = (low: block[min].flatMap { DayDate($0) }, high: block[max].flatMap { DayDate($0) })
    // A range that holds no day is none.
    if let low = range.low, let high = range.high, low > high { range = (nil, nil) }
    let today = DayDate(iso: screen.screen.state.now) ?? DayDate(year: 2026, month: 1, day: 1)
    var day = answer.flatMap { DayDate($0) } ?? today
    if let low = range.low, day < low { day = low }
    if let high = range.high, day > high { day = high }
    return node(day, range, in: screen)
  }

  static func node(_ day: DayDate, _ range: (low: DayDate?, high: DayDate?), in screen: ScreenContext) -> Node {
    func isAllowed(_ date: DayDate) -> Bool {
      range.low.map { date >= $0 } ?? true && range.high.map { date <= $0 } ?? true
    }
    let words = screen.words
    // Long names would push the other columns out at the largest type.
    let months = screen.environment.textSize.bodyRatio > 1.4 ? words.shortMonthNames : words.monthNames
    let columns = words.dateOrder.map { part in
      Drum.column(align: part == .month ? .leading : .trailing, in: screen) { offset in
        switch part {
        case .day:
          let count = DayDate.days(in: day.month, of: day.year)
          let number = wrapped(day.day + offset, count)
          let date = DayDate(year: day.year, month: day.month, day: number)
          return Drum.Row(text: words.dateText(number, .day), isEnabled: isAllowed(date))
        case .month:
          let number = wrapped(day.month + offset, 12)
          // A month counts as open if any of its days is.
          let first = DayDate(year: day.year, month: number, day: 1)
          let last = DayDate(year: day.year, month: number, day: 31)
          let isOpen = range.low.map { last >= $0 } ?? true && range.high.map { first <= $0 } ?? true
          return Drum.Row(text: months[number - 1], isEnabled: isOpen)
        case .year:
          let number = day.year + offset
          guard number >= Swift.max(1, range.low?.year ?? 1), number <= range.high?.year ?? 9999 else { return nil }
          return Drum.Row(text: words.dateText(number, .year))
        }
      }
    }
    return Drum.node(columns: columns, spacing: 28, in: screen)
  }

  /// Days and months go round.
  private static func wrapped(_ number: Int, _ count: Int) -> Int { ((number - 1) % count + count) % count + 1 }
}

extension Words {
  /// A day or year as its column of a date wheel says it: with the sign that follows it in Chinese, Japanese, Korean.
  fileprivate func dateText(_ number: Int, _ part: DatePart) -> String {
    switch (locale.language, part) {
    case ("ja", .day), ("zh", .day): "\(number)日"
    case ("ja", .year), ("zh", .year): "\(number)年"
    case ("ko", .day): "\(number)일"
    case ("ko", .year): "\(number)년"
    default: String(number)
    }
  }
}
