import FlowBase

/// A colour that may differ in dark appearance (format.md, Flow).
public struct AdaptiveColor: Hashable, Sendable {
  public var light: Color
  public var dark: Color

  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Reads the normal form: a hexadecimal string, or `{light, dark}`; one alone serves for both.
  public init?(_ json: JSON) {
    if let hex = json.asString {
      guard let color = Color(hex: hex) else { return nil }
      self.init(light: color, dark: color)
    } else {
      let light = json["light"]?.asString.flatMap(Color.init(hex:))
      let dark = json["dark"]?.asString.flatMap(Color.init(hex:))
      guard let one = light ?? dark else { return nil }
      self.init(light: light ?? one, dark: dark ?? one)
    }
  }

  public func color(in appearance: Appearance) -> Color { appearance == .dark ? dark : light }
}

/// A file that the document names, not yet looked for (S-14).
public struct AssetReference: Hashable, Sendable {
  public var light: String
  public var dark: String
  public var kind: ValueKind.AssetKind
  /// Where the document names it.
  public var origin: Origin

  /// Reads a string, or `{light, dark}`; nil for an empty name.
  public init?(_ json: JSON, kind: ValueKind.AssetKind) {
    let one = json.asString
    guard let light = one ?? json["light"]?.asString ?? json["dark"]?.asString, !light.isEmpty else { return nil }
    self.light = light
    dark = one ?? json["dark"]?.asString ?? light
    self.kind = kind
    origin = json.origin
  }

  public func name(in appearance: Appearance) -> String { appearance == .dark ? dark : light }
}
