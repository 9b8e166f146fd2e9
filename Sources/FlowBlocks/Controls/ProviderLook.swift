import FlowBase
import FlowLayout
import FlowLogic

/// A provider's name and colours.
struct ProviderLook {
  var name: String
  var words: Words.BuiltIn
  var fill: Color
  var ink: Color
  var outline: Color?

  /// Marks that are black on white turn white on black in dark appearance; whoever is unknown is neutral (S-18).
  init(_ kind: String, in screen: ScreenContext) {
    let theme = screen.theme
    let isDark = screen.environment.appearance == .dark
    (fill, ink) = isDark ? (.white, .black) : (.black, .white)
    switch kind.lowercased() {
    case "apple": (name, words) = ("Apple", .signInApple)
    case "x", "twitter": (name, words) = ("X", .signInX)
    case "google":
      (name, words) = ("Google", .signInGoogle)
      (fill, ink) = isDark ? (Color(0x13, 0x13, 0x14), Color(0xE3, 0xE3, 0xE3)) : (.white, Color(0x1F, 0x1F, 0x1F))
      outline = isDark ? Color(0x8E, 0x91, 0x8F) : Color(0x74, 0x77, 0x75)
    case "facebook":
      (name, words) = ("Facebook", .signInFacebook)
      (fill, ink) = (Color(0x18, 0x77, 0xF2), .white)
    case "github":
      (name, words) = ("GitHub", .signInGitHub)
      if !isDark { fill = Color(0x24, 0x29, 0x2F) }
    case "email":
      (name, words) = ("Email", .signInEmail)
      (fill, ink) = (theme.surface, theme.text)
      outline = theme.border
    default:
      (name, words) = (kind, .signInOther)
      (fill, ink) = (theme.surface, theme.text)
      outline = theme.border
    }
  }

  /// "Continue with …" in the locale's words.
  func label(in screen: ScreenContext) -> String {
    let pattern = screen.words[words]
    return words == .signInOther ? pattern.replacing("%@", with: name) : pattern
  }
}
