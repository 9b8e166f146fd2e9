import FlowBase
import FlowDocument
import FlowLayout

/// The colours and shapes of a screen: look.md's defaults under the flow's theme under the step's.
public struct Theme: Sendable {
  public var primary: Color
  public var background: Color
  public var surface: Color
  public var text: Color
  public var secondaryText: Color
  public var border: Color
  public var success: Color
  public var warning: Color
  public var error: Color
  /// The primary colour as the flow or the step sets it; nil = the default.
  public var ownPrimary: Color?
  public var design: Font.Design
  /// Of buttons, fields and cards, in points; nil = each control's own.
  public var cornerRadius: Double?
  /// Fill of segmented controls, steppers and wheels (look.md, Controls).
  public var controlFill: Color

  public init(appearance: Appearance) {
    func color(_ light: UInt32, _ dark: UInt32) -> Color {
      let v = appearance == .dark ? dark : light
      return Color(UInt8(v >> 24 & 255), UInt8(v >> 16 & 255), UInt8(v >> 8 & 255), UInt8(v & 255))
    }
    primary = color(0x5B5B_D6FF, 0x7C7C_F0FF)
    background = color(0xFFFF_FFFF, 0x0000_00FF)
    surface = color(0xF2F2_F7FF, 0x1C1C_1EFF)
    text = color(0x0000_00FF, 0xFFFF_FFFF)
    secondaryText = color(0x3C3C_4399, 0xEBEB_F599)
    border = color(0xC6C6_C8FF, 0x3838_3AFF)
    success = color(0x34C7_59FF, 0x30D1_58FF)
    warning = color(0xFF95_00FF, 0xFF9F_0AFF)
    error = color(0xFF3B_30FF, 0xFF45_3AFF)
    design = .system
    controlFill = Color(0x76, 0x76, 0x80, appearance == .dark ? 0x3D : 0x1F)
  }

  public init(flow: FlowDocument.Flow, step: Step, appearance: Appearance) {
    self.init(appearance: appearance)
    for theme in [flow.settings[SettingsKeys.theme], step[StepKeys.theme]] {
      guard let theme else { continue }
      apply(theme, appearance)
      if appearance == .dark, let dark = theme[ThemeKeys.dark] { apply(dark, appearance) }
    }
  }

  /// The error colour as far towards the text's as words need it (4.5 : 1), and lines (3 : 1), on the background: a
  /// theme may set it for one appearance only.
  var errorInk: Color { Tone.readable(error, on: background, text: text) }
  var errorLine: Color { Tone.readable(error, on: background, text: text, ratio: 3) }

  private mutating func apply(_ theme: KeyedObject, _ appearance: Appearance) {
    let targets: [WritableKeyPath<Theme, Color>] = [
      \.primary, \.background, \.surface, \.text, \.secondaryText, \.border, \.success, \.warning, \.error,
    ]
    for (key, target) in zip(ThemeKeys.colors, targets) {
      guard let color = theme[key]?.color(in: appearance) else { continue }
      self[keyPath: target] = color
      if target == \.primary { ownPrimary = color }
    }
    if let family = theme[ThemeKeys.fontFamily] { design = Font.Design(rawValue: family) ?? .system }
    if let radius = theme[ThemeKeys.cornerRadius] { cornerRadius = radius }
  }
}
