import FlowDocument

/// A day of the Gregorian calendar that exists.
public struct DayDate: Hashable, Comparable, Sendable {
  public let year: Int
  /// 1 … 12.
  public let month: Int
  public let day: Int

  /// Months and days outside their range become the nearest that exist (S-53).
  public init(year: Int, month: Int, day: Int) {
    self.year = min(9999, max(1, year))
    self.month = min(12, max(1, month))
    self.day = min(Self.days(in: self.month, of: self.year), max(1, day))
  }

  /// A day whether it exists or not.
  init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// What the JSON says, whether it exists or not.
  init?(unchecked json: JSON) {
    let parts: [Int?]
    if let text = json.asString {
      parts = text.prefix { $0 != "T" && $0 != " " }.split(separator: "-").map { Int($0) }
    } else {
      parts = ["year", "month", "day"].map { json[$0]?.numeric.flatMap { Int(exactly: $0.rounded()) } }
    }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
    self.init(unchecked: year, month, day)
  }

  /// `YYYY-MM-DD`, with or without a time behind it, or `{day, month, year}` (S-05).
  public init?(_ json: JSON) {
    if let text = json.asString {
      self.init(iso: text)
    } else if let year = json["year"]?.numeric, let month = json["month"]?.numeric, let day = json["day"]?.numeric,
      abs(year) < 1e6, abs(month) < 1e6, abs(day) < 1e6
    {
      self.init(year: Int(year), month: Int(month), day: Int(day))
    } else {
      return nil
    }
  }

  public init?(iso text: String) {
    let parts = text.prefix { $0 != "T" && $0 != " " }.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2], year > 0 else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }

  public static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// 0 = Sunday (Sakamoto).
  public var weekday: Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let y = month < 3 ? year - 1 : year
    return (y + y / 4 - y / 100 + y / 400 + offsets[month - 1] + day) % 7
  }

  public static func < (a: DayDate, b: DayDate) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }
}
