import FlowDocument

extension Words {
  /// A fraction as a percentage of whole numbers: `64 %` as the locale writes it.
  public func percent(_ fraction: Double) -> String {
    let whole = String(Int(min(1e9, max(-1e9, (fraction * 100).rounded()))))
    switch locale.language {
    case "de", "fr", "es", "ru": return whole + "\u{A0}%"
    case "tr": return "%" + whole
    case "ar": return whole + "٪"
    default: return whole + "%"
    }
  }

  /// A number with the locale's separators and western digits (S-55). `decimals` are always all shown; without them the
  /// shortest writing that is exact.
  public func number(_ value: Double, decimals: Int? = nil) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return JSONWriter.number(value) }
    let format = LocaleFormat.of(locale)
    let (whole, fraction) = decimals.map { Self.rounded(value, $0) } ?? Self.exact(value)
    let isZero = whole.allSatisfy { $0 == "0" } && fraction.allSatisfy { $0 == "0" }
    let sign = value < 0 && !isZero ? "-" : ""
    return sign + Self.grouped(whole, format) + (fraction.isEmpty ? "" : format.decimal + fraction)
  }

  /// The digits before and after the point, half away from zero.
  private static func rounded(_ value: Double, _ decimals: Int) -> (whole: String, fraction: String) {
    let decimals = min(9, max(0, decimals))
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let digits = String(UInt64(min(9e18, (abs(value) * factor).rounded())))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (String(padded.dropLast(decimals)), String(padded.suffix(decimals)))
  }

  private static func exact(_ value: Double) -> (whole: String, fraction: String) {
    let text = JSONWriter.number(abs(value))
    guard !text.contains("e") else { return rounded(value, 9) }
    let parts = text.split(separator: ".")
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  private static func grouped(_ digits: String, _ format: LocaleFormat) -> String {
    guard digits.count >= 3 + format.minimumGrouped else { return digits }
    var groups: [Substring] = []
    var rest = digits[...]
    var size = 3
    while rest.count > size {
      groups.append(rest.suffix(size))
      rest = rest.dropLast(size)
      if format.isIndian { size = 2 }
    }
    groups.append(rest)
    return groups.reversed().joined(separator: format.group)
  }
}
