import FlowDocument

extension Words {
  public enum DatePart: Sendable { case day, month, year }
  public enum DateLength: Sendable { case medium, long }

  /// The order in which the locale writes a date: the columns of a date wheel (CB-21).
  public var dateOrder: [DatePart] {
    let parts: [Character: DatePart] = ["d": .day, "M": .month, "y": .year]
    var order: [DatePart] = []
    var isQuoted = false
    for letter in LocaleFormat.of(locale).long {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, let part = parts[letter], !order.contains(part) { order.append(part) }
    }
    return order
  }

  /// January first, as they stand alone.
  public var monthNames: [String] {
    let format = LocaleFormat.of(locale)
    return format.nominativeMonths ?? format.months
  }

  public var shortMonthNames: [String] { LocaleFormat.of(locale).shortMonths }

  /// Sunday first.
  public var weekdayNames: [String] { LocaleFormat.of(locale).weekdays }

  /// Sunday first, one or two letters each.
  public var narrowWeekdayNames: [String] { LocaleFormat.of(locale).narrowWeekdays }

  /// Whether times are written with twelve hours.
  public var usesDayHalves: Bool { LocaleFormat.of(locale).time.contains("a") }

  /// A day as the locale writes it: `Jan 6, 2026`, `06.01.2026`, `2026/01/06`.
  public func date(_ date: DayDate, _ length: DateLength = .medium) -> String {
    let format = LocaleFormat.of(locale)
    return Self.fill(length == .medium ? format.medium : format.long) { letter, count in
      switch (letter, count) {
      case ("y", _): String(date.year)
      case ("M", 4): format.months[date.month - 1]
      case ("M", 3): format.shortMonths[date.month - 1]
      case ("M", _): Self.padded(date.month, count)
      case ("d", _): Self.padded(date.day, count)
      default: nil
      }
    }
  }

  /// A time of day as the locale writes it: `9:41 AM`, `09:41`.
  public func time(hour: Int, minute: Int) -> String {
    let format = LocaleFormat.of(locale)
    return Self.fill(format.time) { letter, count in
      switch letter {
      case "H": Self.padded(hour, count)
      case "h": Self.padded((hour + 11) % 12 + 1, count)
      case "m": Self.padded(minute, count)
      case "a": format.dayHalves[hour < 12 ? 0 : 1]
      default: nil
      }
    }
  }

  /// `HH:MM`, with or without a day before it, as the locale writes it; nil for anything else (S-05).
  public func time(_ text: String) -> String? {
    let clock = text.split { $0 == "T" || $0 == " " }.last ?? ""
    let parts = clock.split(separator: ":").map { Int($0) }
    guard parts.count >= 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { return nil }
    return time(hour: hour, minute: minute)
  }

  /// Puts values in the place of runs of one letter; text in quotes stands as it is.
  private static func fill(_ pattern: String, _ value: (Character, Int) -> String?) -> String {
    var out = ""
    var isQuoted = false
    var rest = pattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == "'" {
        isQuoted.toggle()
      } else {
        out += (isQuoted ? nil : value(letter, run.count)) ?? String(run)
      }
    }
    return out
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
