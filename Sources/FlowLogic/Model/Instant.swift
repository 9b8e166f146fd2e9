/// A moment as a document or state writes it: ISO 8601, without a zone in UTC.
public enum Instant {
  /// Seconds since 1 January 1970, UTC; nil for what is no date.
  public static func seconds(_ text: String) -> Double? {
    guard let day = DayDate(iso: text) else { return nil }
    var seconds = Double(days(to: day)) * 86_400
    guard let start = text.firstIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }) else { return seconds }
    var rest = text[text.index(after: start)...]
    if let zone = rest.lastIndex(where: { "Zz+-".contains($0) }) {
      guard let offset = offset(rest[zone...]) else { return nil }
      seconds -= offset
      rest = rest[..<zone]
    }
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard (2...3).contains(parts.count) else { return nil }
    for (part, unit) in zip(parts, [3600.0, 60, 1]) {
      guard let part, part >= 0, part < (unit == 3600 ? 25 : 61) else { return nil }
      seconds += part * unit
    }
    return seconds
  }

  /// `Z`, `+02:00`, `-0530` or `+02` in seconds.
  private static func offset(_ zone: Substring) -> Double? {
    let digits = zone.dropFirst().filter { $0 != ":" }
    if zone.first == "Z" || zone.first == "z" { return digits.isEmpty ? 0 : nil }
    guard digits.count == 2 || digits.count == 4, let hours = Double(digits.prefix(2)),
      let minutes = Double(digits.count == 4 ? String(digits.suffix(2)) : "0")
    else { return nil }
    return (hours * 3600 + minutes * 60) * (zone.first == "-" ? -1 : 1)
  }

  /// Days since 1 January 1970 (the civil calendar counted in eras of 400 years from 1 March).
  private static func days(to date: DayDate) -> Int {
    let y = date.month <= 2 ? date.year - 1 : date.year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5 + date.day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
