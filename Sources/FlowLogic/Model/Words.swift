import FlowBase

/// The words that Flowproof itself puts on a screen, in the screen's locale, and how numbers and dates are written
/// there. Overridable under `@key` in a flow's localisations (S-17).
public struct Words: Sendable {
  public var locale: LocaleTag
  /// `@key` without the sign → words.
  public var overrides: [String: String]

  public init(locale: LocaleTag, overrides: [String: String] = [:]) {
    self.locale = locale
    self.overrides = overrides
  }

  /// The words for a key of `BuiltIn`.
  public subscript(key: BuiltIn) -> String { overrides[key.rawValue] ?? key.english }

  /// Every built-in text; the raw value is its `@key`.
  public enum BuiltIn: String, CaseIterable, Sendable {
    case skip, back
    case continueLabel = "continue"
    case openSettings = "open_settings"
    case holdToConfirm = "hold_to_confirm"
    case requiredFields = "required_fields"
    case done, search, or
    case choosePhoto = "choose_photo"
    case signHere = "sign_here"
    case selectPlaceholder = "select"
    case correct
    case incorrect
    case goodToKnow = "good_to_know"
    case strengthNone = "strength_0"
    case strengthWeak = "strength_1"
    case strengthFair = "strength_2"
    case strengthGood = "strength_3"
    case strengthStrong = "strength_4"
    case appleHealth = "apple_health"
    case googleFit = "google_fit"
    case signInApple = "sign_in_apple"
    case signInGoogle = "sign_in_google"
    case signInFacebook = "sign_in_facebook"
    case signInEmail = "sign_in_email"
    case signInX = "sign_in_x"
    case signInGitHub = "sign_in_github"
    case signInOther = "sign_in_other"
    case darkMode = "dark_mode"
    case days, hours, minutes, seconds
    case expired
    case messagePlaceholder = "message_placeholder"
    case of
    case fieldRequired = "field_required"
    case fieldInvalid = "field_invalid"
    case fieldTooLong = "field_too_long"
    case fieldTooShort = "field_too_short"
    case fieldTooLow = "field_too_low"
    case fieldTooHigh = "field_too_high"

    public var english: String {
      switch self {
      case .skip: "Skip"
      case .back: "Back"
      case .continueLabel: "Continue"
      case .openSettings: "Open Settings"
      case .holdToConfirm: "Hold to confirm"
      case .requiredFields: "Please fill in the required fields."
      case .done: "Done"
      case .search: "Search"
      case .or: "or"
      case .choosePhoto: "Choose a photo"
      case .signHere: "Sign here"
      case .selectPlaceholder: "Select"
      case .correct: "Correct!"
      case .incorrect: "Not quite"
      case .goodToKnow: "Good to know"
      case .strengthNone: "Too short"
      case .strengthWeak: "Weak"
      case .strengthFair: "Fair"
      case .strengthGood: "Good"
      case .strengthStrong: "Strong"
      case .appleHealth: "Apple Health"
      case .googleFit: "Google Fit"
      case .signInApple: "Continue with Apple"
      case .signInGoogle: "Continue with Google"
      case .signInFacebook: "Continue with Facebook"
      case .signInEmail: "Continue with email"
      case .signInX: "Continue with X"
      case .signInGitHub: "Continue with GitHub"
      case .signInOther: "Continue with %@"
      case .darkMode: "Dark mode"
      case .days: "days"
      case .hours: "hours"
      case .minutes: "min"
      case .seconds: "sec"
      case .expired: "Expired"
      case .messagePlaceholder: "Message"
      case .of: "of"
      case .fieldRequired: "Please fill in this field."
      case .fieldInvalid: "Please check this entry."
      case .fieldTooLong: "At most %@ characters."
      case .fieldTooShort: "At least %@ characters."
      case .fieldTooLow: "Not less than %@."
      case .fieldTooHigh: "Not more than %@."
      }
    }
  }
}
