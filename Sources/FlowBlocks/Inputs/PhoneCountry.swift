import FlowBase

/// The country of a phone number, for the flag beside it. A few dozen dial codes: an unknown one shows no flag.
enum PhoneCountry {
  /// The country whose dial code begins an international number; the longest code wins.
  static func code(of number: String) -> String? {
    var digits = number.filter { $0.isASCII && $0.isNumber || $0 == "+" }
    if digits.hasPrefix("00") { digits = "+" + digits.dropFirst(2) }
    guard digits.hasPrefix("+") else { return nil }
    for length in [4, 3, 2, 1] {
      if let country = dialCodes[String(digits.dropFirst().prefix(length))] { return country }
    }
    return nil
  }

  /// The flag of an ISO 3166 code of two letters; nil for anything else.
  static func flag(_ country: String) -> String? {
    let letters = country.uppercased().unicodeScalars
    guard letters.count == 2, letters.allSatisfy({ ("A"..."Z").contains($0) }) else { return nil }
    var flag = String.UnicodeScalarView()
    for letter in letters {
      guard let scalar = Unicode.Scalar(letter.value - 65 + 0x1F1E6) else { return nil }
      flag.append(scalar)
    }
    return String(flag)
  }

  /// The region subtag of a locale: `IE` of `en-IE`.
  static func region(of locale: LocaleTag) -> String? {
    locale.description.split(separator: "-").dropFirst().first { $0.utf8.count == 2 }.map(String.init)
  }

  private static let dialCodes: [String: String] = [
    "1": "US", "7": "RU", "20": "EG", "27": "ZA", "30": "GR", "31": "NL", "32": "BE", "33": "FR", "34": "ES",
    "36": "HU", "39": "IT", "40": "RO", "41": "CH", "43": "AT", "44": "GB", "45": "DK", "46": "SE", "47": "NO",
    "48": "PL", "49": "DE", "51": "PE", "52": "MX", "54": "AR", "55": "BR", "56": "CL", "57": "CO", "60": "MY",
    "61": "AU", "62": "ID", "63": "PH", "64": "NZ", "65": "SG", "66": "TH", "81": "JP", "82": "KR", "84": "VN",
    "86": "CN", "90": "TR", "91": "IN", "92": "PK", "98": "IR", "212": "MA", "213": "DZ", "216": "TN", "234": "NG",
    "254": "KE", "351": "PT", "352": "LU", "353": "IE", "354": "IS", "358": "FI", "359": "BG", "370": "LT",
    "371": "LV", "372": "EE", "380": "UA", "385": "HR", "386": "SI", "420": "CZ", "421": "SK", "852": "HK",
    "880": "BD", "886": "TW", "961": "LB", "962": "JO", "966": "SA", "971": "AE", "972": "IL",
  ]
}
