import FlowBase

/// What fontconfig is told, instead of anything in /etc/fonts (engineering.md rule 1, assets.md 1).
enum FontConfiguration {
  /// The faces of Noto Sans CJK by the language tag that fontconfig knows.
  static let cjk = [
    ("zh-cn", "SC"), ("zh-sg", "SC"), ("zh-tw", "TC"), ("zh-mo", "TC"), ("zh-hk", "HK"), ("ja", "JP"), ("ko", "KR"),
  ]

  /// Tried in this order for what the first family lacks.
  static let fallbacks = [
    "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Bengali", "Noto Sans Tamil",
    "Noto Sans Thai", "Noto Sans Symbols2", "Roboto", "Noto Color Emoji",
  ]

  /// Designs without an italic of their own: slanted, as phones do. Scripts without italics stay upright.
  static let slanted = ["Source Serif 4", "Roboto Mono"]

  static func xml(cache: String) -> String {
    """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
    <cachedir>\(Markup.escaped(cache))</cachedir>
    \(bitmapScaling)
    \(emojiFirst)
    \(cjk.map(cjkFace).joined(separator: "\n"))
    \(slanted.map(slant).joined(separator: "\n"))
    <match target="pattern"><edit name="family" mode="append_last" binding="weak">\
    \(fallbacks.map { "<string>\($0)</string>" }.joined())</edit></match>
    </fontconfig>
    """
  }

  /// Colour emoji are one strike of 136 px: without this they come out 109 px high whatever the size.
  private static let bitmapScaling = """
    <match target="font"><test name="outline"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign">
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
    </matrix></times></edit>
    <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
    """

  /// Pango asks for "<family>,emoji"; text fonts have hearts, digits and flags too.
  private static let emojiFirst = """
    <match target="pattern"><test qual="any" name="family"><string>emoji</string></test>
    <edit name="family" mode="prepend_first" binding="strong"><string>Noto Color Emoji</string></edit></match>
    """

  private static func cjkFace(language: String, face: String) -> String {
    """
    <match target="pattern"><test name="lang" compare="contains"><string>\(language)</string></test>
    <edit name="family" mode="append" binding="strong"><string>Noto Sans CJK \(face)</string></edit></match>
    """
  }

  private static func slant(family: String) -> String {
    """
    <match target="font"><test name="family"><string>\(family)</string></test>
    <test name="slant"><const>roman</const></test>
    <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <double>1</double><double>0.2</double><double>0</double><double>1</double></matrix></times></edit></match>
    """
  }
}
