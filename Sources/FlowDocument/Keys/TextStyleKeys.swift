/// `style`: the look of a text (BS-08, S-46).
public enum TextStyleKeys {
  public enum Alignment: String, CaseIterable, Sendable { case leading, center, trailing, justify }
  public enum Design: String, CaseIterable, Sendable { case system, rounded, serif, monospaced }

  public static let fontFamily = Key.string(
    "font_family", "system, rounded, serif, monospaced; others = system (FO-01)")
  public static let fontSize = Key.number("font_size", in: 1...500, "pt")
  public static let fontWeight = Key.json(
    "font_weight", .either([.number(100...900), .choice(weights)]), "100 … 900, or thin … black")
  public static let italic = Key.bool("italic", default: false)
  public static let underline = Key.bool("underline", default: false)
  public static let strikethrough = Key.bool("strikethrough", default: false)
  public static let color = Key.color("color")
  public static let align = Key.choice(
    "align", aliases: ["alignment", "text_align"], Alignment.self,
    spellings: ["left": .leading, "start": .leading, "right": .trailing, "end": .trailing, "justified": .justify])
  public static let lineHeight = Key.number("line_height", in: 1...1000, "pt, exact")
  public static let letterSpacing = Key.number("letter_spacing", in: -100...100, default: 0, "pt after every cluster")
  public static let opacity = Key.number("opacity", in: 0...1, default: 1)
  public static let maxLines = Key.integer("max_lines", in: 1...10_000)
  public static let design = Key.choice("design", Design.self)

  public static let weights = ValueKind.Choices(
    ["thin", "ultralight", "light", "regular", "medium", "semibold", "bold", "heavy", "black"],
    aliases: [
      "normal": "regular", "extrabold": "heavy", "extra_bold": "heavy", "ultra_light": "ultralight",
      "extralight": "ultralight", "extra_light": "ultralight", "semi_bold": "semibold", "demibold": "semibold",
    ],
    fallback: "regular")

  public static let declaration = ObjectDeclaration(
    "style",
    keys: [
      fontFamily, fontSize, fontWeight, italic, underline, strikethrough, color, align, lineHeight, letterSpacing,
      opacity, maxLines, design,
    ])

  /// 100 … 900 for a number or a word (S-46); nil where the style names none.
  public static func weight(_ json: JSON?) -> Int? {
    guard let json else { return nil }
    if let number = json.asNumber { return Int(min(900, max(100, number)).rounded()) }
    switch json.asString {
    case "thin": return 100
    case "ultralight": return 200
    case "light": return 300
    case "regular": return 400
    case "medium": return 500
    case "semibold": return 600
    case "bold": return 700
    case "heavy": return 800
    case "black": return 900
    default: return nil
    }
  }
}
