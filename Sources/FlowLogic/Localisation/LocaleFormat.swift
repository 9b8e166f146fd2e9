import FlowBase

/// How a locale writes numbers, dates and times: the facts of CLDR for the locales of questions.md 15, with western
/// digits and the Gregorian calendar. Other languages count as English.
struct LocaleFormat: Sendable {
  var decimal = "."
  var group = ","
  /// Digits before the first separator at least: 2 writes 1000, but 10.000.
  var minimumGrouped = 1
  /// 12,34,567 rather than 1,234,567.
  var isIndian = false
  /// Patterns of CLDR: `d`, `dd`, `M`, `MM`, `MMM`, `MMMM`, `y`; text in quotes stands as it is.
  var medium = "d MMM y"
  var long = "d MMMM y"
  var months: [String]
  var shortMonths: [String]
  /// Month names that stand alone, where they differ from those in a date.
  var nominativeMonths: [String]?
  /// From Sunday.
  var weekdays: [String]
  var narrowWeekdays: [String]
  /// `HH:mm` or `H:mm`; with `a` twelve hours.
  var time = "HH:mm"
  var dayHalves = ["AM", "PM"]

  /// Whether the language is one of the table.
  static func knows(_ locale: LocaleTag) -> Bool { languages.keys.contains(locale.language) }

  static func of(_ locale: LocaleTag) -> LocaleFormat {
    var format = languages[locale.language] ?? english
    let parts = locale.description.split(separator: "-").dropFirst().map { $0.uppercased() }
    adapt(&format, locale.language, Set(parts))
    return format
  }

  private static let languages: [String: LocaleFormat] = [
    "en": english, "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch,
    "ru": russian, "tr": turkish, "pl": polish, "ar": arabic, "he": hebrew, "hi": hindi, "th": thai, "ja": japanese,
    "ko": korean, "zh": chinese, "vi": vietnamese,
  ]

  /// What a region writes otherwise than its language.
  private static func adapt(_ format: inout LocaleFormat, _ language: String, _ parts: Set<String>) {
    switch language {
    case "en":
      guard !parts.isEmpty, parts.isDisjoint(with: ["US", "PH", "CA"]) else { return }
      format.medium = "d MMM y"
      format.long = "d MMMM y"
      if !parts.isDisjoint(with: ["GB", "IE"]) {
        format.time = "HH:mm"
        format.shortMonths[8] = "Sept"
      } else {
        format.dayHalves = ["am", "pm"]
      }
      if parts.contains("IN") { format.isIndian = true }
    case "de":
      if parts.contains("AT") {
        format.months[0] = "Jänner"
        format.shortMonths[0] = "Jän."
      }
      if parts.contains("CH") || parts.contains("LI") { (format.decimal, format.group) = (".", "’") }
    case "es":
      if !parts.isDisjoint(with: ["MX", "US", "419", "GT", "HN", "NI", "PA", "PE", "PR", "SV", "DO"]) {
        (format.decimal, format.group, format.minimumGrouped) = (".", ",", 1)
      }
    case "pt":
      if parts.contains("PT") { (format.group, format.minimumGrouped) = ("\u{A0}", 2) }
    case "zh":
      guard !parts.isDisjoint(with: ["HANT", "TW", "HK", "MO"]) else { return }
      format.weekdays = ["週日", "週一", "週二", "週三", "週四", "週五", "週六"]
      format.time = "ah:mm"
    default: return
    }
  }
}
