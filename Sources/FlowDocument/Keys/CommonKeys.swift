/// The keys that every block has (format.md, Block).
public enum CommonKeys {
  public static let id = Key.string("id", "Name within the step; the path stands in where it is missing.")
  public static let type = Key.string("type", "The block type.")
  public static let text = Key.text("text", "The words shown.")
  public static let fieldID = Key.string("field_id", "The name of the answer in `responses`.")
  public static let fieldConfig = Key.json("field_config", .any, "A bag of the same keys; those at the root win.")
  public static let blockStyle = Key.json("block_style", .style(BlockStyleKeys.declaration), "The box's look.")
  public static let style = Key.object("style", TextStyleKeys.declaration, "The text's look.")
  public static let backgroundColor = Key.color("bg_color", "Fill.")
  public static let textColor = Key.color("text_color", "Colour of the text.")
  public static let activeColor = Key.color("active_color", "Accent of what is selected or filled.")
  public static let visibility = Key.json("visibility_condition", .condition, "The block shows only if it holds.")
  public static let entrance = Key.object("entrance_animation", EntranceKeys.declaration, "How it comes in (EA-*).")
  public static let children = Key.json("children", .blocks, "Blocks inside a stack or row.")
  public static let action = Key<String?>.word("action", ButtonAction.choices, "What a tap does (BA-*).")
  public static let actionValue = Key.string("action_value", "The action's argument.")
  public static let enabledWhen = Key.json("enabled_when", .condition, "A button is enabled only if it holds.")
  public static let tags = Key.json("tags", .map(.object(TagKeys.declaration)), "Custom tags of this text (S-35).")
  public static let pinned = Key.choice("pinned", Pinned.self, "Kept above the home indicator (S-45).")
  public static let alt = Key.text("alt", "Description for screen readers; not drawn.")
  public static let count = Key.number("count", "The number that chooses a plural form (S-17).")

  public static let width = Key.json("width", .dimension)
  public static let height = Key.json("height", .dimension)
  public static let minWidth = Key.number("min_width", in: 0...100_000, "pt")
  public static let maxWidth = Key.number("max_width", in: 0...100_000, "pt")
  public static let minHeight = Key.number("min_height", in: 0...100_000, "pt")
  public static let maxHeight = Key.number("max_height", in: 0...100_000, "pt")
  public static let aspectRatio = Key.number("aspect_ratio", in: 0.001...1000, "Width divided by height.")
  public static let alignSelf = Key.choice(
    "align_self", CrossAlign.self,
    spellings: ["start": .leading, "end": .trailing, "top": .leading, "bottom": .trailing])
  public static let grow = Key.bool("grow", default: false, "A spacer takes what its neighbours leave.")

  public enum Pinned: String, CaseIterable, Sendable { case bottom }
  public enum CrossAlign: String, CaseIterable, Sendable { case leading, center, trailing, stretch }

  static let all: [any DeclaredKey] = [
    id, type, text, fieldID, fieldConfig, blockStyle, style, backgroundColor, textColor, activeColor, visibility,
    entrance, children, action, actionValue, enabledWhen, tags, pinned, alt, count, width, height, minWidth, maxWidth,
    minHeight,
    maxHeight, aspectRatio, alignSelf, grow,
  ]
  /// What is known of a block whose type is not.
  static let declaration = ObjectDeclaration("block", isOpen: true, keys: all)
}

/// What a tap on a button does (BA-01 … BA-20).
public enum ButtonAction: String, CaseIterable, Sendable {
  case next, skip, link, permission
  case login, register
  case socialLogin = "social_login"
  case emailLogin = "email_login"
  case resetPassword = "reset_password"
  case magicLink = "magic_link"
  case requestOTP = "request_otp"
  case verifyOTP = "verify_otp"
  case verifyEmail = "verify_email"
  case resendVerification = "resend_verification"
  case enableBiometric = "enable_biometric"
  case logout
  case changePassword = "change_password"
  case setNewPassword = "set_new_password"
  case deleteAccount = "delete_account"
  case updateProfile = "update_profile"

  static let choices = ValueKind.Choices(allCases.map(\.rawValue))
}

/// `entrance_animation` (EA-01 … EA-12).
public enum EntranceKeys {
  public enum Kind: String, CaseIterable, Sendable {
    case fade, scale, flip, bounce
    case slideUp = "slide_up"
    case slideDown = "slide_down"
    case slideLeft = "slide_left"
    case slideRight = "slide_right"
  }
  public enum Easing: String, CaseIterable, Sendable {
    case linear, spring
    case easeIn = "ease_in"
    case easeOut = "ease_out"
    case easeInOut = "ease_in_out"
  }
  public static let type = Key.choice("type", Kind.self)
  public static let duration = Key.number("duration_ms", in: 0...60_000, default: 400, "ms")
  public static let delay = Key.number("delay_ms", in: 0...60_000, default: 0, "ms")
  public static let easing = Key.choice("easing", default: Easing.easeOut)
  public static let declaration = ObjectDeclaration(
    "entrance_animation", shorthand: ["type"], keys: [type, duration, delay, easing])
}

/// One entry of `tags` (AD-03).
public enum TagKeys {
  public static let initial = Key.text("initial", "Shown while the tag has no value.")
  public static let declaration = ObjectDeclaration("tag", shorthand: ["initial"], keys: [initial])
}
