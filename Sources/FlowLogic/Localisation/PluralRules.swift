import FlowBase

#if canImport(Glibc)
  import Glibc
#endif

/// A plural form as CLDR names it.
public enum PluralForm: String, CaseIterable, Sendable { case zero, one, two, few, many, other }

/// Which plural form a number takes in a language (CLDR's cardinal rules for the locales of questions.md 15; others as
/// English).
public enum PluralRules {
  public static func form(of number: Double, in locale: LocaleTag) -> PluralForm {
    let n = abs(number)
    guard n.isFinite else { return .other }
    let i = n.rounded(.towardZero)
    let isWhole = n == i
    let tens = i.truncatingRemainder(dividingBy: 10)
    let hundreds = i.truncatingRemainder(dividingBy: 100)
    let isMillions = isWhole && i != 0 && i.truncatingRemainder(dividingBy: 1_000_000) == 0
    switch locale.language {
    case "ja", "ko", "zh", "th", "vi": return .other
    case "fr":
      return i < 2 ? .one : isMillions ? .many : .other
    case "pt":
      let isEuropean = locale.description.lowercased().hasSuffix("-pt")
      return (isEuropean ? isWhole && i == 1 : i < 2) ? .one : isMillions ? .many : .other
    case "es": return n == 1 ? .one : isMillions ? .many : .other
    case "it": return isWhole && i == 1 ? .one : isMillions ? .many : .other
    case "tr": return n == 1 ? .one : .other
    case "hi": return i == 0 || n == 1 ? .one : .other
    case "he":
      if isWhole ? i == 1 : i == 0 { return .one }
      return isWhole && i == 2 ? .two : .other
    case "ru":
      guard isWhole else { return .other }
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "pl":
      guard isWhole else { return .other }
      if i == 1 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "ar":
      guard isWhole else { return .other }
      switch i {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(hundreds) ? .few : hundreds >= 11 ? .many : .other
      }
    default: return isWhole && i == 1 ? .one : .other
    }
  }
}
