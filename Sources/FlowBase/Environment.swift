/// Which platform's measures, colours and fonts apply (G7).
public enum Platform: String, Sendable, CaseIterable { case ios, android }

public enum Appearance: String, Sendable, CaseIterable { case light, dark }

/// The reading direction of a locale.
public enum LayoutDirection: String, Sendable { case leftToRight = "ltr", rightToLeft = "rtl" }

/// A Dynamic Type size (look.md, Dynamic Type); the raw value is the spelling on the command line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum TextSize: String, Sendable, CaseIterable {
  case xS, S, M, L, xL, xxL, xxxL, AX1, AX2, AX3, AX4, AX5

  /// Body's ratio to size L: what scales any text that is not one of the named styles.
  public var bodyRatio: Double { Self.bodyPoints[Self.allCases.firstIndex(of: self)!] / 17 }
  /// One of the five accessibility sizes, at which what stood beside each other goes below.
  public var isAccessibility: Bool { rawValue.hasPrefix("AX") }
  private static let bodyPoints: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
}

/// A BCP 47 tag, compared without regard to case and with `_` read as `-`.
public struct LocaleTag: Hashable, Sendable, CustomStringConvertible {
  /// As given, with `-` between the parts.
  public let description: String
  /// The language in lower case: `pt` of `pt-BR`.
  public let language: String
  public static let en = LocaleTag("en")

  public init(_ tag: String) {
    description = String(tag.map { $0 == "_" ? "-" : $0 })
    language = description.prefix { $0 != "-" }.lowercased()
  }

  /// Whether a text has the form of a language tag (BCP 47): a language of two to eight letters, then parts of one to
  /// eight letters or digits.
  public static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...8).contains(language.count), parts.count <= 8 else { return false }
    return language.allSatisfy { $0.isASCII && $0.isLetter }
      && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }

  public static func == (a: LocaleTag, b: LocaleTag) -> Bool {
    a.description.lowercased() == b.description.lowercased()
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(description.lowercased()) }

  public var direction: LayoutDirection {
    ["ar", "he", "fa", "ur", "iw", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(language) ? .rightToLeft : .leftToRight
  }
}

/// Everything beside document and state that a picture depends on. Nothing else may reach a pixel (G2).
public struct Environment: Sendable {
  public var device: Device
  public var appearance: Appearance
  public var textSize: TextSize
  public var locale: LocaleTag
  /// Pixels per point; the device's unless `--scale` says otherwise.
  public var scale: Double
  /// Milliseconds after the step appeared; nil = the settled frame (G1).
  public var moment: Double?
  /// `--faithful`: what the phone would not draw is left out (G5).
  public var faithful: Bool

  public var platform: Platform { device.platform }
  public var direction: LayoutDirection { locale.direction }

  public init(
    device: Device, appearance: Appearance = .light, textSize: TextSize = .L, locale: LocaleTag = .en,
    scale: Double? = nil, moment: Double? = nil, faithful: Bool = false
  ) {
    self.device = device
    self.appearance = appearance
    self.textSize = textSize
    self.locale = locale
    self.scale = scale ?? device.scale
    self.moment = moment
    self.faithful = faithful
  }
}
