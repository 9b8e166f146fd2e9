/// `settings.theme`, and a step's own (format.md, Flow).
public enum ThemeKeys {
  public static let primary = Key.color("primary_color")
  public static let background = Key.color("background_color")
  public static let surface = Key.color("surface_color")
  public static let text = Key.color("text_color")
  public static let secondaryText = Key.color("secondary_text_color")
  public static let border = Key.color("border_color")
  public static let success = Key.color("success_color")
  public static let warning = Key.color("warning_color")
  public static let error = Key.color("error_color")
  public static let fontFamily = Key.string("font_family")
  public static let cornerRadius = Key.number("corner_radius", in: 0...200, "pt")
  public static let colors = [primary, background, surface, text, secondaryText, border, success, warning, error]
  private static let plain: [any DeclaredKey] = colors + [fontFamily, cornerRadius]
  public static let dark = Key.object(
    "dark", ObjectDeclaration("dark theme", keys: plain), "The same in dark appearance.")
  public static let declaration = ObjectDeclaration("theme", keys: plain + [dark])
}
