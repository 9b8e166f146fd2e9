import FlowBase
import Testing

@testable import FlowLogic

@Suite("Numbers, dates and times of a locale")
struct FormatTests {
  private func words(_ locale: String) -> Words { Words(locale: LocaleTag(locale)) }

  @Test(
    "grouping and decimal signs",
    arguments: [
      ("en", "1,234,567.5"), ("de", "1.234.567,5"), ("fr", "1\u{202F}234\u{202F}567,5"), ("hi", "12,34,567.5"),
      ("ru", "1\u{A0}234\u{A0}567,5"), ("de-CH", "1’234’567.5"), ("es-MX", "1,234,567.5"), ("xx", "1,234,567.5"),
    ])
  func numbers(_ locale: String, _ text: String) { #expect(words(locale).number(1_234_567.5) == text) }

  @Test("decimals are always all shown; half away from zero; no minus zero (S-55)")
  func decimals() {
    #expect(words("en").number(71.5, decimals: 2) == "71.50")
    #expect(words("de").number(0.5, decimals: 0) == "1")
    #expect(words("en").number(-0.001, decimals: 1) == "0.0")
    #expect(words("en").number(-1234.5) == "-1,234.5")
    #expect(words("es").number(1234) == "1234")
    #expect(words("es").number(12345) == "12.345")
    #expect(words("en").number(.nan) == "null")
  }

  @Test(
    "dates",
    arguments: [
      ("en", "Jan 6, 2026", "January 6, 2026"), ("en-GB", "6 Jan 2026", "6 January 2026"),
      ("de", "06.01.2026", "6. Januar 2026"), ("de-AT", "06.01.2026", "6. Jänner 2026"),
      ("es", "6 ene 2026", "6 de enero de 2026"), ("pt", "6 de jan. de 2026", "6 de janeiro de 2026"),
      ("ru", "6 янв. 2026 г.", "6 января 2026 г."), ("ja", "2026/01/06", "2026年1月6日"),
      ("ko", "2026. 1. 6.", "2026년 1월 6일"), ("zh", "2026年1月6日", "2026年1月6日"), ("he", "6 בינו׳ 2026", "6 בינואר 2026"),
      ("vi", "6 thg 1, 2026", "6 tháng 1, 2026"), ("fr", "6 janv. 2026", "6 janvier 2026"),
    ])
  func dates(_ locale: String, _ medium: String, _ long: String) {
    let day = DayDate(year: 2026, month: 1, day: 6)
    #expect(words(locale).date(day) == medium)
    #expect(words(locale).date(day, .long) == long)
  }

  @Test(
    "times",
    arguments: [
      ("en", "9:05\u{A0}PM"), ("en-GB", "21:05"), ("de", "21:05"), ("ko", "오후 9:05"), ("ja", "21:05"),
      ("zh-Hant", "下午9:05"),
    ])
  func times(_ locale: String, _ text: String) {
    #expect(words(locale).time(hour: 21, minute: 5) == text)
    #expect(words(locale).time("2026-01-06T21:05") == text)
    #expect(words(locale).time("25:00") == nil)
  }

  @Test("midnight and noon with twelve hours")
  func noon() {
    #expect(words("en").time(hour: 0, minute: 0) == "12:00\u{A0}AM")
    #expect(words("en").time(hour: 12, minute: 0) == "12:00\u{A0}PM")
  }

  @Test(
    "CB-21 columns in the locale's order",
    arguments: [
      ("en", "month day year"), ("de", "day month year"), ("ja", "year month day"), ("es", "day month year"),
      ("ko", "year month day"),
    ])
  func order(_ locale: String, _ order: String) {
    #expect(words(locale).dateOrder.map { "\($0)" }.joined(separator: " ") == order)
  }

  @Test("every locale of the table has all of its names")
  func complete() {
    for tag in [
      "en", "de", "fr", "es", "it", "pt", "nl", "ru", "tr", "pl", "ar", "he", "hi", "th", "ja", "ko", "zh", "vi",
    ] {
      #expect(LocaleFormat.knows(LocaleTag(tag)))
      let words = words(tag)
      #expect(words.monthNames.count == 12 && words.shortMonthNames.count == 12, "\(tag)")
      #expect(words.weekdayNames.count == 7 && words.narrowWeekdayNames.count == 7, "\(tag)")
      #expect(words.dateOrder.count == 3, "\(tag)")
    }
  }

  @Test("days that do not exist become the month's last (S-53)")
  func days() {
    #expect(DayDate(iso: "2023-02-29") == DayDate(year: 2023, month: 2, day: 28))
    #expect(DayDate(iso: "2024-02-29")?.day == 29)
    #expect(DayDate(json(#"{"day": 6, "month": 1, "year": 2026}"#))?.weekday == 2)
    #expect(DayDate(iso: "soon") == nil)
  }

  @Test(
    "a locale without data writes percentages as English does, like its numbers", arguments: ["sv", "cs", "fi", "nb"])
  func unknownPercent(_ tag: String) {
    #expect(!LocaleFormat.knows(LocaleTag(tag)))
    #expect(words(tag).percent(0.4) == "40%")
  }
}
