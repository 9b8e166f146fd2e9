/// A step (format.md, Step). Any of these may also sit in `config`; the root wins.
public enum StepKeys {
  public enum Kind: String, CaseIterable, Sendable {
    case welcome, question, form, custom, permission
    case valueProp = "value_prop"
    case chat = "interactive_chat"
  }
  public enum ContentAlign: String, CaseIterable, Sendable { case top, center, bottom }
  public enum StatusBar: String, CaseIterable, Sendable { case light, dark, hidden }
  public enum LayoutType: String, CaseIterable, Sendable { case scroll, fixed }
  public enum CTAAnimation: String, CaseIterable, Sendable { case pulse, glow, bounce }

  public static let id = Key.string("id")
  public static let type = Key.choice("type", default: Kind.custom)
  public static let title = Key.text("title")
  public static let subtitle = Key.text("subtitle")
  public static let imageURL = Key.asset("image_url", aliases: ["image", "hero_image_url"], .image)
  public static let blocks = Key.json("content_blocks", aliases: ["blocks", "content"], .blocks)
  public static let fields = Key.json("fields", .fields)
  public static let fieldID = Key.string("field_id", "The name of the step's own answer (S-06).")
  public static let chat = Key.object("chat", ChatKeys.declaration)
  public static let permissionType = Key.choice(
    "permission_type", PermissionKind.self,
    spellings: [
      "notifications": .notification, "push": .notification, "tracking": .appTracking, "att": .appTracking,
      "mic": .microphone, "photo": .photos,
    ])
  public static let offerOpenSettings = Key.bool("offer_open_settings", default: false)
  public static let cta = Key.json("cta", .button)
  public static let secondaryCTA = Key.json("secondary_cta", .button)
  public static let footer = Key.json("footer", .blocks, "Blocks under the pinned call to action.")
  public static let enabledWhen = CommonKeys.enabledWhen
  public static let skipEnabled = Key.bool("skip_enabled")
  public static let skip = Key.json("skip", .any)
  public static let hideProgress = Key.bool("hide_progress", default: false)
  public static let background = Key.object("background", BackgroundKeys.declaration)
  public static let contentAlign = Key.choice("content_align", default: ContentAlign.top)
  public static let spacing = Key.number("spacing", aliases: ["gap"], in: 0...1000, "pt between blocks")
  public static let padding = Key.json("padding", .edges, "pt around the content")
  public static let layout = Key.object("layout", StepLayoutKeys.declaration)
  public static let theme = Key.object("theme", ThemeKeys.declaration)
  public static let statusBar = Key.choice("status_bar", StatusBar.self)
  public static let autoAdvance = Key.number("auto_advance_ms", in: 0...3_600_000, "ms; not drawn")
  public static let rules = Key.list("next_step_rules", of: RuleKeys.declaration)
  public static let next = Key.string("next", aliases: ["next_step"])
  public static let outcome = Key.string("outcome", "present_paywall (ST-08)")
  public static let paywallID = Key.string("paywall_id")
  public static let skipIfSubscribed = NodeKeys.skipIfSubscribed
  public static let onSuccess = NodeKeys.onSuccess
  public static let onFail = NodeKeys.onFail
  public static let onDismiss = NodeKeys.onDismiss
  public static let visibility = CommonKeys.visibility
  public static let html = Key.string("html", "Never run; a labelled placeholder (S-07).")
  public static let template = Key.string("template")
  public static let ctaAnimation = Key.choice("cta_animation", CTAAnimation.self)
  public static let stagger = Key.number("section_stagger_ms", in: 0...10_000, "ms; settled in a still")
  public static let dismissAnimation = Key.json("dismiss_animation", .any)
  public static let particles = SettingsKeys.particles
  public static let haptic = SettingsKeys.haptic
  public static let config = Key.json("config", .any, "A bag of the same keys; those at the root win.")
  public static let tags = CommonKeys.tags

  public static let declaration = ObjectDeclaration(
    "step",
    keys: [
      id, type, title, subtitle, imageURL, blocks, fields, fieldID, chat, permissionType, offerOpenSettings, cta,
      secondaryCTA, footer, enabledWhen, skipEnabled, skip, hideProgress, background, contentAlign, spacing, padding,
      layout, theme, statusBar, autoAdvance, rules, next, outcome, paywallID, skipIfSubscribed, onSuccess, onFail,
      onDismiss, visibility, html, template, ctaAnimation, stagger, dismissAnimation, particles, haptic, config, tags,
    ] + OptionKeys.list)
}

/// The eight permissions (PM-01 … PM-08).
public enum PermissionKind: String, CaseIterable, Sendable {
  case notification
  case appTracking = "app_tracking"
  case location, camera, microphone, photos, contacts, calendar
}

public enum StepLayoutKeys {
  public static let type = Key.choice("type", default: StepKeys.LayoutType.scroll)
  public static let declaration = ObjectDeclaration("layout", shorthand: ["type"], keys: [type])
}

/// A step's `background`.
public enum BackgroundKeys {
  public static let color = Key.color("color", aliases: ["background_color"])
  public static let gradient = Key.object("gradient", aliases: ["background_gradient"], GradientKeys.declaration)
  public static let imageURL = Key.asset("image_url", aliases: ["image"], .image)
  public static let overlay = Key.color("overlay")
  public static let declaration = ObjectDeclaration(
    "background", shorthand: ["color"], keys: [color, gradient, imageURL, overlay])
}

/// One of `next_step_rules` (S-08).
public enum RuleKeys {
  public static let when = Key.json("when", aliases: ["condition", "if"], .condition)
  public static let target = Key.string("target", aliases: ["next", "step", "goto"])
  public static let declaration = ObjectDeclaration("rule", keys: [when, target])
}
