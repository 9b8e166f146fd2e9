extension Words {
  /// A fraction as a percentage of whole numbers: `64 %` as the locale writes it.
  public func percent(_ fraction: Double) -> String {
    let whole = String(Int(min(1e9, max(-1e9, (fraction * 100).rounded()))))
    switch locale.language {
    case "de", "fr", "es", "ru", "cs", "sv", "nb", "fi": return whole + "\u{A0}%"
    case "tr": return "%" + whole
    case "ar": return whole + "٪"
    default: return whole + "%"
    }
  }
}
